import { contentInZip, entriesOfZip, type ZipEntry } from './zip';

type Problem = 'macros' | 'other';

const containerOfOld = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const nameInOld = Buffer.from('WordDocument', 'utf16le');

/** The folders and files that programs of a text lie in. */
const programsOfOld = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'].map((name) =>
  Buffer.from(`${name}\0`, 'utf16le'),
);
/** An entry of the directory in an old container: its name, the name's length, what it is. */
const entryBytes = 128;
const nameBytesAt = 64;
const kindAt = 66;

/** What keeps a file from being a DOC without programs. */
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
/** The list of parts names each kind in it; a few lists are looked at, since only one may be there. */
const mostLists = 3;

/** What keeps a file from being a DOCX without programs: it names its parts in a list, and has a main part. */
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
