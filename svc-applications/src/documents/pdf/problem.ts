import { Locked, readableObjects } from './decrypt';
import { readObjects } from './objects';
import { type PdfProblem, Refused } from './refused';
import { checkRules } from './rules';
import { endMarkOf, hasPage, headerOf, isWhole } from './whole';

/**
 * Goes by the bytes, not by the name, and reads as readers do: from the header within the first kilobyte to the last
 * end mark, with the empty password where the file is encrypted. Every object is looked at, at whatever place it stands
 * and whichever table names it. What cannot be read is refused, since a reader may be able to.
 */
export async function pdfProblem(bytes: Buffer): Promise<PdfProblem | undefined> {
  if (bytes.length === 0) return 'empty';
  if (headerOf(bytes) === -1) return 'notPdf';
  // Objects before the header count as well: some readers look for objects in the whole file.
  const file = bytes;
  if (endMarkOf(file) === -1) return 'unreadable';
  try {
    const read = readObjects(file);
    if (!isWhole(file, read)) return 'unreadable';
    const objects = await readableObjects(file, read);
    checkRules(objects);
    return hasPage([...read.objects, ...objects]) ? undefined : 'unreadable';
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    if (error instanceof Locked) return 'locked';
    // An error of the reader: nesting too deep for it, or no PDF syntax.
    return 'unreadable';
  }
}
