// What can be done on the page when the matches cannot be opened: the file that has them is saved
// for whoever may mend it, or set aside, so that there is room for a backup.
"use strict";

const FILE = "scorekeeper.db";
const filesHere = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle("scorekeeper");

async function saveDamaged() {
  const kept = await (await filesHere()).getFileHandle(FILE);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await kept.getFile());
  link.download = `damaged-${FILE}`;
  link.click();
}

// Each damaged file is kept, under a name that is free; its journal belongs to it.
const aside = (name, nth) => (nth === 1 ? `damaged-${name}` : `damaged-${nth}-${name}`);

async function beginAnew() {
  const files = await filesHere();
  const fileOf = (name) => files.getFileHandle(name).catch(() => null);
  let nth = 1;
  while (await fileOf(aside(FILE, nth))) nth += 1;
  for (const name of [FILE, `${FILE}-journal`]) {
    await (await fileOf(name))?.move(aside(name, nth));
  }
  location.reload();
}

const key = (text, press) => {
  const made = document.createElement("button");
  made.textContent = SAID[text];
  made.onclick = () => press().catch(() => say("failed"));
  return made;
};

function tellTrouble(code) {
  const damaged = ["damaged", "not-a-database"].includes(code);
  say(damaged ? "damaged" : code in SAID ? code : "failed");
  if (damaged) said.after(key("save", saveDamaged), key("afresh", beginAnew));
}
