import { utils, write } from 'cfb';

/** The kind of a text of Word, at the beginning of its stream, and the length of its head. */
const kindOfText = 0xa5ec;
const headBytes = 900;

export interface DocOptions {
  /** What stands in the stream of the text. */
  text?: string;
  /** Further parts of the container, by their paths. */
  parts?: Readonly<Record<string, string>>;
}

/** Makes a container with the stream of a text, as Word 97 to 2003 writes them. */
export function makeDoc({ text = 'A text', parts = {} }: DocOptions = {}): Buffer {
  const container = utils.cfb_new();
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(kindOfText, 0);
  utils.cfb_add(container, 'WordDocument', Buffer.concat([head, Buffer.from(text, 'latin1')]));
  utils.cfb_add(container, '0Table', Buffer.alloc(16));
  for (const [path, content] of Object.entries(parts)) utils.cfb_add(container, path, Buffer.from(content));
  return Buffer.from(write(container, { type: 'buffer' }) as Uint8Array);
}
