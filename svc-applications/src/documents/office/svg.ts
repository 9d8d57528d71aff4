import { constants, gunzipSync, inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import type { TextProblem } from './problems';
import { textOf } from './xml';
import type { ZipEntry } from './zip-entry';

/** Elements that run something, embed other documents, or change an attribute after it was checked. */
const acting = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'set',
]);
const animating = /^animate/;
/** A place in the same picture, or an embedded bitmap. */
const ownPlace = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|bmp|webp)[;,])/i;
const addresses = new Set(['href', 'src', 'data', 'base']);
/** What a style fetches, even if written with CSS escapes. */
const fetched =
  /@import|expression\s*\(|-moz-binding|\\|url\(\s*["']?(?!\s*["']?(?:#|data:image\/(?:png|jpe?g|gif|bmp|webp)[;,]))/i;

/** Why an SVG picture is refused. Programs that draw it may fetch what it refers to, so it may only refer to itself. */
export function problemOfSvg(content: Buffer): TextProblem | undefined {
  let found = false;
  let styles = '';
  let isStyle = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (doctype) => {
    // Many programs write the public document type; definitions of its own are refused.
    if (/[[%]|<!/.test(doctype)) throw new Error('A picture defines nothing');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.startsWith('xml-')) found = true;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const name = local.toLowerCase();
    if (acting.has(name) || animating.test(name)) found = true;
    isStyle = name === 'style';
    for (const { local: attribute, value, prefix } of Object.values(attributes)) {
      const what = attribute.toLowerCase();
      // Names of namespaces look like addresses but nothing fetches them.
      if (prefix === 'xmlns' || what === 'xmlns') continue;
      if (what.startsWith('on') || fetched.test(value)) found = true;
      if (addresses.has(what) && !ownPlace.test(value)) found = true;
    }
  });
  const style = (text: string) => {
    if (isStyle) styles += text;
  };
  parser.on('text', style);
  parser.on('cdata', style);
  parser.on('closetag', () => {
    isStyle = false;
  });
  parser.write(textOf(content)).close();
  return found || fetched.test(styles) ? 'linked' : undefined;
}

const peekBytes = 512;
const isPacked = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Whether a picture is SVG by its content, regardless of its name: programs go by either. */
export function isDrawn(bytes: Buffer, entry: ZipEntry): boolean {
  const head = headOf(bytes, entry);
  const isOfWindows = /\.(?:emz|wmz)$/.test(entry.name);
  if (isPacked(head)) return !isOfWindows || isMarkup(partly(head, gunzipSync));
  return isMarkup(head);
}

function headOf(bytes: Buffer, { contentAt, packedBytes, method }: ZipEntry): Buffer {
  const packed = bytes.subarray(contentAt, contentAt + Math.min(packedBytes, peekBytes));
  return method === 0 ? packed : partly(packed, inflateRawSync);
}

function partly(packed: Buffer, inflate: typeof inflateRawSync): Buffer {
  try {
    return inflate(packed, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, peekBytes);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Whether the bytes before the first `<` are only byte order marks, zeros of wide characters, or blanks. */
const isMarkup = (head: Buffer): boolean =>
  /^[\u00ef\u00bb\u00bf\u00fe\u00ff\0\s]*</.test(head.toString('latin1'));
