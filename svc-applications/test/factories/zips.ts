import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: string | Buffer;
  deflated?: boolean;
  /** A compression method to declare instead of the real one. */
  method?: number;
  flags?: number;
  /** Writes sizes and checksum after the content, as programs do that do not know them before. */
  descriptor?: 'marked' | 'plain' | 'long';
  /** Extra fields in the directory and, unless `extraInFile` replaces them, in the file's header. */
  extra?: Buffer;
  extraInFile?: Buffer;
  comment?: Buffer;
  /** Whether the directory leaves the file out. */
  hidden?: boolean;
  /** Bytes after the end of the compressed data, and after the whole file. */
  trailing?: Buffer;
  behind?: Buffer;
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const none = Buffer.alloc(0);

/** An archive as programs write it, or in ways that no program does. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const rows: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { body, row } = fileAt(offset, file);
    bodies.push(body);
    if (!file.hidden) rows.push(row);
    offset += body.length;
  }
  const directory = Buffer.concat(rows);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(rows.length, 8);
  end.writeUInt16LE(rows.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

function fileAt(offset: number, file: ZippedFile): { body: Buffer; row: Buffer } {
  const { deflated = false, descriptor, extra = none, comment = none, behind = none, trailing = none } = file;
  const [name, content] = [Buffer.from(file.name), Buffer.from(file.content)];
  const packed = Buffer.concat([deflated ? deflateRawSync(content) : content, trailing]);
  const sizes = [crc32(content), packed.length, content.length];
  const flags = (file.flags ?? 0) | (descriptor ? 8 : 0);
  const extraInFile = file.extraInFile ?? extra;
  const head = (values: number[]) => {
    const bytes = Buffer.alloc(26);
    bytes.writeUInt16LE(20, 0);
    bytes.writeUInt16LE(flags, 2);
    bytes.writeUInt16LE(file.method ?? (deflated ? 8 : 0), 4);
    for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 10 + 4 * index);
    bytes.writeUInt16LE(name.length, 22);
    return bytes;
  };
  const inFile = head(descriptor ? [0, 0, 0] : sizes);
  inFile.writeUInt16LE(extraInFile.length, 24);
  const inRow = head(sizes);
  inRow.writeUInt16LE(extra.length, 24);
  const place = Buffer.alloc(14);
  place.writeUInt16LE(comment.length, 0);
  place.writeUInt32LE(offset, 10);
  const body = [
    latin('PK\x03\x04'),
    inFile,
    name,
    extraInFile,
    packed,
    descriptorOf(sizes, descriptor),
    behind,
  ];
  const row = [latin('PK\x01\x02\x14\x00'), inRow, place, name, extra, comment];
  return { body: Buffer.concat(body), row: Buffer.concat(row) };
}

function descriptorOf(sizes: number[], kind: ZippedFile['descriptor']): Buffer {
  if (!kind) return none;
  const values = Buffer.alloc(kind === 'long' ? 20 : 12);
  const [checksum = 0, packed = 0, content = 0] = sizes;
  values.writeUInt32LE(checksum, 0);
  values.writeUInt32LE(packed, 4);
  values.writeUInt32LE(content, kind === 'long' ? 12 : 8);
  return kind === 'plain' ? values : Buffer.concat([latin('PK\x07\x08'), values]);
}
