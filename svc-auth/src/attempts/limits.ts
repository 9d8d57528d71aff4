import { createHash } from 'node:crypto';

const minute = 60_000;

/** At most `most` counted attempts in a window of `windowMs`, which starts with the first of them. */
export interface Limit {
  name: string;
  most: number;
  windowMs: number;
}

export const signInPerAccount: Limit = { name: 'sign-in account', most: 10, windowMs: 15 * minute };
export const signInPerAddress: Limit = { name: 'sign-in address', most: 100, windowMs: 15 * minute };
export const passwordChangePerAccount: Limit = { name: 'change account', most: 10, windowMs: 15 * minute };
export const wizardPerEmail: Limit = { name: 'wizard e-mail', most: 20, windowMs: 15 * minute };
export const wizardPerAddress: Limit = { name: 'wizard address', most: 200, windowMs: 15 * minute };
export const forgottenPerAccount: Limit = { name: 'forgotten account', most: 5, windowMs: 60 * minute };
export const resumeCodeMails: Limit = { name: 'resume code mail', most: 5, windowMs: 60 * minute };

/** One counter: a limit and whom it is counted for. */
export interface Bucket {
  limit: Limit;
  id: string;
}

/** Hashed, so that the table of counters holds no addresses and no email addresses. */
export function bucket(limit: Limit, whom: string): Bucket {
  return { limit, id: createHash('sha256').update(`${limit.name}\n${whom}`).digest('hex') };
}
