import { type CFB$Container, find, read } from 'cfb';
import { isOwnFile } from '../addresses';
import { hasFetchingKind } from './doc-fields';
import { begins, ends, hasFetchingFieldIn, separates, textOfPieces } from './doc-text';
import { FieldReader } from './fields';
import type { TextProblem } from './problems';

const containerMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Names, in lower case, of folders and streams that hold macros. */
const macros = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'vbaproject']);
/** Names of folders and streams that hold objects of other programs, or controls. */
const foreign = new Set([
  'objectpool',
  '\u0001ole10native',
  '\u0001ole10itemname',
  'package',
  'ocxname',
  '\u0003ocxname',
  '\u0003objinfo',
]);

/** The streams with the text and its tables. */
const streams = ['worddocument', '0table', '1table'];

/** The identifier of a Word text, and the offset and the bits of its flags (MS-DOC, FibBase). */
const kindOfText = 0xa5ec;
const flagsAt = 10;
const isEncrypted = 0x0100;
const usesSecondTable = 0x0200;
/** The offset of the table that names the template, followed by its length (MS-DOC, FibRgFcLcb97, SttbfAssoc). */
const namesAt = 0x19a;

/** Why a file named .doc is refused; undefined if it is harmless. */
export function problemOfDoc(bytes: Buffer): TextProblem | 'locked' | undefined {
  if (!bytes.subarray(0, containerMark.length).equals(containerMark)) return 'other';
  try {
    return problemWithin(read(bytes, { type: 'buffer' }));
  } catch {
    return 'other';
  }
}

function problemWithin(container: CFB$Container): TextProblem | 'locked' | undefined {
  const parts = container.FullPaths.flatMap((path) => path.toLowerCase().split('/'));
  if (parts.some((part) => macros.has(part))) return 'macros';
  if (parts.some((part) => foreign.has(part))) return 'linked';
  // If there are two streams of the same name, also in a folder, programs may read either.
  if (streams.some((name) => parts.filter((part) => part === name).length > 1)) return 'other';
  const text = streamOf(container, 'WordDocument');
  if (!text || text.length < namesAt + 8 || text.readUInt16LE(0) !== kindOfText) return 'other';
  const flags = text.readUInt16LE(flagsAt);
  if (flags & isEncrypted) return 'locked';
  const table = streamOf(container, flags & usesSecondTable ? '1Table' : '0Table');
  if (!table) return 'other';
  const pieces = textOfPieces(text, table);
  if (pieces === undefined) return 'other';
  const template = templateIn(table, text.readUInt32LE(namesAt), text.readUInt32LE(namesAt + 4));
  if (!isOwnFile(template)) return 'linked';
  if (hasFetchingKind(text, table) || hasFetchingFieldIn(pieces)) return 'linked';
  // Other programs may read text that the list of pieces leaves out, so the whole stream is searched.
  return hasFetchingField(text, 1) || hasFetchingField(text, 2) ? 'linked' : undefined;
}

function streamOf(container: CFB$Container, name: string): Buffer | undefined {
  const content = find(container, name)?.content;
  return content && Buffer.from(content as Uint8Array);
}

/** The second entry of a list of names, each preceded by its length (MS-DOC, STTB). */
function templateIn(table: Buffer, from: number, length: number): string {
  const list = table.subarray(from, from + length);
  if (list.length < 8 || list.readUInt16LE(0) !== 0xffff) return '';
  const first = list.readUInt16LE(6);
  const second = 8 + 2 * first;
  if (second + 2 > list.length) return '';
  return list.toString('utf16le', second + 2, second + 2 + 2 * list.readUInt16LE(second));
}

/** The most characters of a field's name that are read. */
const longestName = 64;

/** Searches the stream with one or two bytes for each character, since it may contain both kinds of pieces. */
function hasFetchingField(text: Buffer, size: 1 | 2): boolean {
  for (let at = text.indexOf(begins); at !== -1; at = text.indexOf(begins, at + 1)) {
    const fields = new FieldReader();
    fields.begin();
    fields.add(nameBehind(text, at + size, size));
    if (fields.finish()) return true;
  }
  return false;
}

/** The text from a field's mark to the next mark. */
function nameBehind(text: Buffer, from: number, size: 1 | 2): string {
  const name = text.toString(size === 1 ? 'latin1' : 'utf16le', from, from + longestName * size);
  const end = [...name].findIndex((sign) => [begins, separates, ends].includes(sign.charCodeAt(0)));
  return end === -1 ? name : name.slice(0, end);
}
