import { open, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { MailConfig } from './config';
import { subjectIn } from './subject-header';

/**
 * Selects mails by the people and applications that they are about. Mails from older releases do not record that; they
 * are found by their receivers' addresses, or by the beginning of their message ids (`applications-outbox-17`).
 */
export interface MailsOf {
  people?: readonly number[];
  applications?: readonly number[];
  addresses?: readonly string[];
  messages?: readonly string[];
}

/** Sent mails that are kept as files. With a mail server no files are kept. */
export interface StoredMails {
  /** Whether mails leave the portal for a mail server, which may keep copies. */
  leave: boolean;
  /** Removes the selected mails; may be repeated. Returns the number of removed mails. */
  removeOf(whose: MailsOf): Promise<number>;
  /** Removes mails that were written before this time. Returns the number of removed mails. */
  removeBefore(before: Date): Promise<number>;
}

export const noStoredMails: StoredMails = {
  leave: true,
  removeOf: async () => 0,
  removeBefore: async () => 0,
};

export function storedMails(config: MailConfig): StoredMails {
  if (config.kind === 'smtp') return noStoredMails;
  const { directory } = config;
  async function removeWhere(fits: (path: string) => Promise<boolean>): Promise<number> {
    let removed = 0;
    for (const name of await filesIn(directory)) {
      const path = join(directory, name);
      if (!(await fits(path).catch(unlessGone(false)))) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
  return {
    leave: false,
    removeOf(whose) {
      const isTheirs = theirs(whose);
      return removeWhere(async (path) => isTheirs(basename(path), await headOf(path)));
    },
    removeBefore: (before) => removeWhere(async (path) => (await stat(path)).mtime < before),
  };
}

/** A mail that names its subject is selected by that alone: its address may have belonged to another person before. */
function theirs({ people = [], applications = [], addresses = [], messages = [] }: MailsOf) {
  const marks = new Set([
    ...people.map((id) => `person-${id}`),
    ...applications.map((id) => `application-${id}`),
  ]);
  const receivers = new Set(addresses.map(asWritten));
  const ids = new Set(messages);
  return (fileName: string, head: string): boolean => {
    const subject = subjectIn(head);
    if (subject) return subject.some((mark) => marks.has(mark));
    return ids.has(fileName.split('@', 1)[0] ?? '') || receiversIn(head).some((one) => receivers.has(one));
  };
}

/** Whether a file is a mail; a killed process may leave an incomplete one (`.part`). */
const isMail = (name: string): boolean => name.endsWith('.eml') || name.endsWith('.eml.part');

const filesIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory).catch(unlessGone([] as string[]))).filter(isMail);

/** Ignores that a file is missing: another replica may have removed it. */
const unlessGone =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };

const headBytes = 8192;

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The addresses of the `To:` header, which may continue on indented lines. */
function receiversIn(head: string): string[] {
  const to = /^to:((?:.*(?:\r?\n[ \t])?)*)/im.exec(head.split(/\r?\n\r?\n/, 1)[0] ?? '');
  return (to?.[1] ?? '')
    .split(/[\s,;<>"]+/)
    .filter((word) => word.includes('@'))
    .map((word) => word.toLowerCase());
}

/** The address in the form in which mails contain it: the domain in ASCII. */
function asWritten(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local}@${domainToASCII(domain) || domain}`;
}
