// Starts Python before Flet's client, leads the client to it, and shows how far all is.
"use strict";

const HERE = new URL("./", document.baseURI).href;
const SITE = JSON.parse(document.getElementById("site").textContent);

window.flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: HERE,
  assetBase: HERE,
  routeUrlStrategy: "hash",
  canvasKitBaseUrl: `${HERE}canvaskit/`,
  fontFallbackBaseUrl: "assets/fonts/",
  webRenderer: "auto",
  pythonModuleName: "main",
  appPackageUrl: "",
};
flet.flutterAppLoaded = new Promise((resolve) => (flet.flutterAppResolve = resolve));

// WebKit restores a page from its back/forward cache with a screen that no longer follows.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// The client asks a CDN for Rive, which draws nothing here: no script of another host is loaded.
{
  const src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    ...src,
    set(url) {
      if (new URL(url, location).origin === location.origin) src.set.call(this, url);
    },
  });
}

// A font that is not here Flutter would ask for again and again: a font of boxes ends it.
{
  const { fetch } = window;
  const FALLBACK = /assets\/fonts\/(noto\w+\/v\d+\/[\w.-]+\.woff2)$/;
  window.fetch = (wanted, ...more) => {
    const font = FALLBACK.exec(typeof wanted === "string" ? wanted : wanted.url);
    const missing = font && !SITE.fonts.includes(font[1]);
    return fetch(missing ? `${HERE}fonts/Box.ttf` : wanted, ...more);
  };
}

// What was chosen in the settings is kept by the client, as JSON.
const chosen = (name) => {
  try {
    return JSON.parse(localStorage.getItem(`flutter.scorekeeper.${name}`));
  } catch {
    return null;
  }
};

// What the page says, in the language that was chosen here or that is read here.
const LANGUAGE =
  [chosen("language"), ...navigator.languages]
    .map((tag) => tag?.slice(0, 2))
    .find((tag) => tag in SITE.texts) ?? "en";

document.documentElement.lang = LANGUAGE;
document.documentElement.dataset.light = chosen("theme") ?? "system";

// The cover tells truly how far the start is: bytes that have come, and steps that were done.
const cover = {
  element: document.getElementById("cover"),
  said: document.getElementById("said"),
  bar: document.querySelector("#cover progress"),
  whole: Object.values(SITE.weights).reduce((sum, weight) => sum + weight, 0),
  here: {},

  say(text) {
    this.said.textContent = SITE.texts[LANGUAGE][text];
  },

  // So much of this part is here; without a number, all of it.
  came(part, weight = Infinity) {
    if (!(part in SITE.weights)) return;
    this.here[part] = Math.min(SITE.weights[part], (this.here[part] ?? 0) + weight);
    const sum = Object.values(this.here).reduce((sum, weight) => sum + weight, 0);
    this.bar.value = sum / this.whole;
  },

  lift() {
    const gone = () => this.element.remove();
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(gone)));
  },
};
document.querySelector("#cover b").textContent = SITE.texts[LANGUAGE].name;
cover.say("loading");
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) cover.came(name.replace(HERE, ""));
}).observe({ type: "resource", buffered: true });

// The stages of the start, by the clock, for whoever measures it.
const stages = (globalThis.stages = {});
const reached = (name, at = performance.timeOrigin + performance.now()) => {
  stages[name] = at;
  cover.came(name);
};
addEventListener("flutter-first-frame", () => reached("client"));

const worker = new Worker("worker.js", { type: "module" });
const waiting = [];
let toClient = null;

const heard = {
  worker: () => cover.say("loading"),
  python: () => cover.say("starting"),
  elsewhere: () => cover.say("elsewhere"),
  failed: () => cover.say("failed"),
  // Who has matches to lose is asked to have them kept: browsers listen only after a touch.
  matches: () => addEventListener("pointerup", () => wishes.persist(), { once: true }),
};

worker.onmessage = ({ data }) => {
  const own = data.scorekeeper;
  if (!own) {
    if (toClient) toClient(data);
    else waiting.push(data);
  } else if (own.path) cover.came(own.path, own.loaded);
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

worker.onerror = () => cover.say("failed");

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
      cover.lift();
      tellPersisted();
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
