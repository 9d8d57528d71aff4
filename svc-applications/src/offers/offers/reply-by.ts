import type { Calendar } from '@portal/service-kit/calendar';
import { type Circumstances, openingOf } from '../../rounds';
import type { Offer } from './offer';

/** What the clock of the portal's zone shows, 'YYYY-MM-DDTHH:mm'. */
export const localTime = (calendar: Calendar, at: Date): string =>
  calendar.wallTime(at).toISOString().slice(0, 16);

/** The moment at which a reply is due; of an hour that a clock shows twice the second, so that nobody loses time. */
export const momentOf = (calendar: Calendar, local: string): Date => calendar.instantOf(local, 'later');

/** Whether the time for the reply is over. Time in which the portal was closed, and nobody could reply, is added. */
export function isReplyOver(
  { replyBy, offeredAt }: Pick<Offer, 'replyBy' | 'offeredAt'>,
  about: Circumstances,
): boolean {
  const opens = localTime(about.calendar, offeredAt);
  return about.now >= openingOf({ opens, closes: replyBy }, about).closesAt;
}
