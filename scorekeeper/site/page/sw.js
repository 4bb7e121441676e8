// Keeps one whole version of the site in the browser, so that it starts without a network.
// A newer one is fetched beside it, complete or not at all, and waits until it is wanted.
"use strict";

const VERSION = "{version}";
const FILES = {files}; // the hash of each file by its place

const HERE = new URL("./", self.location).href;
const MINE = `scorekeeper ${HERE} `;
const CACHE = MINE + VERSION;
const SNAPSHOT = `${MINE}snapshot {snapshot}`; // of Python, where the page made one
const LIST = `${HERE}files-of-this-version`;
const AT_ONCE = 4;
const LETTERS = 16; // of a hash that are kept

// A browser draws with one of these: the page says which one this browser took.
const ENGINES = {
  skwasm: ["main.dart.wasm", "main.dart.mjs", "canvaskit/skwasm.js", "canvaskit/skwasm.wasm"],
  skwasm_heavy: [
    ...["main.dart.wasm", "main.dart.mjs"],
    ...["canvaskit/skwasm_heavy.js", "canvaskit/skwasm_heavy.wasm"],
  ],
  canvaskit: ["main.dart.js", "canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm"],
  chromium: [
    "main.dart.js",
    ...["canvaskit/chromium/canvaskit.js", "canvaskit/chromium/canvaskit.wasm"],
  ],
};
const OF_ANY = new Set(Object.values(ENGINES).flat());
const OF_MINE = ENGINES[new URL(self.location).searchParams.get("engine")] ?? [...OF_ANY];
const wanted = ([path]) => !OF_ANY.has(path) || OF_MINE.includes(path);

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hashOf(answer) {
  const body = await answer.clone().arrayBuffer();
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", body))).slice(0, LETTERS);
}
const myCaches = async () => (await caches.keys()).filter((name) => name.startsWith(MINE));

// Versions that are here already, with the hashes of their files.
async function others() {
  const found = [];
  for (const name of await myCaches()) {
    if (name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) found.push({ cache, files: await list.json() });
  }
  return found;
}

async function got(path, hash, older) {
  for (const { cache, files } of older) {
    const kept = files[path] === hash && (await cache.match(HERE + path));
    if (kept) return kept;
  }
  const answer = await fetch(HERE + path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if ((await hashOf(answer)) !== hash) throw new Error(`${path} is of another version`);
  return answer;
}

async function install() {
  const cache = await caches.open(CACHE);
  const older = await others();
  const missing = Object.entries(FILES).filter(wanted);
  const fetcher = async () => {
    for (let next; (next = missing.pop()); ) {
      const [path, hash] = next;
      await cache.put(HERE + path, await got(path, hash, older));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetcher));
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
}

async function activate() {
  for (const name of await myCaches()) {
    if (![CACHE, SNAPSHOT].includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const { origin, pathname } = new URL(request.url);
  const path = (origin + pathname).slice(HERE.length);
  const cache = await caches.open(CACHE);
  return (await cache.match(HERE + (path || "index.html"))) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => data === "use" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!request.url.startsWith(HERE)) event.respondWith(Response.error()); // nothing leaves the site
  else if (request.method === "GET") event.respondWith(answer(request));
});
