import { type Calendar, daysAfter } from '@portal/service-kit/calendar';
import type { OfferedTerms } from '../../offers';
import type { Act } from '../../platform';
import type { FreedPlace } from './freed-place';

/** The terms on which a free place is offered to the next person; its days are those of the place. */
export interface NextTerms {
  /** The message of the approval. */
  message: string;
  place: string | null;
  conditions: string | null;
  /** How many days the applicant has to reply, counted from when the offer goes out. */
  replyDays: number;
  /** Minutes for which the offer can be undone. */
  minutes: number;
}

/** The setting of automatic offers, with the person in whose name they are made. */
export interface Automatic {
  terms: NextTerms;
  by: Act['actor'] & { name: string };
  /** When the setting was made, by the database's clock. */
  since: Date;
}

const replyHour = 'T17:00';
const minuteMs = 60_000;

/** The terms of the offer that goes out after the wait; the reply is due before the first day at the latest. */
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
