// Python and the app in it. Starts at once, before there is a screen to draw on: what Flet's
// client needs of it is said in start.js.
import { filesystem, openFiles, withRealSync } from "./opfs.js";
import { filesOf } from "./unzip.js";

const HERE = new URL("./", import.meta.url);
const at = (path) => new URL(path, HERE).href;
const tell = (message) => self.postMessage({ scorekeeper: message });
const stage = (name) => tell({ stage: name, at: performance.timeOrigin + performance.now() });

// What ends Python, or leaves it half done, ends the app: the page starts anew.
const fail = (error) => {
  console.error(error);
  stage("failed");
};
self.addEventListener("unhandledrejection", ({ reason }) => fail(reason));

const DATABASE = "scorekeeper.db";
const LOCK = `scorekeeper ${HERE.pathname}`;
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
  },
  packages: {},
};

// Between Flet's client and Flet in Python go bytes; all else is between the page and the app.
const flet = { args: null, documentUrl: "" };
flet.receive_callback = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};
// Python hears by putting its own function in the place of `hear`.
const page = { tell: (word) => tell({ word }), hear: () => {} };
const connected = new Promise((connect) => {
  self.onmessage = ({ data }) => {
    if (data.connect) connect(data.connect);
    else if (data.word) page.hear(data.word);
    else flet.send(data);
  };
});

async function load(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const parts = [];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    tell({ path, loaded: value.length });
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// One page at a time may have the matches. Another one waits here until that one is closed.
function onlyOne() {
  return new Promise((resolve) => {
    const hold = (lock) => {
      if (lock) resolve();
      else {
        tell({ stage: "elsewhere" });
        navigator.locks.request(LOCK, hold);
      }
      return lock && new Promise(() => {});
    };
    navigator.locks.request(LOCK, { ifAvailable: true }, hold);
  });
}

const place = (FS, archive) => {
  for (const { name, bytes } of filesOf(archive)) {
    const path = `/lib/scorekeeper/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes, { canOwn: true });
  }
};

async function startPython(archives) {
  const { loadPyodide } = await import(at("python/pyodide.mjs"));
  return loadPyodide({
    indexURL: at("python/"),
    stdLibURL: at("python/library.zip"),
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: at("python/"),
    env: {
      HOME: "/home/pyodide",
      PYTHONPATH: "/lib/scorekeeper",
      PYTHONDONTWRITEBYTECODE: "1",
      PYDANTIC_DISABLE_PLUGINS: "__all__",
    },
    stdout: (text) => console.log(text),
    stderr: (text) => console.warn(text),
    fsInit: async (FS) => {
      for (const archive of await archives) place(FS, archive);
    },
    createPyodideModule: async (settings) => {
      const { default: create } = await import(at("python/pyodide.asm.mjs"));
      return create(withRealSync(settings));
    },
  });
}

async function start() {
  stage("worker");
  const archives = Promise.all(["python/packages.zip", "python/app.zip"].map(load));
  await onlyOne();
  const held = openFiles("scorekeeper", DATABASE, `${DATABASE}-journal`);
  held.catch(() => {});
  const python = await startPython(archives);
  python._api.on_fatal = fail;
  stage("python");
  python.registerJsModule("flet_js", flet);
  const main = python.pyimport("scorekeeper.site.main");
  stage("app");
  python.FS.mkdirTree("/data");
  python.FS.mount(filesystem(python.FS, await held), {}, "/data");
  if (main.start(page, navigator.languages.join(","))) tell({ stage: "matches" });
  stage("data");
  Object.assign(flet, await connected);
  await flet.start_connection(flet.receive_callback);
  self.postMessage("initialized");
}

start().catch(fail);
