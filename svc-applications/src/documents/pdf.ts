import { danger } from './pdf-danger';
import { lockOf } from './pdf-lock';
import { TooMuchWork, Work } from './work';

/** The reasons to refuse a file as a PDF. */
export type PdfProblem = 'empty' | 'notPdf' | 'locked' | 'unreadable' | 'active';

/** Bytes at the end of a file in which the end mark is searched. */
const tailBytes = 2048;
/** The limit of searched bytes for one file, inflated streams included. */
const workLimit = 64 * 1024 * 1024;

/**
 * Goes by the bytes, not by the name: the beginning and the end of the file, whether its newest trailer says that it
 * is encrypted, and whether it does more than show pages. A count of searched bytes limits the work; other requests
 * are served between its slices.
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
