import { inflateRawSync } from 'node:zlib';

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
/** The flag of a file whose sizes stand behind its content. */
const sizesLater = 8;
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
 * All files in an archive by its directory, as programs open it; an empty list where the archive is incomplete, has
 * more parts than a text, or could be read in two ways. Nothing is inflated.
 */
export function entriesOfZip(bytes: Buffer): ZipEntry[] {
  const end = endRecordOf(bytes);
  if (end === undefined) return [];
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries || count !== bytes.readUInt16LE(end + 8)) return [];
  let at = bytes.readUInt32LE(end + 16);
  if (at + bytes.readUInt32LE(end + 12) !== end || bytes.indexOf(endMark, at) !== end) return [];
  const entries: ZipEntry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== entryMark) return [];
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    if (name > longestName || !isSameInFile(bytes, at)) return [];
    const begins = at + entryBytes;
    entries.push({
      name: bytes.toString('utf8', begins, begins + name),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = begins + name + extra + comment;
  }
  return at === end ? entries : [];
}

/** The place of the only end record whose comment ends with the file: of two, programs take either. */
function endRecordOf(bytes: Buffer): number | undefined {
  const least = Math.max(0, bytes.length - endBytes - longestComment);
  const ends: number[] = [];
  let last = -1;
  for (let at = bytes.indexOf(endMark, least); at !== -1; at = bytes.indexOf(endMark, at + 1)) {
    last = at;
    if (at + endBytes <= bytes.length && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      ends.push(at);
  }
  // A sheet within the archive has an end record of its own, before this one.
  return ends.length === 1 && ends[0] === last ? last : undefined;
}

/** Whether the header before the content says what the directory says: some programs read the one, some the other. */
function isSameInFile(bytes: Buffer, entry: number): boolean {
  const file = bytes.readUInt32LE(entry + 42);
  const name = bytes.readUInt16LE(entry + 28);
  if (file + fileBytes + name > bytes.length || bytes.readUInt32LE(file) !== fileMark) return false;
  const nameInFile = bytes.subarray(file + fileBytes, file + fileBytes + bytes.readUInt16LE(file + 26));
  if (!nameInFile.equals(bytes.subarray(entry + entryBytes, entry + entryBytes + name))) return false;
  if (bytes.readUInt16LE(file + 8) !== bytes.readUInt16LE(entry + 10)) return false;
  const isLater = (bytes.readUInt16LE(file + 6) & sizesLater) !== 0;
  return [18, 22].every((place) => {
    const size = bytes.readUInt32LE(file + place);
    return size === bytes.readUInt32LE(entry + place + 2) || (isLater && size === 0);
  });
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
