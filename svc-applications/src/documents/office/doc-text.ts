import { FieldReader } from './fields';

/** The offset of the list of pieces that make up the text, followed by its length (MS-DOC, FibRgFcLcb97, Clx). */
const piecesAt = 0x1a2;
const [propertiesMark, piecesMark] = [1, 2];
const pieceBytes = 8;
/** The flag of a piece with one byte for each character. */
const isNarrow = 0x40000000;

export const [begins, separates, ends] = [0x13, 0x14, 0x15];
const mark = new RegExp(`([${String.fromCharCode(begins)}-${String.fromCharCode(ends)}])`);

/** The text in reading order; undefined if the list of pieces is broken, or has more characters than the file. */
export function textOfPieces(text: Buffer, table: Buffer): string | undefined {
  const pieces = listOfPieces(table, text.readUInt32LE(piecesAt), text.readUInt32LE(piecesAt + 4));
  if (!pieces) return undefined;
  const count = (pieces.length - 4) / (4 + pieceBytes);
  if (!Number.isInteger(count)) return undefined;
  const parts: string[] = [];
  let left = text.length;
  for (let index = 0; index < count; index += 1) {
    const signs = pieces.readUInt32LE(4 * (index + 1)) - pieces.readUInt32LE(4 * index);
    const place = pieces.readUInt32LE(4 * (count + 1) + pieceBytes * index + 2);
    left -= signs;
    if (signs < 0 || left < 0) return undefined;
    const from = place & ~isNarrow;
    const part =
      place & isNarrow
        ? text.toString('latin1', from / 2, from / 2 + signs)
        : text.toString('utf16le', from, from + 2 * signs);
    if (part.length !== signs) return undefined;
    parts.push(part);
  }
  return parts.join('');
}

/** The list of pieces, which follows any number of property changes. */
function listOfPieces(table: Buffer, from: number, length: number): Buffer | undefined {
  const list = table.subarray(from, from + length);
  let at = 0;
  while (list[at] === propertiesMark && at + 3 <= list.length) at += 3 + list.readUInt16LE(at + 1);
  if (list[at] !== piecesMark || at + 5 > list.length) return undefined;
  const bytes = list.readUInt32LE(at + 1);
  const pieces = list.subarray(at + 5, at + 5 + bytes);
  return bytes < 4 || pieces.length < bytes || pieces.readUInt32LE(0) !== 0 ? undefined : pieces;
}

/** Whether a field of the text fetches something, or has a name that another field produces. */
export function hasFetchingFieldIn(text: string): boolean {
  const fields = new FieldReader();
  /** For each open field, whether its code is being read. */
  const codes: boolean[] = [];
  for (const part of text.split(mark)) {
    const sign = part.length === 1 ? part.charCodeAt(0) : undefined;
    if (sign === begins) {
      fields.begin();
      codes.push(true);
    } else if (sign === separates) {
      fields.separate();
      if (codes.length > 0) codes[codes.length - 1] = false;
    } else if (sign === ends) {
      fields.end();
      codes.pop();
    } else if (codes.at(-1)) fields.add(part);
  }
  return fields.finish();
}
