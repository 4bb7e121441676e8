// The files of an archive that is not compressed, as views into it: nothing is copied.

const END = 0x06054b50;
const END_LENGTH = 22;

export function* filesOf(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - END_LENGTH;
  if (view.getUint32(end, true) !== END) throw new Error("this is no archive");
  const text = new TextDecoder();
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(entry + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    const header = view.getUint32(entry + 42, true);
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield {
      name: text.decode(archive.subarray(entry + 46, entry + 46 + name)),
      bytes: archive.subarray(start, start + size),
    };
    entry += 46 + name + extra + comment;
  }
}
