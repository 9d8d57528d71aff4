import { createHash } from 'node:crypto';
import { dayMs } from '../retention/rules';

/** A draft that nobody has touched for so many days gets a reminder; the longer first, so that one goes, not two. */
export const reminderDays = [10, 3] as const;

/** What is untouched for longer than this beyond its days is left alone: an upgrade reminds of nothing that is old. */
const lateMs = 7 * dayMs;

/** So many go out within a day: a mistake that nobody saw goes no further. */
export const mostADay = 2_000;

/** The part of time in which a draft was touched last that is reminded after so many days. */
export const untouchedWithin = (days: number, now: Date): { after: Date; until: Date } => {
  const until = new Date(now.getTime() - days * dayMs);
  return { until, after: new Date(until.getTime() - lateMs) };
};

export const hashOfAddress = (email: string): string =>
  createHash('sha256').update(`reminders\n${email.toLowerCase()}`).digest('hex');

/** The address of the page that ends the reminders, and of the one-click end (RFC 8058). */
export const stopPath = '/reminders/';
