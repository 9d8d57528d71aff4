import { offerLimits, offerMessages as t } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { withMessage } from '../../platform';
import type { OfferedTerms } from './offer';

/** An offer in the request body. */
export interface OfferBody {
  from: string;
  until: string;
  participants?: number;
  place?: string | null;
  reply_by: string;
  conditions?: string | null;
  clash_reason?: string | null;
}

/** A day that exists, of the years 1900 to 2999. */
export const localDay = (sentence: string) =>
  withMessage(
    Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}$/)
      .custom((day: string, helpers) => (exists(`${day}T00:00`) ? day : helpers.error('any.invalid')))
      .required()
      .meta({ swagger: { format: 'date' } }),
    sentence,
  );

const localMoment = (sentence: string) =>
  withMessage(
    Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
      .custom((time: string, helpers) => (exists(time) ? time : helpers.error('any.invalid')))
      .required(),
    sentence,
  );

const exists = (local: string): boolean => {
  const at = new Date(`${local}:00Z`);
  const year = at.getUTCFullYear();
  return year >= 1900 && year < 3000 && at.toISOString().startsWith(local);
};

/** The last day, which must not be before the first. */
export const lastDay = (sentence: string) =>
  localDay(sentence).custom((until: string, helpers) => {
    const { from } = helpers.state.ancestors[0] as { from?: unknown };
    return typeof from === 'string' && until < from ? helpers.error('any.invalid') : until;
  });

const text = (most: number) => Joi.string().trim().max(most).allow('', null);

export const offerSchema = Joi.object<OfferBody>({
  from: localDay(t.from),
  until: lastDay(t.until),
  participants: withMessage(Joi.number().integer().min(1).max(offerLimits.participants), t.participants),
  place: text(offerLimits.place),
  reply_by: localMoment(t.replyBy).description("By the clock of the portal's zone, such as 2026-11-23T17:00"),
  conditions: text(offerLimits.conditions),
  clash_reason: text(offerLimits.reason).description(
    'Why it is made although it clashes with the calendar of places: for whoever has managePlaces',
  ),
});

/** The terms of an offer in the form of a request body. */
export const bodyOf = ({ replyBy, clashReason, ...terms }: OfferedTerms): OfferBody => ({
  ...terms,
  reply_by: replyBy,
  clash_reason: clashReason,
});

export const termsOf = (body: OfferBody): OfferedTerms => ({
  from: body.from,
  until: body.until,
  participants: body.participants ?? 1,
  place: body.place || null,
  replyBy: body.reply_by,
  conditions: body.conditions || null,
  clashReason: body.clash_reason || null,
});
