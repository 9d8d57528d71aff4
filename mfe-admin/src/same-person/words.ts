import { labelOf, type SameVerdict, sameReasons } from '@portal/contract-svc-applications-v1';
import type { OtherApplication } from '../api/same-person';

export const samePersonWords = {
  title: 'The same person',
  perhaps: 'Perhaps of the same person:',
  different: (count: number) =>
    count === 1 ? '1 application of somebody else' : `${count} applications of somebody else`,
  more: (count: number) => `Show ${count} more`,
  loadFailed: 'Other applications of this person could not be loaded',
  failed: 'It was not saved. Try again.',
  sameAccount: 'The same account',
  through: 'By way of another application',
};

/** What one press says, by what was said before. */
export const saidWords: Record<SameVerdict, string> = {
  same: 'Put together. Neither application has changed.',
  different: 'It is kept apart, and not hinted at again.',
  unsaid: 'Taken back.',
};

/** 'The same name, the same phone number'. */
export function reasonWords({ reasons }: Pick<OtherApplication, 'reasons'>): string {
  const words = reasons.map((one) => labelOf(sameReasons, one)).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry of the history tells of two applications. */
export function samePersonEntry(verdict: string | null, other: string | null): string {
  if (verdict === 'same') return `put together with ${other} as of the same person`;
  if (verdict === 'different') return `said to be of somebody else than ${other}`;
  return `what was said of it and ${other} was taken back`;
}
