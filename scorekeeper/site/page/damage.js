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

// One damaged file is kept under another name, the last one; its journal belongs to it.
async function beginAnew() {
  const files = await filesHere();
  for (const name of [FILE, `${FILE}-journal`]) {
    const kept = await files.getFileHandle(name).catch(() => null);
    await kept?.move(`damaged-${name}`);
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
