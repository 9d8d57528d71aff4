import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byApplicants, errorAnswer, type Service } from '../../platform';
import { askRefused, requestAnswer } from './answers';
import { askForAnother } from './ask';
import { presentRequest } from './presenter';
import { askBody } from './schema';

/** An applicant's calls for requests for another application. */
export function requestCalls(service: Service): AnyCall[] {
  const { stores, clock } = service;
  return [
    defineCall({
      id: 'listOwnRequests',
      method: 'get',
      path: '/api/user/secondary-application-requests',
      summary: "Returns the applicant's requests for another application, newest first",
      ...byApplicants,
      answers: { 200: Joi.object({ requests: Joi.array().items(requestAnswer).required() }) },
      async handle(ctx) {
        const requests = await stores.requests.ofPerson(ctx.actor.personId);
        ctx.body = { requests: requests.map(presentRequest) };
      },
    }),
    defineCall({
      id: 'requestAnotherApplication',
      method: 'post',
      path: '/api/user/secondary-application-request',
      summary: 'Requests another application of a programme, a year after the last submission',
      ...byApplicants,
      input: { body: askBody },
      answers: { 201: Joi.object({ request: requestAnswer }), 404: errorAnswer, 409: askRefused },
      async handle(ctx) {
        const { original_application_id: applicationId, reason } = ctx.input.body;
        const waited = () => ctx.waitedMs();
        const request = await askForAnother(service, { actor: ctx.actor, applicationId, reason, waited });
        ctx.status = 201;
        ctx.body = { request: presentRequest(request) };
      },
    }),
    defineCall({
      id: 'markRequestsSeen',
      method: 'post',
      path: '/api/user/secondary-application-requests/seen',
      summary: 'Marks decided requests as seen by the applicant, and returns the remaining unread counts',
      ...byApplicants,
      answers: { 200: Joi.object({ total_unread: Joi.number().integer().required() }) },
      async handle(ctx) {
        const { personId } = ctx.actor;
        await stores.requests.markSeen(personId, clock());
        ctx.body = { total_unread: await stores.feedback.unreadOf(personId) };
      },
    }),
  ];
}
