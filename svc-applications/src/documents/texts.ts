import { contentInZip, entriesOfZip, type ZipEntry } from './zip';

type Problem = 'macros' | 'other';

const containerOfOld = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const nameInOld = Buffer.from('WordDocument', 'utf16le');

/** The folders and files that hold the macros of a text. */
const programsOfOld = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'].map((name) =>
  Buffer.from(`${name}\0`, 'utf16le'),
);
/** A directory entry of an old container: offsets of the name's length and of the entry's kind. */
const entryBytes = 128;
const nameBytesAt = 64;
const kindAt = 66;

/** The reason to refuse a file as a DOC without macros. */
export function problemOfDoc(bytes: Buffer): Problem | undefined {
  if (!bytes.subarray(0, 8).equals(containerOfOld) || !bytes.includes(nameInOld)) return 'other';
  for (let at = 512; at + entryBytes <= bytes.length; at += entryBytes) {
    const length = bytes.readUInt16LE(at + nameBytesAt);
    const kind = bytes[at + kindAt];
    if (length > nameBytesAt || (kind !== 1 && kind !== 2)) continue;
    const name = bytes.subarray(at, at + length);
    if (programsOfOld.some((program) => program.equals(name))) return 'macros';
  }
  return undefined;
}

const listOfParts = '[content_types].xml';
/** The list of parts names the kind of each part. A real file has one list; a file with a few lists has all of them read. */
const mostLists = 3;

/** The reason to refuse a file as a DOCX without macros: it needs a list of parts and a main part. */
export async function problemOfDocx(bytes: Buffer): Promise<Problem | undefined> {
  const entries = entriesOfZip(bytes);
  const lists = entries.filter(({ name }) => name.toLowerCase() === listOfParts);
  const isText = entries.some(({ name }) => /^word\/document\d*\.xml$/.test(name));
  if (!isText || lists.length === 0 || lists.length > mostLists) return 'other';
  if (entries.some(({ name }) => /vba(?:project|data)\w*\.(?:bin|xml)$/i.test(name))) return 'macros';
  return problemOfLists(bytes, lists);
}

async function problemOfLists(bytes: Buffer, lists: ZipEntry[]): Promise<Problem | undefined> {
  for (const list of lists) {
    const content = await contentInZip(bytes, list);
    if (!content) return 'other';
    if (/macroEnabled|vbaProject/i.test(content.toString('latin1').replaceAll('\0', ''))) return 'macros';
  }
  return undefined;
}
