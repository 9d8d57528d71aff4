import { danger } from './pdf-danger';
import { lockOf } from './pdf-lock';
import { TooMuchWork, Work } from './work';

/** What is wrong with something that should be a PDF. */
export type PdfProblem = 'empty' | 'notPdf' | 'locked' | 'unreadable' | 'active';

/** A PDF ends with a mark that only white space should follow. */
const tailBytes = 2048;
/** All that is looked at in one file, its unpacked parts included. */
const workLimit = 64 * 1024 * 1024;

/**
 * Looks at the bytes, not the name: where it begins and ends, whether its newest trailer says that it is encrypted,
 * and whether something in it does more than show pages. The work is bounded by a count that grows with the file, and
 * done in slices with everybody else's turn between them.
 */
export async function pdfProblem(bytes: Buffer, work = new Work(workLimit)): Promise<PdfProblem | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return 'notPdf';
  if (!bytes.subarray(-tailBytes).includes('%%EOF')) return 'unreadable';
  try {
    const lock = await lockOf(bytes, work);
    if (lock !== 'open') return lock === 'locked' ? 'locked' : 'unreadable';
    return await danger(bytes, work);
  } catch (error) {
    if (error instanceof TooMuchWork) return 'unreadable';
    throw error;
  }
}
