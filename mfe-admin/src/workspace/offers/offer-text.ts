import type { FullReview } from '@portal/application-ui/reading';
import type { OfferBody } from '../../api/offers';

/** An offer as it is being typed. */
export interface OfferText {
  from: string;
  until: string;
  participants: string;
  place: string;
  replyDay: string;
  replyTime: string;
  conditions: string;
  /** The reason to make the offer although it clashes. */
  clashReason: string;
}

const dayMs = 24 * 3_600_000;
const defaultReplyDays = 7;
const defaultReplyTime = '17:00';

/** Returns an offer of the days that the applicant wishes, to be answered within a week. */
export function offerFor(review: FullReview, timeZone: string): OfferText {
  const { logistics, period } = review;
  const wished = period[0];
  return {
    from: wished?.start_date ?? logistics?.visit_start_date ?? '',
    until: wished?.end_date ?? logistics?.visit_end_date ?? '',
    participants: String(logistics?.people_participated || 1),
    place: '',
    replyDay: dayOf(new Date(Date.now() + defaultReplyDays * dayMs), timeZone),
    replyTime: defaultReplyTime,
    conditions: '',
    clashReason: '',
  };
}

/** Returns the date at a moment in a time zone, 'YYYY-MM-DD'. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);

/** Returns the request's body; the server checks it. */
export const bodyOf = (text: OfferText): OfferBody => ({
  from: text.from,
  until: text.until,
  participants: Number(text.participants),
  place: text.place.trim() || null,
  reply_by: `${text.replyDay}T${text.replyTime}`,
  conditions: text.conditions.trim() || null,
  clash_reason: text.clashReason.trim() || null,
});

/** Returns the form's text for an offer that was prepared or taken back. */
export const textOf = (offer: OfferBody): OfferText => ({
  from: offer.from,
  until: offer.until,
  participants: String(offer.participants ?? 1),
  place: offer.place ?? '',
  replyDay: offer.reply_by.slice(0, 10),
  replyTime: offer.reply_by.slice(11),
  conditions: offer.conditions ?? '',
  clashReason: offer.clash_reason ?? '',
});

export type OfferField = 'from' | 'until' | 'participants' | 'place' | 'reply_by' | 'conditions';
export type OfferProblems = Partial<Record<OfferField, string>>;

const fields: readonly OfferField[] = ['from', 'until', 'participants', 'place', 'reply_by', 'conditions'];

/** The server's messages about fields of the offer. */
export function offerProblems(errors: Readonly<Record<string, readonly string[]>>): OfferProblems {
  const found = fields.flatMap((field) => {
    const sentence = errors[`offer.${field}`]?.[0];
    return sentence ? [[field, sentence] as const] : [];
  });
  return Object.fromEntries(found);
}
