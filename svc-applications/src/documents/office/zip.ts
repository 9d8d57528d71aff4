import { inflateRawSync } from 'node:zlib';

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const fileBytes = 30;
/** The longest comment that may follow the end record. */
const longestComment = 0xffff;
/** The limit of parts: a text has some hundred, with short names. */
const mostEntries = 4096;
const longestName = 512;

export interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  offset: number;
}

/**
 * All files in an archive by its directory, as programs open it; an empty list where the archive is incomplete or has
 * more parts than a text. Nothing is inflated.
 */
export function entriesOfZip(bytes: Buffer): ZipEntry[] {
  const tail = Math.max(0, bytes.length - endBytes - longestComment);
  const found = bytes.subarray(tail).lastIndexOf(endMark);
  const end = tail + found;
  if (found === -1 || end + endBytes > bytes.length) return [];
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) return [];
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== entryMark) return [];
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    if (name > longestName) return [];
    const begins = at + entryBytes;
    entries.push({
      name: bytes.toString('utf8', begins, begins + name),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = begins + name + extra + comment;
  }
  return entries;
}

/** The content of a file in the archive; undefined when it is broken or has more bytes than `most`. */
export function contentInZip(
  bytes: Buffer,
  { method, packedBytes, offset }: ZipEntry,
  most: number,
): Buffer | undefined {
  if (offset + fileBytes > bytes.length) return undefined;
  const begins = offset + fileBytes + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(begins, begins + packedBytes);
  if (method === 0) return packed.length > most ? undefined : packed;
  if (method !== 8) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch {
    return undefined;
  }
}
