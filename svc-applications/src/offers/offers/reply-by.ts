import type { Calendar } from '@portal/service-kit/calendar';
import { type Circumstances, openingOf } from '../../rounds';
import type { Offer } from './offer';

/** What the clock of the portal's zone shows, 'YYYY-MM-DDTHH:mm'. */
export const localTime = (calendar: Calendar, at: Date): string =>
  calendar.wallTime(at).toISOString().slice(0, 16);

/** The moment at which a reply is due; of an hour that a clock shows twice the second, so that nobody loses time. */
export const momentOf = (calendar: Calendar, local: string): Date => calendar.instantOf(local, 'later');

type Due = Pick<Offer, 'replyBy' | 'offeredAt'>;

/** The first moment at which no reply is taken. Time in which the portal was closed, and nobody could reply, is added. */
export function replyEndsAt({ replyBy, offeredAt }: Due, about: Circumstances): Date {
  const opens = localTime(about.calendar, offeredAt);
  return openingOf({ opens, closes: replyBy }, about).closesAt;
}

/** Whether the time for the reply is over. */
export const isReplyOver = (offer: Due, about: Circumstances): boolean =>
  about.now >= replyEndsAt(offer, about);
