import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { problemSentence } from './document';
import { cleanFileName } from './file-name';
import type { FileKind, Recognise } from './kinds';

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
  kind: FileKind;
  bytes: Buffer;
  originalName: string;
}

/**
 * Reads and checks all files of a form.
 * @throws Invalid, naming each file that is not what is taken here; a PDF has to be whole and open without a password.
 */
export async function acceptFiles(
  files: Record<string, IncomingFile>,
  recognise: Recognise,
): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  const fields: FieldErrors = {};
  for (const [field, file] of Object.entries(files)) {
    const bytes = await readFile(file.path);
    const kind = recognise(bytes);
    if (typeof kind === 'string') {
      fields[field] = [problemSentence(field, kind)];
      continue;
    }
    const originalName = cleanFileName(file.originalName, `${field}.${kind.extension}`);
    accepted.push({ field, kind, bytes, originalName });
  }
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
  return accepted;
}

/** Where it will lie: nobody can guess it, and nothing of it is of the applicant's making. */
export const newFilePath = (applicationId: number, { extension }: FileKind): string =>
  `${applicationId}/${randomBytes(16).toString('hex')}.${extension}`;
