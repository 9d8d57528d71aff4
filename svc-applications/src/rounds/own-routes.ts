import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize } from '../application';
import { applicantRoles, errorAnswer, idParams, type Service } from '../platform';
import { moveToNextRound } from './move';
import { ownRound } from './own-rounds';
import { ownRoundAnswer } from './schema';

/** Access for the owner of a draft, from the wizard or the dashboard. */
const byOwner = {
  auth: 'token' as const,
  scopes: ['wizard', 'account'],
  tags: ['applicant'],
  roles: applicantRoles,
};

const answer = Joi.object({ round: ownRoundAnswer });

/** The calls about rounds for owners of drafts. */
export function ownCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getOwnRound',
      method: 'get',
      path: '/api/user/applications/:id/round',
      summary: 'Returns the round that a draft counts for, and until when the draft is taken',
      ...byOwner,
      input: { params: idParams },
      answers: { 200: answer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { id } = ctx.input.params;
        const draft = authorize(ctx.actor, 'submit', await service.stores.applications.find({ id }));
        ctx.body = { round: await ownRound(service.stores, draft) };
      },
    }),
    defineCall({
      id: 'moveToNextRound',
      method: 'post',
      path: '/api/user/applications/:id/move-round',
      summary: 'Moves a draft that missed its round to the one that is open, or opens next',
      ...byOwner,
      input: { params: idParams },
      answers: { 200: answer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        ctx.body = { round: await moveToNextRound(service, ctx.actor, ctx.input.params.id) };
      },
    }),
  ];
}
