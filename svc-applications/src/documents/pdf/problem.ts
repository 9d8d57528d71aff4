import { Locked, readableObjects } from './decrypt';
import { readObjects } from './objects';
import { type PdfProblem, Refused } from './refused';
import { checkRules } from './rules';
import { endMarkOf, hasPage, headerOf, isWhole } from './whole';

/**
 * Why a file is refused as a PDF. Only its bytes count, not its name. It is read as readers do: from the header in the
 * first kilobyte to the last end mark, with the empty password if it is encrypted. Every object is checked, wherever it
 * is and whether or not a table lists it. What cannot be read is refused, because a reader may be able to.
 */
export async function pdfProblem(bytes: Buffer): Promise<PdfProblem | undefined> {
  if (bytes.length === 0) return 'empty';
  if (headerOf(bytes) === -1) return 'notPdf';
  // Objects before the header count as well, since some readers search the whole file.
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
    // The reader failed: the nesting is too deep, or it is no PDF syntax.
    return 'unreadable';
  }
}
