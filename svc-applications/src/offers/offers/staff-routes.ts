import { feedbackMessages, offerLimits, offerMessages as t } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { sampleSecret, wordingFor } from '../../mail';
import {
  byStaff,
  errorAnswer,
  idParams,
  maybe,
  recordId,
  refused,
  type Service,
  withMessage,
  words,
} from '../../platform';
import { clashesOf, presentClash } from '../places/clashes';
import { clashAnswer, clashesInRefusal, offerAnswer } from './answers';
import { noteCame } from './came';
import { takeBackOffer } from './end';
import { offerLink } from './link';
import { subjectOf } from './make';
import { answerLabel, writeOfferMail } from './offer-mail';
import { offerPlace, requireApproved } from './offer-place';
import { presentOfferToStaff } from './presenter';
import { type OfferBody, offerSchema, termsOf } from './schema';
import { offerTemplate } from './templates';

interface OfferPlaceBody {
  application_id: number;
  offer: OfferBody;
}

const body = Joi.object<OfferPlaceBody>({
  application_id: recordId.required(),
  offer: offerSchema.required(),
});

/** How long the response waits for the mail's delivery, in milliseconds. */
const mailWithinMs = 3000;

/** The calls for offers that staff make without a decision. */
export function offerCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'offerPlace',
      method: 'post',
      path: '/api/offers',
      summary: 'Offers a place to an applicant who is approved, in place of an offer that waits',
      ...byStaff('decide'),
      programs: 'decisions:write',
      input: { body },
      answers: {
        200: Joi.object({ offer: offerAnswer, email_sent: Joi.boolean().required(), email_warning: maybe() }),
        404: errorAnswer,
        409: Joi.object({ ...refused, clashes: clashesInRefusal }),
      },
      async handle(ctx) {
        const { application_id: applicationId, offer: sent } = ctx.input.body;
        const request = { actor: ctx.actor, applicationId, terms: termsOf(sent) };
        const { offer, outboxId } = await offerPlace(service, request);
        const isSent = (await service.outbox.deliverNow(outboxId, mailWithinMs)) === 'sent';
        ctx.body = {
          offer: presentOfferToStaff(offer, service.portal),
          email_sent: isSent,
          email_warning: isSent ? null : feedbackMessages.emailLater,
        };
      },
    }),
    defineCall({
      id: 'previewOffer',
      method: 'post',
      path: '/api/offers/preview',
      summary: 'Returns the mail of an offer and what speaks against it, and stores nothing',
      ...byStaff('decide'),
      programs: 'decisions:write',
      input: { body },
      answers: {
        200: Joi.object({
          to: words(),
          subject: words(),
          text: words(),
          clashes: Joi.array().items(clashAnswer).required(),
        }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const { stores, branding, publicUrl, portal } = service;
        const { application_id: id, offer: sent } = ctx.input.body;
        const application = requireApproved(ctx.actor, await stores.applications.find({ id }));
        const terms = termsOf(sent);
        const wording = await wordingFor(service, offerTemplate('made'), application);
        const { timeZone } = await portal.settings();
        const button = { label: answerLabel, href: offerLink(publicUrl, sampleSecret) };
        const mail = writeOfferMail({ application, terms, timeZone, button }, branding, wording);
        const clashes = await clashesOf(stores, subjectOf(application, terms));
        ctx.body = {
          to: application.identity.email,
          subject: mail.subject,
          text: mail.text,
          clashes: clashes.map(presentClash),
        };
      },
    }),
    defineCall({
      id: 'takeBackOffer',
      method: 'post',
      path: '/api/offers/:id/take-back',
      summary: 'Takes an offer back, also an accepted one; the applicant is mailed the reason',
      ...byStaff('decide'),
      programs: 'decisions:write',
      input: {
        params: idParams,
        body: Joi.object<{ reason: string }>({
          reason: withMessage(Joi.string().trim().max(offerLimits.reason).required(), t.takeBackReason),
        }),
      },
      answers: { 200: Joi.object({ offer: offerAnswer }), 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body: sent } = ctx.input;
        const offer = await takeBackOffer(service, { actor: ctx.actor, id: params.id, reason: sent.reason });
        ctx.body = { offer: presentOfferToStaff(offer, service.portal) };
      },
    }),
    defineCall({
      id: 'noteCame',
      method: 'post',
      path: '/api/admin/offers/:id/came',
      summary: 'Notes whether the person with an accepted offer came, from the first day on',
      ...byStaff('decide'),
      input: {
        params: idParams,
        body: Joi.object<{ came: boolean }>({ came: Joi.boolean().strict().required() }),
      },
      answers: { 200: Joi.object({ offer: offerAnswer }), 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body: sent } = ctx.input;
        const offer = await noteCame(service, { actor: ctx.actor, id: params.id, came: sent.came });
        ctx.body = { offer: presentOfferToStaff(offer, service.portal) };
      },
    }),
  ];
}
