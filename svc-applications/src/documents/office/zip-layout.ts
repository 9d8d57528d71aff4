import type { ZipEntry } from './zip-entry';

const descriptorMark = Buffer.from('PK\x07\x08', 'latin1');

/**
 * Whether the files of an archive follow each other without gaps from its first byte to its directory. Programs that
 * read an archive from its beginning would see files in gaps that the directory does not list.
 */
export function isGapless(bytes: Buffer, entries: readonly ZipEntry[], directory: number): boolean {
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset);
  let at = 0;
  for (const [index, entry] of inOrder.entries()) {
    if (entry.offset !== at) return false;
    at = inOrder[index + 1]?.offset ?? directory;
    const behind = bytes.subarray(entry.contentAt + entry.packedBytes, at);
    if (entry.contentAt + entry.packedBytes > at) return false;
    if (behind.length > 0 && !isDescriptor(behind, entry)) return false;
  }
  return at === directory;
}

/** Whether a data descriptor follows the content, with or without signature, with sizes of four or eight bytes. */
function isDescriptor(behind: Buffer, { packedBytes, bytes, checksum }: ZipEntry): boolean {
  const isMarked = behind.subarray(0, descriptorMark.length).equals(descriptorMark);
  const values = isMarked ? behind.subarray(descriptorMark.length) : behind;
  if (values.length !== 12 && values.length !== 20) return false;
  if (values.readUInt32LE(0) !== checksum) return false;
  if (values.length === 12) return values.readUInt32LE(4) === packedBytes && values.readUInt32LE(8) === bytes;
  return values.readBigUInt64LE(4) === BigInt(packedBytes) && values.readBigUInt64LE(12) === BigInt(bytes);
}
