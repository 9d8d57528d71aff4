import { utils, write } from 'cfb';

/** The mark of a Word document at the beginning of its text stream, and the length of the stream's head in bytes. */
const kindOfText = 0xa5ec;
const headBytes = 900;
/** The offset in the head of the position and length of the piece table. */
const piecesAt = 0x1a2;

const tableBytes = 16;

export interface DocOptions {
  /** The text of the document. */
  text?: string;
  /** Further parts of the container, by their paths. */
  parts?: Readonly<Record<string, string>>;
}

/** Makes a container with the stream of a text, as Word 97 to 2003 writes them. */
export function makeDoc({ text = 'A text', parts = {} }: DocOptions = {}): Buffer {
  const container = utils.cfb_new();
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(kindOfText, 0);
  const pieces = onePiece(text.length);
  head.writeUInt32LE(tableBytes, piecesAt);
  head.writeUInt32LE(pieces.length, piecesAt + 4);
  utils.cfb_add(container, 'WordDocument', Buffer.concat([head, Buffer.from(text, 'latin1')]));
  utils.cfb_add(container, '0Table', Buffer.concat([Buffer.alloc(tableBytes), pieces]));
  for (const [path, content] of Object.entries(parts)) utils.cfb_add(container, path, Buffer.from(content));
  return Buffer.from(write(container, { type: 'buffer' }) as Uint8Array);
}

/** A piece table with one piece: all characters, one byte each, directly after the head. */
function onePiece(signs: number): Buffer {
  const list = Buffer.alloc(21);
  list[0] = 2;
  list.writeUInt32LE(16, 1);
  list.writeUInt32LE(signs, 9);
  list.writeUInt32LE((2 * headBytes) | 0x40000000, 15);
  return list;
}
