// Starts Python before Flet's client, leads the client to it, and shows how far all is.
// BOOT has the `weights` of what is to come, and the `fonts` that are here.
"use strict";

const HERE = new URL("./", document.baseURI).href;

Object.assign(flet, {
  pyodide: true,
  routeUrlStrategy: "hash",
  fontFallbackBaseUrl: "assets/fonts/",
  pythonModuleName: "main",
  appPackageUrl: "",
});

// WebKit restores a page from its back/forward cache with a screen that no longer follows.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// A font that is not here Flutter would ask for again and again: a font of boxes ends it.
{
  const { fetch } = window;
  const FALLBACK = /assets\/fonts\/(noto\w+\/v\d+\/[\w.-]+\.woff2)$/;
  window.fetch = (wanted, ...more) => {
    const font = FALLBACK.exec(typeof wanted === "string" ? wanted : wanted.url);
    const missing = font && !BOOT.fonts.includes(font[1]);
    return fetch(missing ? `${HERE}fonts/Box.ttf` : wanted, ...more);
  };
}

// The cover tells truly how far the start is: bytes that have come, and steps that were done.
const say = (text) => (said.textContent = SAID[text]);
const WHOLE = Object.values(BOOT.weights).reduce((sum, weight) => sum + weight, 0);
const here = {};

// So much of this part is here; without a number, all of it.
const came = (part, weight = Infinity) => {
  if (!(part in BOOT.weights)) return;
  here[part] = Math.min(BOOT.weights[part], (here[part] ?? 0) + weight);
  bar.value = Object.values(here).reduce((sum, weight) => sum + weight, 0) / WHOLE;
};
say("loading");
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) came(name.replace(HERE, ""));
}).observe({ type: "resource", buffered: true });

// The stages of the start, by the clock, for whoever measures it.
const stages = (globalThis.stages = {});
const reached = (name, at = performance.timeOrigin + performance.now()) => {
  stages[name] = at;
  came(name);
};
addEventListener("flutter-first-frame", () => reached("client"));

const snapshot = snapshotAt(HERE);
const worker = new Worker("worker.js", { type: "module", name: snapshot.name });
worker.onerror = () => fail();

// Without Python the screen no longer follows. All that was entered is kept, so the page starts
// anew by itself; when it has done so just now, or Python never was there, that is for people.
const ANEW = "scorekeeper.anew";
const JUST_NOW = 300_000;
let failed = false;
let trouble = null; // that Python had with the matches
const fail = async () => {
  if (failed) return;
  failed = covered = true;
  worker.terminate();
  document.body.append(cover);
  if ((await snapshot.failed()) && !("shown" in stages)) return location.reload();
  if (trouble) return tellTrouble(trouble);
  const justNow = Date.now() - Number(sessionStorage.getItem(ANEW)) < JUST_NOW;
  if (justNow || !("python" in stages)) return say("failed");
  sessionStorage.setItem(ANEW, Date.now());
  say("anew");
  setTimeout(() => location.reload(), 2000); // as long as it takes to read it
};
const waiting = [];
let toClient = null;

const heard = {
  worker: () => say("loading"),
  snapshot: () => snapshot.starts(fail),
  python: () => say("starting"),
  data: () => snapshot.started(),
  elsewhere: () => say("elsewhere"),
  failed: fail,
  // Who has matches to lose is asked to have them kept: browsers listen only after a touch.
  matches: () => addEventListener("pointerup", () => wishes.persist(), { once: true }),
};

worker.onmessage = ({ data }) => {
  const own = data.scorekeeper;
  if (!own) {
    if (toClient) toClient(data);
    else waiting.push(data);
  } else if (own.path) came(own.path, own.loaded);
  else if (own.imported) snapshot.make(own.imported);
  else if (own.trouble) trouble = own.trouble;
  else if (own.word) wishes[own.word]();
  else {
    heard[own.stage]?.(own);
    reached(own.stage, own.at);
  }
};
// What the app asks of the page, and hears of it.
const wishes = {
  async persist() {
    await navigator.storage?.persist?.(); // resolves at once where it was granted before
    await tellPersisted();
  },
  use: () => newer?.postMessage("use"),
};
const tellApp = (word) => worker.postMessage({ word });

async function tellPersisted() {
  tellApp((await navigator.storage?.persisted?.()) ? "persistent" : "passing");
}

// Flet's client calls these three.
globalThis.jsConnect = (_, args, receive) =>
  new Promise((resolve) => {
    let frames = 0;
    toClient = (message) => {
      if (message === "initialized") return resolve();
      receive(message);
      frames += 1;
      if (frames !== 2) return; // The first one answers the client, the second brings a screen.
      reached("shown");
      lift();
      tellPersisted();
      snapshot.worked();
      setTimeout(keepOffline, 1000);
    };
    worker.postMessage({ connect: { args, documentUrl: document.URL } });
    waiting.splice(0).forEach(toClient);
  });
globalThis.jsSend = async (_, message) => worker.postMessage(message, [message.buffer]);
globalThis.jsDisconnect = async () => worker.terminate();

// A version of the site that is kept in the browser, and a newer one that waits to be used.
let newer = null;

// What this browser draws with.
function engine() {
  const taken = performance.getEntriesByType("resource").map(({ name }) => name);
  const found = taken.map((name) => /canvaskit\/(chromium)?\/?(\w+)\.wasm/.exec(name)).find(Boolean);
  return found ? (found[1] ?? found[2]) : "unknown";
}

async function keepOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const kept = await workers.register(`sw.js?engine=${engine()}`, { updateViaCache: "none" });
  workers.ready.then(() => snapshot.wanted() && worker.postMessage({ imported: true }));
  const offer = (waiting) => {
    if (!waiting || !workers.controller) return;
    newer = waiting;
    tellApp("newer");
  };
  offer(kept.waiting);
  kept.addEventListener("updatefound", () => {
    const { installing } = kept;
    installing.addEventListener("statechange", () => offer(kept.waiting));
  });
  addEventListener("visibilitychange", () => {
    if (!document.hidden) kept.update().catch(() => {}); // without a network there is no newer one
  });
}

// The newer version was asked for and is there: it starts.
navigator.serviceWorker?.addEventListener("controllerchange", () => newer && location.reload());
