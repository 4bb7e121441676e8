// Runs before Flet's client: says where its parts are, and shows how much of them is here.
// BOOT stands before this: `texts` of the page by language, `sizes` of the large
// parts, and the `early` ones.
"use strict";

const BASE = new URL(".", document.currentScript.src).pathname;

window.flet = {
  pyodide: false,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: BASE,
  assetBase: BASE,
  routeUrlStrategy: "path",
  canvasKitBaseUrl: `${BASE}canvaskit/`,
  fontFallbackBaseUrl: `${BASE}assets/fonts/`,
  webRenderer: "auto",
};
flet.flutterAppLoaded = new Promise((resolve) => (flet.flutterAppResolve = resolve));

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
    .find((tag) => tag in BOOT.texts) ?? "en";
const SAID = BOOT.texts[LANGUAGE];

document.documentElement.lang = LANGUAGE;
document.documentElement.dataset.light = chosen("theme") ?? "system";
document.querySelector("#cover b").textContent = SAID.name;

// So much of all is done; the bar never goes back.
const bar = document.querySelector("#cover progress");
const said = document.getElementById("said");
const loaded = (share) => {
  bar.value = Math.max(bar.value, share);
  said.textContent = bar.value < 0.9 ? SAID.loading : SAID.starting;
};
loaded(0);

// WebKit restores a page from its back/forward cache with a screen that no longer follows.
addEventListener("pageshow", (event) => {
  if (event.persisted && /^Apple/.test(navigator.vendor)) location.reload();
});

// The cover lies over Flet's waiting page until the first screen has been drawn, or never comes.
const LOADED = "scorekeeper.loaded";
const uncover = () => {
  localStorage.setItem(LOADED, BASE);
  const gone = () => document.getElementById("cover")?.remove();
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(gone)));
};
addEventListener("flutter-first-frame", () => setTimeout(uncover, 20000));

// The bar follows the bytes of the large parts that were asked for.
{
  const PARTS = 0.9;
  const here = new Map();
  const cached = localStorage.getItem(LOADED) === BASE;

  const part = (url) => {
    const { pathname } = new URL(url, document.baseURI);
    const name = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : "";
    return name in BOOT.sizes ? name : null;
  };
  const came = (name, bytes) => {
    here.set(name, bytes);
    const all = [...here.keys()].reduce((sum, each) => sum + BOOT.sizes[each], 0);
    loaded((PARTS * [...here.values()].reduce((sum, each) => sum + each, 0)) / all);
  };
  const count = async (name, body) => {
    let bytes = 0;
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      came(name, (bytes += value.length));
    }
  };

  const fetchAny = window.fetch;
  window.fetch = async (...asked) => {
    const name = part(asked[0]?.url ?? asked[0]);
    if (name) came(name, 0);
    const answer = await fetchAny(...asked);
    // An answer that is read twice is not kept compiled: only the first visit is counted.
    if (name && answer.ok) cached ? came(name, BOOT.sizes[name]) : count(name, answer.clone().body);
    return answer;
  };

  // The client asks for fonts when it has started: on a first visit they are here by then.
  if (!cached) {
    for (const name of BOOT.early) {
      fetchAny(BASE + name, { priority: "low" }).then((answer) => answer.arrayBuffer());
    }
  }

  // A script tells only when it is all here. The client asks a CDN for Rive, which draws nothing
  // in this app: no script of another host is loaded.
  const src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    ...src,
    set(url) {
      if (new URL(url, document.baseURI).origin !== location.origin) return;
      const name = part(url);
      if (name) came(name, 0);
      if (name) this.addEventListener("load", () => came(name, BOOT.sizes[name]));
      src.set.call(this, url);
    },
  });
}
