import { createHash } from 'node:crypto';
import { dayMs } from '../../application';

/** Days without a change after which a draft gets a reminder. Longer first, so that only one reminder is sent. */
export const reminderDays = [10, 3] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** A draft that is overdue by more milliseconds gets no reminder, so that an upgrade reminds of no old drafts. */
const lateMs = 7 * dayMs;

/** The most reminders within a day, to limit the damage of a mistake that nobody noticed. */
export const mostADay = 2_000;

/** Whether this many days have passed since a draft last changed. */
export const isPast = (days: number, touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() >= days * dayMs;

/** For how many whole days, at least `days`, a draft has not changed. */
export const daysUntouched = (days: number, touchedAt: Date, now: Date): number =>
  Math.max(days, Math.floor((now.getTime() - touchedAt.getTime()) / dayMs));

/** The time since which reminders are counted towards the daily limit. */
export const sinceADay = (now: Date): Date => new Date(now.getTime() - dayMs);

/** The range of times of the last change for which a reminder after this many days is due. */
export const untouchedWithin = (days: number, now: Date): { after: Date; until: Date } => {
  const until = new Date(now.getTime() - days * dayMs);
  return { until, after: new Date(until.getTime() - lateMs) };
};

export const hashOfAddress = (email: string): string =>
  createHash('sha256').update(`reminders\n${email.toLowerCase()}`).digest('hex');

/** The address of the page that ends the reminders, and of the one-click end (RFC 8058). */
export const stopPath = '/reminders/';
