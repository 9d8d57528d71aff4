import { createHash } from 'node:crypto';
import { dayMs } from '../../application';

/** A draft that nobody has touched for so many days gets a reminder; the longer first, so that one goes, not two. */
export const reminderDays = [10, 3] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** What is untouched for longer than this beyond its days is left alone: an upgrade reminds of nothing that is old. */
const lateMs = 7 * dayMs;

/** So many go out within a day: a mistake that nobody saw goes no further. */
export const mostADay = 2_000;

/** Whether so many days have passed since a draft was touched last. */
export const isPast = (days: number, touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() >= days * dayMs;

/** For how many whole days nobody has touched a draft that is reminded after so many. */
export const daysUntouched = (days: number, touchedAt: Date, now: Date): number =>
  Math.max(days, Math.floor((now.getTime() - touchedAt.getTime()) / dayMs));

/** Since when the reminders of a day are counted. */
export const sinceADay = (now: Date): Date => new Date(now.getTime() - dayMs);

/** The part of time in which a draft was touched last that is reminded after so many days. */
export const untouchedWithin = (days: number, now: Date): { after: Date; until: Date } => {
  const until = new Date(now.getTime() - days * dayMs);
  return { until, after: new Date(until.getTime() - lateMs) };
};

export const hashOfAddress = (email: string): string =>
  createHash('sha256').update(`reminders\n${email.toLowerCase()}`).digest('hex');

/** The address of the page that ends the reminders, and of the one-click end (RFC 8058). */
export const stopPath = '/reminders/';
