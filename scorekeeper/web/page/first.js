// The first part of the script of the page, wherever the app runs. BOOT stands before it: what is
// known of what is to be loaded, and `texts` of the page by language.
"use strict";

const BASE = new URL(".", document.currentScript.src).pathname;

window.flet = {
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: BASE,
  assetBase: BASE,
  canvasKitBaseUrl: `${BASE}canvaskit/`,
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

// The cover lies over Flet's waiting page until the first screen has been drawn.
const cover = document.getElementById("cover");
const said = document.getElementById("said");
const bar = document.querySelector("#cover progress");
let covered = true;
const lift = () => {
  covered = false;
  const gone = () => covered || cover.remove();
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(gone)));
};

// The client asks a CDN for Rive, which draws nothing in this app: no script of another host is
// loaded. Of the others `onScript` is told.
let onScript = (_script, _url) => {};
{
  const src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    ...src,
    set(url) {
      if (new URL(url, document.baseURI).origin !== location.origin) return;
      onScript(this, url);
      src.set.call(this, url);
    },
  });
}
