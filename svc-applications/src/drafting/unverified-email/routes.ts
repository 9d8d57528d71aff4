import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { WholeApplication } from '../../application';
import {
  byApplicants,
  errorAnswer,
  id,
  idParams,
  instant,
  listOf,
  maybeInstant,
  pageOfCall,
  type Service,
  status,
  type,
  words,
} from '../../platform';
import { disown, take, underAddress } from './unverified-email';

const listed = {
  id: id(),
  type: type(),
  status: status(),
  applicant_name: words().description('As whoever began it typed it'),
  phone: words(),
  created_at: instant(),
  submitted_date: maybeInstant(),
};

const present = ({ createdAt, submittedAt, applicantName, identity, ...one }: WholeApplication) => ({
  id: one.id,
  type: one.type,
  status: one.status,
  applicant_name: applicantName,
  phone: identity.phoneNumber,
  created_at: createdAt.toISOString(),
  submitted_date: submittedAt?.toISOString() ?? null,
});

const one = Joi.object({ application: Joi.object({ id: id(), type: type() }).required() });

/** The calls about applications that others began under the caller's email address. */
export function underAddressCalls(service: Service): AnyCall[] {
  const path = '/api/user/under-my-address';
  return [
    defineCall({
      id: 'listUnverifiedClaims',
      method: 'get',
      path,
      summary: "Returns the applications that others began under the signed-in applicant's email address",
      ...byApplicants,
      answers: { 200: Joi.object({ applications: listOf(listed) }) },
      async handle(ctx) {
        ctx.body = { applications: (await underAddress(service, ctx.actor)).map(present) };
      },
    }),
    defineCall({
      id: 'acceptUnverifiedClaim',
      method: 'post',
      path: `${path}/:id/take`,
      summary: 'Makes one of these the own; 409 while there is an open one of the programme',
      ...byApplicants,
      input: { params: idParams },
      answers: { 200: one, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { id, type } = await take(service, ctx.actor, ctx.input.params.id);
        // The application now belongs to the caller, so it gets their language like their others.
        await pageOfCall(service, ctx).keep();
        ctx.body = { application: { id, type } };
      },
    }),
    defineCall({
      id: 'rejectUnverifiedClaim',
      method: 'post',
      path: `${path}/:id/discard`,
      summary:
        'Says that one of these is not the own: a draft is discarded, for a day it can be brought back (restoreDraft); a submitted one is left to the staff, who read so',
      ...byApplicants,
      input: { params: idParams },
      answers: { 200: one, 404: errorAnswer },
      async handle(ctx) {
        const { id, type } = await disown(service, ctx.actor, ctx.input.params.id);
        ctx.body = { application: { id, type } };
      },
    }),
  ];
}
