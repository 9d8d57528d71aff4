import { createHash } from 'node:crypto';

const minute = 60_000;

/** At most `most` counted attempts in `windowMs`, counted from the first of them. */
export interface Limit {
  name: string;
  most: number;
  windowMs: number;
  /**
   * When set, the wait after the last allowed failure is one minute and doubles with each further failure, up to a
   * quarter of an hour; the count is forgotten after `windowMs` without a failure. Otherwise the window has to end.
   */
  waitGrows?: true;
}

export const passwordChangePerAccount: Limit = { name: 'change account', most: 10, windowMs: 15 * minute };
export const forgottenPerAccount: Limit = { name: 'forgotten account', most: 5, windowMs: 60 * minute };
export const resumeCodeMails: Limit = { name: 'resume code mail', most: 5, windowMs: 60 * minute };
export const emailCodeMails: Limit = { name: 'email code mail', most: 5, windowMs: 60 * minute };
export const emailCodeMailsTo: Limit = { name: 'email code mail to', most: 5, windowMs: 60 * minute };

/** Returns the wait in ms after a failure beyond the limit: 1, 2, 4, 8, then always 15 minutes. */
export function growingWait(failuresBeyond: number): number {
  return Math.min(2 ** failuresBeyond, 15) * minute;
}

/** A counter: its limit, and the hash of the person or address that it counts. */
export interface Bucket {
  limit: Limit;
  id: string;
}

/** Hashes the key, so that the table of counters holds no network addresses and no email addresses. */
export function bucket(limit: Limit, whom: string): Bucket {
  return { limit, id: createHash('sha256').update(`${limit.name}\n${whom}`).digest('hex') };
}
