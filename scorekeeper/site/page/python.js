// Python and its packages, as the app is started in it and as a snapshot of it is made.
//
// A snapshot is Python's memory after the packages were imported: a start from it imports none.
// It has to meet what was there when it was made: the same compiled parts of packages, in the same
// places of the table of functions, so these are loaded first of all, in the order of the archive.
import { withRealSync } from "./opfs.js";
import { filesOf } from "./unzip.js";

const HERE = new URL("./", import.meta.url);
const HOME = "/lib/scorekeeper";
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
  },
  packages: {},
};

// What must not be the same at each start, nor what it was when the snapshot was made.
const AFRESH = `
import importlib, random
random.seed()
importlib.invalidate_caches()
del importlib, random
`;

export const at = (path) => new URL(path, HERE).href;

// With `table`, the length the table of functions must have for the snapshot.
export async function startPython(archives, { snapshot, table, making = false } = {}) {
  const { loadPyodide } = await import(at("python/pyodide.mjs"));
  const compiled = Promise.all(archives.map(compiledParts)).then((parts) => parts.flat());
  compiled.catch(() => {});
  const python = await loadPyodide({
    ...(snapshot && { _loadSnapshot: snapshot }),
    ...(making && { _makeSnapshot: true }),
    indexURL: at("python/"),
    stdLibURL: at("python/library.zip"),
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: at("python/"),
    env: {
      HOME: "/home/pyodide",
      PYTHONPATH: HOME,
      PYTHONDONTWRITEBYTECODE: "1",
      PYTHONHASHSEED: "0",
      PYDANTIC_DISABLE_PLUGINS: "__all__",
    },
    stdout: (text) => console.log(text),
    stderr: (text) => console.warn(text),
    fsInit: async (FS) => {
      for (const archive of archives) place(FS, await archive);
    },
    createPyodideModule: async (settings) => {
      const { default: create } = await import(at("python/pyodide.asm.mjs"));
      const module = await withParts(create, withRealSync(settings), compiled);
      if (table && module.wasmTable.length !== table) throw new Error("made for another Python");
      if (snapshot) makeRoom(module, snapshot);
      return module;
    },
  });
  if (snapshot) python.runPython(AFRESH);
  return python;
}

function place(FS, archive) {
  for (const { name, bytes } of filesOf(archive)) {
    const path = `${HOME}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes, { canOwn: true });
  }
}

async function compiledParts(archive) {
  const parts = [...filesOf(await archive)].filter(({ name }) => name.endsWith(".so"));
  const compile = async ({ name, bytes }) => [`${HOME}/${name}`, await WebAssembly.compile(bytes)];
  return Promise.all(parts.map(compile));
}

// Python's module, with the compiled parts of packages loaded before it runs.
function withParts(create, settings, compiled) {
  return new Promise((resolve, reject) => {
    settings.preRun.push((module) => {
      module.addRunDependency("parts");
      const loaded = compiled.then((parts) => loadParts(module, parts));
      loaded.then(() => module.removeRunDependency("parts")).catch(reject);
    });
    create(settings).then(resolve, reject);
  });
}

async function loadParts(module, parts) {
  const flags = { loadAsync: true, global: false, nodelete: true };
  for (const [path, part] of parts) {
    const exports = await module.loadWebAssemblyModule(part, flags, path, {}, 0);
    const loaded = { refcount: Infinity, name: path, exports, global: false };
    module.LDSO.loadedLibsByName[path] = loaded;
  }
}

// Pyodide asks for the memory that a snapshot needs, and does not get it.
function makeRoom(module, snapshot) {
  const header = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const needed = snapshot.length - header;
  if (needed > module.HEAP8.length) module.growMemory(needed);
}
