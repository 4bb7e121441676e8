// When a snapshot of Python is made, used and forgotten (what that is, python.js tells). It only
// makes a start shorter: whatever goes wrong with it, it is deleted, and the app starts without.
// BOOT has the `snapshot` that fits: Python, its packages and nothing of the app.
"use strict";

const snapshotAt = (here) => {
  const NAME = `scorekeeper ${here} snapshot ${BOOT.snapshot}`;
  const NOTES = "scorekeeper.snapshot";
  const AT_MOST = 2; // starts that failed; after these it is left alone
  const MEMORY = 4; // gigabytes of the device: making one takes a second Python
  const ROOM = 500e6; // bytes that must be left for the site: one takes a tenth of it
  const IDLE = 15_000;
  const PATIENCE = 20_000; // a start from one takes a second or two

  // `trying` stands from the start of Python until there is a screen: also for a browser that dies.
  const noted = () => {
    try {
      const notes = JSON.parse(localStorage.getItem(NOTES));
      if (notes?.name === NAME) return notes;
    } catch {
      // of nobody we know
    }
    return { name: NAME, trying: false, failures: 0 };
  };
  const note = (changed) =>
    localStorage.setItem(NOTES, JSON.stringify({ ...noted(), ...changed }));

  let used = false;
  let giveUp = 0;
  const forget = () => {
    used = false;
    note({ trying: false, failures: noted().failures + 1 });
    return caches.delete(NAME);
  };

  const before = noted();
  if (before.trying) forget();
  const usable = !before.trying && before.failures < AT_MOST;

  let maker = null;
  let touched = 0;
  const stop = () => {
    maker?.terminate();
    maker = null;
  };
  // Whoever touches the screen gets the whole device.
  for (const touch of ["pointerdown", "keydown"]) {
    addEventListener(touch, () => ((touched = performance.now()), stop()), { capture: true });
  }
  const idle = () =>
    performance.now() - touched > IDLE && !/\/deal\//.test(location.hash);

  async function make(modules) {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    const again = setInterval(() => {
      if (maker || !idle()) return;
      maker = new Worker("maker.js", { type: "module" });
      maker.onmessage = maker.onerror = () => {
        clearInterval(again);
        stop();
      };
      maker.postMessage({ name: NAME, modules });
    }, 2000);
  }

  return {
    // For the worker of the app: under which name it may look for one.
    name: usable ? NAME : "",
    // Python is being started from it; `fail` is called when that takes too long.
    starts(fail) {
      used = true;
      note({ trying: true });
      giveUp = setTimeout(fail, PATIENCE);
    },
    started: () => clearTimeout(giveUp),
    worked: () => used && note({ trying: false, failures: 0 }),
    // Something failed. Whether that may have come of the snapshot: then it is gone when this
    // resolves.
    async failed() {
      stop();
      clearTimeout(giveUp);
      if (!used) return false;
      await forget().catch(() => {});
      return true;
    },
    wanted: () => !used && navigator.deviceMemory >= MEMORY && noted().failures < AT_MOST,
    make: (modules) => make(modules).catch((error) => console.warn(error)),
  };
};
