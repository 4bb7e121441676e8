// Runs before Flet's client: says where its parts are, and shows how much of them is here.
// BOOT has the `sizes` of the large parts, and the `early` ones.
"use strict";

Object.assign(flet, {
  pyodide: false,
  routeUrlStrategy: "path",
  fontFallbackBaseUrl: `${BASE}assets/fonts/`,
});

// So much of all is done; the bar never goes back.
const loaded = (share) => {
  bar.value = Math.max(bar.value, share);
  said.textContent = bar.value < 0.9 ? SAID.loading : SAID.starting;
};
loaded(0);

// WebKit restores a page from its back/forward cache with a screen that no longer follows.
addEventListener("pageshow", (event) => {
  if (event.persisted && /^Apple/.test(navigator.vendor)) location.reload();
});

// The cover is lifted too when the first screen never comes.
const LOADED = "scorekeeper.loaded";
const uncover = () => {
  localStorage.setItem(LOADED, BASE);
  lift();
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

  // Whoever needs it asks again, and tells.
  const lostOnTheWay = () => {};

  const fetchAny = window.fetch;
  window.fetch = async (...asked) => {
    const name = part(asked[0]?.url ?? asked[0]);
    if (name) came(name, 0);
    const answer = await fetchAny(...asked);
    // An answer that is read twice is not kept compiled: only the first visit is counted.
    if (name && answer.ok) {
      if (cached) came(name, BOOT.sizes[name]);
      else count(name, answer.clone().body).catch(lostOnTheWay);
    }
    return answer;
  };

  // The client asks for fonts when it has started: on a first visit they are here by then.
  if (!cached) {
    for (const name of BOOT.early) {
      fetchAny(BASE + name, { priority: "low" })
        .then((answer) => answer.arrayBuffer())
        .catch(lostOnTheWay);
    }
  }

  // A script tells only when it is all here.
  onScript = (script, url) => {
    const name = part(url);
    if (!name) return;
    came(name, 0);
    script.addEventListener("load", () => came(name, BOOT.sizes[name]));
  };
}
