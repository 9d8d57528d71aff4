import { type Calendar, daysAfter } from '@portal/service-kit/calendar';
import type { OfferedTerms } from '../../offers';
import type { Act } from '../../platform';
import type { FreedPlace } from './freed-place';

/** With what a free place is offered to the next; its days are those of the place. */
export interface NextTerms {
  /** The words of the approval. */
  message: string;
  place: string | null;
  conditions: string | null;
  /** How many days the applicant has for the reply, from when it goes out. */
  replyDays: number;
  /** For how long it can be undone. */
  minutes: number;
}

/** The setting of a list, in whose name offers are made. */
export interface Automatic {
  terms: NextTerms;
  by: Act['actor'] & { name: string };
  /** By the clock of the database. */
  since: Date;
}

const replyHour = 'T17:00';
const minuteMs = 60_000;

/** The offer of a place that goes out after the wait; the reply is due before the first day at the latest. */
export function offerOfPlace(
  { from, until, participants }: Pick<FreedPlace, 'from' | 'until' | 'participants'>,
  { place, conditions, replyDays, minutes }: NextTerms,
  { calendar, now }: { calendar: Calendar; now: Date },
): OfferedTerms {
  const day = daysAfter(calendar.dayOf(new Date(now.getTime() + minutes * minuteMs)), replyDays);
  const before = daysAfter(from, -1);
  const replyBy = `${day < before ? day : before}${replyHour}`;
  return { from, until, participants, place, conditions, replyBy, clashReason: null };
}
