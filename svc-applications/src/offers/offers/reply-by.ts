import type { Calendar } from '@portal/service-kit/calendar';
import { type Circumstances, openingOf } from '../../rounds';
import type { Offer } from './offer';

/** A time as the portal's time zone shows it, 'YYYY-MM-DDTHH:mm'. */
export const localTime = (calendar: Calendar, at: Date): string =>
  calendar.wallTime(at).toISOString().slice(0, 16);

/** The instant at which a reply is due; of a local time that occurs twice the later one, so that nobody loses time. */
export const momentOf = (calendar: Calendar, local: string): Date => calendar.instantOf(local, 'later');

type Due = Pick<Offer, 'replyBy' | 'offeredAt'>;

/** The first instant at which no reply is accepted. Time in which the portal was closed is added. */
export function replyEndsAt({ replyBy, offeredAt }: Due, about: Circumstances): Date {
  const opens = localTime(about.calendar, offeredAt);
  return openingOf({ opens, closes: replyBy }, about).closesAt;
}

/** Whether it is too late to reply to an offer. */
export const isReplyOver = (offer: Due, about: Circumstances): boolean =>
  about.now >= replyEndsAt(offer, about);
