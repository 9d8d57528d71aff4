import { inflateRawSync } from 'node:zlib';
import type { ZipEntry } from './zip-entry';
import { isGapless } from './zip-layout';
import { isSameName, plainNameOf } from './zip-name';

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
/** The signature of the record that, before the usual end record, points to another one in archives of over 4 GB. */
const longLocator = Buffer.from('PK\x06\x07', 'latin1');
const longLocatorBytes = 20;
/** Flags of a file: encrypted, sizes after the content, name in UTF-8. */
const [isEncrypted, sizesLater, isUnicode] = [1, 8, 0x800];
const endBytes = 22;
const entryBytes = 46;
const fileBytes = 30;
/** The most bytes of the comment after the end record. */
const longestComment = 0xffff;
/** The most files in an archive; a text has some hundred, with short names. */
const mostEntries = 4096;
const longestName = 512;

/**
 * All files of an archive by its directory, as programs open it. Empty if the archive is incomplete, has more parts
 * than a text, or can be read in two ways (by its directory, or file by file from its beginning). Nothing is inflated.
 */
export function entriesOfZip(bytes: Buffer): ZipEntry[] {
  const end = endRecordOf(bytes);
  if (end === undefined) return [];
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries || count !== bytes.readUInt16LE(end + 8)) return [];
  const directory = bytes.readUInt32LE(end + 16);
  if (directory + bytes.readUInt32LE(end + 12) !== end || bytes.indexOf(endMark, directory) !== end)
    return [];
  if (bytes.indexOf(longLocator, Math.max(0, end - longLocatorBytes)) === end - longLocatorBytes) return [];
  const entries: ZipEntry[] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== entryMark) return [];
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const next = at + entryBytes + name + extra + comment;
    const entry = name > longestName || next > end ? undefined : entryAt(bytes, at);
    if (!entry) return [];
    entries.push(entry);
    at = next;
  }
  return at === end && isGapless(bytes, entries, directory) ? entries : [];
}

/** The offset of the only end record whose comment ends with the file; if there are two, programs may use either. */
function endRecordOf(bytes: Buffer): number | undefined {
  const least = Math.max(0, bytes.length - endBytes - longestComment);
  const ends: number[] = [];
  let last = -1;
  for (let at = bytes.indexOf(endMark, least); at !== -1; at = bytes.indexOf(endMark, at + 1)) {
    last = at;
    if (at + endBytes <= bytes.length && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      ends.push(at);
  }
  // A workbook within the archive has an end record of its own, before the archive's.
  return ends.length === 1 && ends[0] === last ? last : undefined;
}

/** A file by its row in the directory; undefined if the header before its content differs. */
function entryAt(bytes: Buffer, at: number): ZipEntry | undefined {
  const offset = bytes.readUInt32LE(at + 42);
  if (offset + fileBytes > bytes.length || bytes.readUInt32LE(offset) !== fileMark) return undefined;
  const name = partOf(bytes, at + entryBytes, bytes.readUInt16LE(at + 28));
  const nameInFile = partOf(bytes, offset + fileBytes, bytes.readUInt16LE(offset + 26));
  const flags = bytes.readUInt16LE(offset + 6);
  if (!nameInFile.equals(name) || !isSameInFile(bytes, at, offset)) return undefined;
  const extra = partOf(bytes, at + entryBytes + name.length, bytes.readUInt16LE(at + 30));
  const extraInFile = partOf(bytes, offset + fileBytes + name.length, bytes.readUInt16LE(offset + 28));
  const plain = plainNameOf(name, (flags & isUnicode) !== 0);
  if (!plain || !isSameName(extra, name) || !isSameName(extraInFile, name)) return undefined;
  const packedBytes = bytes.readUInt32LE(at + 20);
  return {
    name: plain,
    method: bytes.readUInt16LE(at + 10),
    isOpenEnded: bytes.readUInt32LE(offset + 18) !== packedBytes,
    packedBytes,
    bytes: bytes.readUInt32LE(at + 24),
    checksum: bytes.readUInt32LE(at + 16),
    offset,
    contentAt: offset + fileBytes + name.length + extraInFile.length,
  };
}

const partOf = (bytes: Buffer, from: number, length: number): Buffer => bytes.subarray(from, from + length);

/** Whether the header before the content equals that in the directory: programs read either of them. */
function isSameInFile(bytes: Buffer, at: number, file: number): boolean {
  const flags = bytes.readUInt16LE(file + 6);
  const differing = flags ^ bytes.readUInt16LE(at + 8);
  if (differing & (isEncrypted | sizesLater | isUnicode) || flags & isEncrypted) return false;
  const method = bytes.readUInt16LE(file + 8);
  if ((method !== 0 && method !== 8) || method !== bytes.readUInt16LE(at + 10)) return false;
  const isLater = (flags & sizesLater) !== 0;
  const sizes = [18, 22].map((place) => bytes.readUInt32LE(file + place));
  // Without compression nothing would show where such a file ends.
  if (isLater && method === 8 && sizes.every((size) => size === 0)) return true;
  return sizes.every((size, index) => size === bytes.readUInt32LE(at + 20 + 4 * index));
}

/** The content of a file in the archive; undefined if it is broken, ends elsewhere, or has more than `most` bytes. */
export function contentInZip(bytes: Buffer, entry: ZipEntry, most: number): Buffer | undefined {
  const packed = partOf(bytes, entry.contentAt, entry.packedBytes);
  if (entry.method === 0) return packed.length > most || packed.length !== entry.bytes ? undefined : packed;
  try {
    const { buffer, engine } = inflateRawSync(packed, {
      maxOutputLength: Math.max(1, most),
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return engine.bytesWritten === packed.length && buffer.length === entry.bytes ? buffer : undefined;
  } catch {
    return undefined;
  }
}
