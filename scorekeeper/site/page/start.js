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
  webRenderer: "canvaskit",
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

// What is said here, in the language that was chosen on this device or that is read here.
function say(text) {
  const chosen = localStorage.getItem("flutter.scorekeeper.language")?.replaceAll('"', "");
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  const language = wanted.find((tag) => tag in SITE.texts) ?? "en";
  return SITE.texts[language][text];
}

// The cover tells truly how far the start is: bytes that have come, and steps that were done.
const cover = {
  element: document.getElementById("cover"),
  words: document.getElementById("words"),
  bar: document.getElementById("bar"),
  whole: Object.values(SITE.weights).reduce((sum, weight) => sum + weight, 0),
  come: {},

  say(text) {
    this.words.textContent = say(text);
  },

  // So much of this part has come; without a number, all of it.
  came(part, weight = Infinity) {
    if (!(part in SITE.weights)) return;
    this.come[part] = Math.min(SITE.weights[part], (this.come[part] ?? 0) + weight);
    const sum = Object.values(this.come).reduce((sum, weight) => sum + weight, 0);
    const percent = Math.round((100 * sum) / this.whole);
    this.bar.setAttribute("aria-valuenow", percent);
    this.bar.firstElementChild.style.width = `${percent}%`;
  },

  lift() {
    const gone = () => this.element.remove();
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(gone)));
  },
};
cover.say("starting");
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
  worker: () => cover.say("starting"),
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

async function keepOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const taken = performance.getEntriesByType("resource").map(({ name }) => name);
  const chromium = taken.some((name) => name.includes("/canvaskit/chromium/"));
  const url = `sw.js?canvaskit=${chromium ? "chromium" : "full"}`;
  const kept = await workers.register(url, { updateViaCache: "none" });
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
