import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { problemSentence } from './document';
import { cleanFileName } from './file-name';
import { pdfProblem } from './pdf';
import type { NewDocument } from './store';

/** A file of a form, as it lies on this machine for the time of the request. */
export interface IncomingFile {
  path: string;
  size: number;
  originalName: string;
}

/** A file that has been looked at. */
export interface AcceptedFile {
  /** The field that it came in. */
  field: string;
  bytes: Buffer;
  originalName: string;
}

/**
 * Reads and checks all files of a form.
 * @throws Invalid, naming each file that is not a whole PDF that opens without a password.
 */
export async function acceptPdfs(files: Record<string, IncomingFile>): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  const fields: FieldErrors = {};
  for (const [field, file] of Object.entries(files)) {
    const bytes = await readFile(file.path);
    const problem = pdfProblem(bytes);
    if (problem) fields[field] = [problemSentence(field, problem)];
    accepted.push({ field, bytes, originalName: cleanFileName(file.originalName, `${field}.pdf`) });
  }
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
  return accepted;
}

/** Where it will lie: nobody can guess it, and nothing of it is of the applicant's making. */
export const newFilePath = (applicationId: number): string =>
  `${applicationId}/${randomBytes(16).toString('hex')}.pdf`;

export type StoredFile = NewDocument & { field: string };
