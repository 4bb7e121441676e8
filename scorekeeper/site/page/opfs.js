// The device's own files as Python sees them: a folder of fixed files, held open for as long as
// the page lives, so that a flush inside a commit reaches the disk before the commit is over.

const TRIES = 40; // A page that was just left may hold its files for a moment yet.

const SPARE = "copy.db";
const SPARE_JOURNAL = "copy.db-journal";

// Opens the files of a folder. Rejects when somebody else holds one of them.
export async function openFiles(folder, ...names) {
  let place = await navigator.storage.getDirectory();
  for (const part of folder.split("/")) {
    place = await place.getDirectoryHandle(part, { create: true });
  }
  const held = new Map();
  try {
    for (const name of [...names, SPARE, SPARE_JOURNAL]) held.set(name, await open(place, name));
  } catch (error) {
    for (const file of held.values()) file.close();
    throw error;
  }
  return held;
}

async function open(place, name) {
  const file = await place.getFileHandle(name, { create: true });
  for (let tried = 1; ; tried += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (tried === TRIES) throw error;
      await new Promise((done) => setTimeout(done, 25 * Math.min(tried, 10)));
    }
  }
}

const FOLDER = 0o040777;
const FILE = 0o100666;
const NO_SUCH_FILE = 44;
const NOT_PERMITTED = 63;
const INVALID = 28;
const INPUT_OUTPUT = 29;
const NO_SPACE = 51;

// A file system for Emscripten over files that are held open. A file is there when it has
// anything in it: to SQLite an empty journal is none. Folders in it have room for one file, the
// last one that was made there: a copy of the matches from before an update.
export function filesystem(FS, held) {
  const refuse = (code) => () => {
    throw new FS.ErrnoError(code);
  };

  // SQLite can tell of an error with a number; any other one goes through Python and ends it.
  const numbered = (operation) => (...wanted) => {
    try {
      return operation(...wanted);
    } catch (error) {
      if (error instanceof FS.ErrnoError) throw error;
      console.warn(error);
      throw new FS.ErrnoError(error.name === "QuotaExceededError" ? NO_SPACE : INPUT_OUTPUT);
    }
  };
  const allNumbered = (operations) =>
    Object.fromEntries(Object.entries(operations).map(([name, each]) => [name, numbered(each)]));

  const fileOf = (parent, name) => {
    if (parent.parent === parent) return held.get(name);
    return held.get(name.endsWith("-journal") ? SPARE_JOURNAL : SPARE);
  };

  function node(parent, name, mode) {
    const made = FS.createNode(parent, name, mode, 0);
    made.node_ops = nodes;
    made.stream_ops = FS.isDir(mode) ? folderStreams : fileStreams;
    made.atime = made.mtime = made.ctime = Date.now();
    if (FS.isDir(mode)) made.contents = {};
    else made.file = fileOf(parent, name);
    if (parent) parent.contents[name] = made;
    return made;
  }

  const nodes = allNumbered({
    getattr(node) {
      const size = node.file ? node.file.getSize() : 4096;
      const times = {};
      for (const time of ["atime", "mtime", "ctime"]) times[time] = new Date(node[time]);
      const { id: ino, mode } = node;
      const blocks = Math.ceil(size / 4096);
      const fixed = { dev: 1, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096 };
      return { ...fixed, ...times, ino, mode, size, blocks };
    },
    setattr(node, wanted) {
      for (const name of ["mode", "atime", "mtime", "ctime"]) {
        if (wanted[name] != null) node[name] = wanted[name];
      }
      if (wanted.size !== undefined) node.file?.truncate(wanted.size);
    },
    mknod(parent, name, mode) {
      if (!FS.isDir(mode)) {
        const file = fileOf(parent, name);
        if (!file) throw new FS.ErrnoError(NOT_PERMITTED);
        file.truncate(0);
      }
      return node(parent, name, mode);
    },
    unlink(parent, name) {
      const { file } = parent.contents[name];
      file.truncate(0);
      file.flush();
      delete parent.contents[name];
    },
    readdir: (node) => [".", "..", ...Object.keys(node.contents)],
    lookup: refuse(NO_SUCH_FILE),
    // What has one place for all its names can change its name.
    rename(node, parent, name) {
      if (node.parent !== parent || fileOf(parent, name) !== node.file) {
        throw new FS.ErrnoError(NOT_PERMITTED);
      }
      if (parent.contents[name]) FS.hashRemoveNode(parent.contents[name]);
      delete parent.contents[node.name];
      parent.contents[name] = node;
      node.name = name;
    },
    rmdir: refuse(NOT_PERMITTED),
    symlink: refuse(NOT_PERMITTED),
  });

  // Without the way back to where it stands, listing a folder never ends.
  const folderStreams = {
    llseek: (stream, offset, from) => (from === 1 ? offset + stream.position : offset),
  };

  const fileStreams = allNumbered({
    read: (stream, buffer, start, length, at) =>
      stream.node.file.read(buffer.subarray(start, start + length), { at }),
    write(stream, buffer, start, length, at) {
      stream.node.mtime = stream.node.ctime = Date.now();
      return stream.node.file.write(buffer.subarray(start, start + length), { at });
    },
    llseek(stream, offset, from) {
      const bases = [0, stream.position, stream.node.file.getSize()];
      const position = bases[from] + offset;
      if (position < 0) throw new FS.ErrnoError(INVALID);
      return position;
    },
    fsync(stream) {
      stream.node.file.flush();
      return 0;
    },
  });

  return {
    mount() {
      const root = node(null, "/", FOLDER);
      for (const [name, file] of held) if (file.getSize() > 0) node(root, name, FILE);
      return root;
    },
  };
}

// SQLite asks for fdatasync, which Emscripten answers without doing anything: it gets an fsync.
// One tells errors as they are, the other below zero.
export function withRealSync(settings) {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) => {
    const { fd_sync: sync } = imports.wasi_snapshot_preview1;
    imports.env.__syscall_fdatasync = (file) => -(sync(file) || 0);
    return instantiate(imports, done);
  };
  return settings;
}
