// Python and the app in it. Starts at once, before there is a screen to draw on: what Flet's
// client needs of it is said in start.js.
import { filesystem, openFiles } from "./opfs.js";
import { at, startPython } from "./python.js";

const tell = (message) => self.postMessage({ scorekeeper: message });
const stage = (name) => tell({ stage: name, at: performance.timeOrigin + performance.now() });

// What ends Python, or leaves it half done, ends the app: the page starts anew.
const fail = (error) => {
  console.error(error);
  stage("failed");
};
self.addEventListener("unhandledrejection", ({ reason }) => fail(reason));

const DATABASE = "scorekeeper.db";
const LOCK = `scorekeeper ${new URL(at("./")).pathname}`;

// Between Flet's client and Flet in Python go bytes; all else is between the page and the app.
const flet = { args: null, documentUrl: "" };
flet.receive_callback = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};
// Python hears by putting its own function in the place of `hear`.
const page = {
  tell: (word) => tell({ word }),
  trouble: (code) => tell({ trouble: code }),
  hear: () => {},
};
let main = null;
const connected = new Promise((connect) => {
  self.onmessage = ({ data }) => {
    if (data.connect) connect(data.connect);
    else if (data.imported) tell({ imported: main.imported().toJs() });
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

// Python as it was with all packages imported, if the page found nothing against it (its name is
// ours) and it is here.
async function keptSnapshot() {
  const kept = self.name && (await caches.match(at("snapshot"), { cacheName: self.name }));
  if (!kept) return null;
  const snapshot = new Uint8Array(await kept.arrayBuffer());
  const noted = (name) => Number(kept.headers.get(`x-${name}`));
  if (snapshot.length !== noted("bytes")) throw new Error("a part of the snapshot is missing");
  return { snapshot, table: noted("table") };
}

// One that cannot be read goes; the page has another one made.
const forgetSnapshot = () =>
  caches.delete(self.name).then(
    () => null,
    () => null,
  );

async function start() {
  stage("worker");
  const archives = ["python/packages.zip", "python/app.zip"].map(load);
  await onlyOne();
  const kept = keptSnapshot().catch(forgetSnapshot);
  const held = openFiles("scorekeeper", DATABASE, `${DATABASE}-journal`);
  held.catch(() => {});
  const ready = await kept;
  if (ready) stage("snapshot");
  const python = await startPython(archives, ready ?? {});
  python._api.on_fatal = fail;
  stage("python");
  python.registerJsModule("flet_js", flet);
  main = python.pyimport("scorekeeper.site.main");
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
