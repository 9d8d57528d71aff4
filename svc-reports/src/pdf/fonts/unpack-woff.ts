import { inflateSync } from 'node:zlib';

/** Sizes in bytes: the header of a WOFF file and an entry of its table list; then those of a plain font. */
const packed = { head: 44, entry: 20 };
const plain = { head: 12, entry: 16 };

interface Table {
  tag: number;
  checksum: number;
  bytes: Uint8Array;
}

/**
 * Returns the plain font in a WOFF file. fontkit reads WOFF as well, but unpacks the table of all outlines again for
 * each letter that it embeds.
 */
export function unpackWoff(file: Buffer): Buffer {
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, place) => tableOf(file, place));
  const directory = Buffer.alloc(plain.head + tables.length * plain.entry);
  const highest = 2 ** Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(file.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(highest * 16, 6);
  directory.writeUInt16BE(Math.log2(highest), 8);
  directory.writeUInt16BE((tables.length - highest) * 16, 10);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (const [place, { tag, checksum, bytes }] of tables.entries()) {
    const at = plain.head + place * plain.entry;
    for (const [index, value] of [tag, checksum, offset, bytes.length].entries())
      directory.writeUInt32BE(value, at + index * 4);
    // Tables begin at multiples of four bytes.
    const gap = -bytes.length & 3;
    parts.push(bytes, Buffer.alloc(gap));
    offset += bytes.length + gap;
  }
  return Buffer.concat(parts);
}

function tableOf(file: Buffer, place: number): Table {
  const at = packed.head + place * packed.entry;
  const [tag = 0, offset = 0, stored = 0, length = 0, checksum = 0] = Array.from({ length: 5 }, (_, index) =>
    file.readUInt32BE(at + index * 4),
  );
  const bytes = file.subarray(offset, offset + stored);
  return { tag, checksum, bytes: stored < length ? inflateSync(bytes) : bytes };
}
