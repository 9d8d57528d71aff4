import { offerLimits, offerMessages as t } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize, isOwner } from '../../application';
import { type Actor, byApplicants, idParams, recordId, type Service, withMessage } from '../../platform';
import { acceptOffer, askForAnotherDate, declineOffer } from './answer';
import { lateAnswers, offerAnswer } from './answers';
import { presentOwnOffer } from './presenter';

const offer_id = recordId.required().description('The offer that was read: another may have replaced it');
const answers = { 200: Joi.object({ offer: offerAnswer }), ...lateAnswers };

/** The calls with which an applicant answers an offer. */
export function ownOfferCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'acceptOffer',
      method: 'post',
      path: '/api/user/applications/:id/offer/accept',
      summary: 'Accepts an offer of a place; accepted already it stays so',
      ...byApplicants,
      input: { params: idParams, body: Joi.object<{ offer_id: number }>({ offer_id }) },
      answers,
      async handle(ctx) {
        const { params, body } = ctx.input;
        await requireOwn(service, ctx.actor, params.id, body.offer_id);
        const offer = await acceptOffer(service, body.offer_id);
        ctx.body = { offer: await presentOwnOffer(service, offer) };
      },
    }),
    defineCall({
      id: 'declineOffer',
      method: 'post',
      path: '/api/user/applications/:id/offer/decline',
      summary: 'Declines an offer of a place, which is free again',
      ...byApplicants,
      input: {
        params: idParams,
        body: Joi.object<{ offer_id: number; reason?: string | null }>({
          offer_id,
          reason: Joi.string().trim().max(offerLimits.reason).allow('', null),
        }),
      },
      answers,
      async handle(ctx) {
        const { params, body } = ctx.input;
        await requireOwn(service, ctx.actor, params.id, body.offer_id);
        const offer = await declineOffer(service, body.offer_id, body.reason ?? '');
        ctx.body = { offer: await presentOwnOffer(service, offer) };
      },
    }),
    defineCall({
      id: 'askForAnotherDate',
      method: 'post',
      path: '/api/user/applications/:id/offer/other-date',
      summary: 'Asks staff for another date; the offer goes on waiting',
      ...byApplicants,
      input: {
        params: idParams,
        body: Joi.object<{ offer_id: number; wish: string }>({
          offer_id,
          wish: withMessage(Joi.string().trim().max(offerLimits.wish).required(), t.wish),
        }),
      },
      answers,
      async handle(ctx) {
        const { params, body } = ctx.input;
        await requireOwn(service, ctx.actor, params.id, body.offer_id);
        const offer = await askForAnotherDate(service, body.offer_id, body.wish);
        ctx.body = { offer: await presentOwnOffer(service, offer) };
      },
    }),
  ];
}

/**
 * Requires that an offer is the caller's own.
 * @throws NotFound
 */
async function requireOwn(
  { stores }: Service,
  actor: Actor,
  applicationId: number,
  id: number,
): Promise<void> {
  const application = authorize(actor, 'read', await stores.applications.find({ id: applicationId }));
  if (!isOwner(actor, application)) throw new NotFound();
  if ((await stores.offers.find(id))?.applicationId !== applicationId) throw new NotFound(t.gone);
}
