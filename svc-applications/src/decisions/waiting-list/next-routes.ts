import {
  type ApplicationType,
  applicationTypes,
  holdMinutesMost,
  offerLimits,
  offerMessages,
  replyDaysMost,
  waitingListMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { lastDay, localDay } from '../../offers';
import { byStaff, errorAnswer, idParams, type Service, withMessage } from '../../platform';
import { decideRefusal } from '../deciding/answers';
import { decisionMessage } from '../deciding/schema';
import { presentDelayed } from '../delayed-decisions/presenter';
import { nextOfferAnswer, versionedAnswer } from './answers';
import { setAutomatic } from './automatic';
import type { NextTerms } from './next-terms';
import { offerNext } from './offer-next';

interface TermsBody {
  message: string;
  place?: string | null;
  conditions?: string | null;
  reply_days: number;
  hold_minutes: number;
}

interface PressedBody extends TermsBody {
  from?: string;
  until?: string;
}

const text = (most: number) => Joi.string().trim().max(most).allow('', null);

const termsFields = () => ({
  message: decisionMessage(),
  place: text(offerLimits.place),
  conditions: text(offerLimits.conditions),
  reply_days: withMessage(Joi.number().integer().min(1).max(replyDaysMost).required(), t.replyDays),
  hold_minutes: Joi.number()
    .integer()
    .min(1)
    .max(holdMinutesMost)
    .default(holdMinutesMost)
    .description('For how long it can be undone'),
});

const termsSchema = () => Joi.object<TermsBody>(termsFields());

const pressedSchema = () =>
  Joi.object<PressedBody>({
    ...termsFields(),
    from: localDay(offerMessages.from)
      .optional()
      .description('The first day, of a place whose days are chosen'),
    until: lastDay(offerMessages.until).optional(),
  }).and('from', 'until');

const termsOf = (body: TermsBody): NextTerms => ({
  message: body.message,
  place: body.place || null,
  conditions: body.conditions || null,
  replyDays: body.reply_days,
  minutes: body.hold_minutes,
});

/** The calls for offering free places to the next person on a list. */
export const nextCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'offerPlaceToNext',
    method: 'post',
    path: '/api/admin/waiting-list/free-places/:id/offer',
    summary:
      'Offers a free place to the next on the waiting list, by an approval that can be undone until it goes out',
    ...byStaff('decide'),
    input: {
      params: idParams,
      body: Joi.object<{ version: number; terms: PressedBody }>({
        version: Joi.number()
          .integer()
          .min(0)
          .required()
          .description('The version of the list that was read'),
        terms: pressedSchema().required(),
      }),
    },
    answers: { 200: nextOfferAnswer, 404: errorAnswer, 409: decideRefusal },
    async handle(ctx) {
      const { version, terms } = ctx.input.body;
      const { actor, input } = ctx;
      const { from, until } = terms;
      const delayed = await offerNext(service, {
        ...{ actor, placeId: input.params.id, version, terms: termsOf(terms) },
        ...(from && until && { days: { from, until } }),
      });
      ctx.body = {
        application_id: delayed.applicationId,
        held: presentDelayed(delayed),
        message: t.offered(terms.hold_minutes),
      };
    },
  }),
  defineCall({
    id: 'setAutomaticOffers',
    method: 'put',
    path: '/api/admin/waiting-list/automatic',
    summary:
      'Sets whether places that become free are offered to the next by themselves, and with which terms',
    ...byStaff('manageSettings'),
    input: {
      body: Joi.object<{ programme: ApplicationType; terms: TermsBody | null }>({
        programme: Joi.string()
          .valid(...valuesOf(applicationTypes))
          .required(),
        terms: termsSchema().allow(null).required().description('Null: only after a press'),
      }),
    },
    answers: { 200: versionedAnswer, 404: errorAnswer },
    async handle(ctx) {
      const { programme, terms } = ctx.input.body;
      await setAutomatic(service, { actor: ctx.actor, programme, terms: terms && termsOf(terms) });
      const { version } = await service.stores.waitingLists.list(programme);
      ctx.body = { version, message: t.saved };
    },
  }),
];
