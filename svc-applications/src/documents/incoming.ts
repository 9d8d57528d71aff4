import { randomBytes } from 'node:crypto';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { Service } from '../platform';
import type { Sender } from './check/turns';
import { problemSentence } from './document';
import { cleanFileName } from './file-name';
import type { Accepts, FileKind } from './kinds';

/** A file of a form, in a temporary file until the request ends. */
export interface IncomingFile {
  path: string;
  size: number;
  originalName: string;
  /** The checksum of a file that was sent in pieces, compared already. */
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
  /** The sender in whose turn it was checked. */
  sender: Sender;
  /** The checksum of a file that was sent in pieces. */
  sha256?: string;
}

export interface Checking {
  accepts: Accepts;
  /** The sender in whose turn the files are checked. */
  sender: Sender;
  /** Checks, when the turn comes, that the sender's session has not ended. */
  refuseEnded(): Promise<void>;
  /** The page's name for the field of a refused file, one of `fileLabels`; by default the field's own name. */
  called?(field: string): Promise<string>;
}

/**
 * Checks all files of a form one after the other, in turns with the files of other senders. A PDF must be complete, and
 * readable without a password.
 * @throws Invalid naming each refused file
 * @throws NotSignedIn if the sender's session has ended meanwhile
 * @throws Unavailable if too many files wait, or no check is possible
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

/** The path of a new file: unguessable, and without any text from the applicant. */
export const newFilePath = (applicationId: number, { extension }: FileKind): string =>
  `${applicationId}/${randomBytes(16).toString('hex')}.${extension}`;
