const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** The end may be followed by a comment of this length at most. */
const longestComment = 0xffff;

/**
 * The names of all files in an archive by its directory, which is what programs open it by; empty when it is no whole
 * archive. Nothing is unpacked.
 */
export function namesInZip(bytes: Buffer): string[] {
  const tail = Math.max(0, bytes.length - endBytes - longestComment);
  const found = bytes.subarray(tail).lastIndexOf(endMark);
  const end = tail + found;
  if (found === -1 || end + endBytes > bytes.length) return [];
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== entryMark) return [];
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const begins = at + entryBytes;
    names.push(bytes.toString('utf8', begins, begins + (name ?? 0)));
    at = begins + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}
