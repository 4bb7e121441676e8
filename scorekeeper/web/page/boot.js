// Runs before Flet's client: tells it where its parts are, and keeps the page alive.
"use strict";

window.flet = {
  pyodide: false,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: "/",
  assetBase: "/",
  routeUrlStrategy: "path",
  canvasKitBaseUrl: "/canvaskit/",
  fontFallbackBaseUrl: "assets/fonts/",
  webRenderer: "auto",
};
flet.flutterAppLoaded = new Promise((resolve) => (flet.flutterAppResolve = resolve));

// WebKit restores a page from its back/forward cache with a screen that no longer follows.
addEventListener("pageshow", (event) => {
  if (event.persisted && /^Apple/.test(navigator.vendor)) location.reload();
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

// Our own cover lies over Flet's waiting page until the first screen has been drawn.
const uncover = () => {
  const gone = () => document.getElementById("cover")?.remove();
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(gone)));
};
setTimeout(uncover, 20000);

// What is said while the server is away.
const AWAY = {
  en: "The server is away. Waiting…",
  pa: "ਸਰਵਰ ਨਾਲ ਸੰਪਰਕ ਟੁੱਟ ਗਿਆ। ਉਡੀਕ ਹੈ…",
  hi: "सर्वर से संपर्क टूट गया। इंतज़ार है…",
  ta: "சேவையகத்துடன் தொடர்பு இல்லை. காத்திருக்கிறது…",
};
// The language that was chosen here, or that is read here. The app keeps the page's own up to date.
const language = () => {
  const chosen = localStorage.getItem("flutter.scorekeeper.language")?.replaceAll('"', "");
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.find((tag) => tag in AWAY) ?? "en";
};
document.documentElement.lang = language();

// A socket that drops leaves Flet's screen frozen for good, although the client connects again:
// its first socket is its only one. When that is lost the page waits for the server and starts
// anew, with the session it had if the server still has it. A page reloaded by a person, or
// opened again, gets a new session: the truth is in the database.
{
  const SESSION = "_flet_session_id";
  const RESUME = "scorekeeper.resume";
  const Socket = window.WebSocket;
  let socket = null;
  let lost = false;
  let missed = 0;

  if (sessionStorage.getItem(RESUME) === null) sessionStorage.removeItem(SESSION);
  sessionStorage.removeItem(RESUME);

  const serverIsThere = () =>
    fetch("/ping", { cache: "no-store", signal: AbortSignal.timeout(4000) }).then(
      (answer) => answer.ok,
      () => false,
    );

  const startAnew = async () => {
    if (lost) return;
    lost = true;
    const away = document.getElementById("away");
    away.textContent = AWAY[language()];
    away.hidden = false;
    while (!(await serverIsThere())) await new Promise((done) => setTimeout(done, 500));
    sessionStorage.setItem(RESUME, "yes");
    location.reload();
  };

  class OnlySocket extends Socket {
    constructor(...wanted) {
      if (lost) return new NoSocket();
      super(...wanted);
      socket = this;
      let opened = false;
      let heard = 0;
      // The first message brings the screen of a session that goes on; of a new one the second.
      this.addEventListener("message", () => {
        heard += 1;
        if (heard === 1) setTimeout(uncover, 800);
        if (heard === 2) uncover();
      });
      this.addEventListener("open", () => (opened = true));
      this.addEventListener("close", () => opened && startAnew());
    }

    send(data) {
      if (this.readyState === Socket.OPEN) super.send(data);
    }
  }

  // What the client gets instead of a second socket: it never opens and never fails.
  class NoSocket extends EventTarget {
    readyState = Socket.CONNECTING;
    close() {}
    send() {}
  }

  window.WebSocket = OnlySocket;

  // Browsers send no pings: a phone that has left the Wi-Fi keeps a socket that looks alive.
  const look = async () => {
    if (document.hidden || lost || socket?.readyState !== Socket.OPEN) return;
    missed = (await serverIsThere()) ? 0 : missed + 1;
    if (missed < 2) return;
    socket.close();
    startAnew();
  };
  setInterval(look, 5000);
  addEventListener("visibilitychange", look);
}
