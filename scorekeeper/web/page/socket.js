// Runs before Flet's client: the app lives on a server, and this is the line to it.
"use strict";

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
    away.textContent = SAID.away;
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
        loaded(1);
        if (heard === 1) setTimeout(uncover, 800);
        if (heard === 2) uncover();
      });
      this.addEventListener("open", () => {
        opened = true;
        loaded(0.95);
      });
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
