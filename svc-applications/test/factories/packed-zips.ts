import { crc32 } from 'node:zlib';

/** An archive whose files are compressed. */
export function packedZip(
  files: Readonly<Record<string, string | Buffer>>,
  pack: (content: Buffer) => Buffer,
): Buffer {
  return zipOf(Object.entries(files).map(([name, text]) => entryOf(name, Buffer.from(text), pack)));
}

export interface PackedEntry {
  name: Buffer;
  packed: Buffer;
  bytes: number;
  checksum: number;
}

export const entryOf = (name: string, content: Buffer, pack: (content: Buffer) => Buffer): PackedEntry => ({
  name: Buffer.from(name),
  packed: pack(content),
  bytes: content.length,
  checksum: crc32(content),
});

/** An archive of these files. `places` gives the offsets that the directory has for them, instead of the true ones. */
export function zipOf(entries: readonly PackedEntry[], places: readonly number[] = []): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  entries.forEach(({ name, packed, bytes, checksum }, index) => {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(checksum, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(places[index] ?? offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, name);
    if (places[index] !== undefined) return;
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed]);
    bodies.push(body);
    offset += body.length;
  });
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(rows.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, rows, end]);
}
