import { randomBytes } from 'node:crypto';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { Service } from '../platform';
import type { Sender } from './check/turns';
import { problemSentence } from './document';
import { cleanFileName } from './file-name';
import type { Accepts, FileKind } from './kinds';

/** A file of a form, in a temporary file for the time of the request. */
export interface IncomingFile {
  path: string;
  size: number;
  originalName: string;
  /** Of a file that came in pieces, compared already. */
  sha256?: string;
}

/** A file that passed all checks. */
export interface AcceptedFile {
  /** The form field that held it. */
  field: string;
  kind: FileKind;
  path: string;
  size: number;
  originalName: string;
  /** By whose turn it was checked. */
  sender: Sender;
  /** Of a file that came in pieces. */
  sha256?: string;
}

export interface Checking {
  accepts: Accepts;
  /** Whose turn it is. */
  sender: Sender;
  /** Asks whether the sender may still send, once their turn has come. */
  refuseEnded(): Promise<void>;
  /** How the field of a refused file is called on the page, one of `fileLabels`; without it, by its own name. */
  called?(field: string): Promise<string>;
}

/**
 * Checks all files of a form, one after the other, in turns with those of other senders.
 * @throws Invalid naming each file of a wrong kind; a PDF has to be complete, and readable without a password.
 * @throws NotSignedIn where the session of the sender has ended meanwhile
 * @throws Unavailable when too many files wait, or when no check is to be had.
 */
export async function acceptFiles(
  { checks }: Pick<Service, 'checks'>,
  files: Record<string, IncomingFile>,
  { accepts, sender, refuseEnded, called = async (field) => field }: Checking,
): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  const fields: FieldErrors = {};
  for (const [field, file] of Object.entries(files)) {
    const { path, size, sha256 } = file;
    const kind = await checks.check({ path, accepts, sender });
    if (typeof kind === 'string') {
      fields[field] = [problemSentence(await called(field), kind)];
      continue;
    }
    const originalName = cleanFileName(file.originalName, `${field}.${kind.extension}`);
    accepted.push({ field, kind, path, size, originalName, sender, ...(sha256 && { sha256 }) });
  }
  await refuseEnded();
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
  return accepted;
}

/** The path of a new file: not guessable, and without any text from the applicant. */
export const newFilePath = (applicationId: number, { extension }: FileKind): string =>
  `${applicationId}/${randomBytes(16).toString('hex')}.${extension}`;
