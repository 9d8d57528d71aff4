import { type RequestStatus, requestStatuses, valuesOf } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, type Hidden, id, idParams, type Service, type Stores } from '../../platform';
import { adminRequestAnswer, adminRequestsAnswer, decisionRefused } from './answers';
import { approveRequest } from './approve';
import { presentRequestToAdmin } from './presenter';
import { rejectRequest } from './reject';
import type { ApplicationRequest } from './request';
import { approveBody, listQuery, rejectBody } from './schema';

const path = '/api/admin/secondary-application-requests';

/** An administrator's calls for requests for another application. */
export function adminRequestCalls(service: Service): AnyCall[] {
  const { stores } = service;
  return [
    defineCall({
      id: 'listRequests',
      method: 'get',
      path,
      summary: 'Returns the requests for another application, with their counts',
      ...byStaff('decideRequests'),
      input: { query: listQuery },
      answers: { 200: adminRequestsAnswer },
      async handle(ctx) {
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const requests = await listedRequests(stores, hidden, ctx.input.query.status);
        const { pending, approved, rejected } = await stores.requests.counts(hidden);
        ctx.body = {
          requests: requests.map(presentRequestToAdmin),
          total: pending + approved + rejected,
          pending,
          approved,
          rejected,
        };
      },
    }),
    defineCall({
      id: 'approveRequest',
      method: 'post',
      path: `${path}/:id/approve`,
      summary:
        "Approves a request: begins a draft with the applicant's known answers, and mails the applicant",
      ...byStaff('decideRequests'),
      input: { params: idParams, body: approveBody },
      answers: {
        200: Joi.object({
          request: adminRequestAnswer,
          application: Joi.object({ id: id() }).required(),
        }),
        404: errorAnswer,
        409: decisionRefused,
      },
      async handle(ctx) {
        const { admin_notes: notes } = ctx.input.body;
        const decision = { requestId: ctx.input.params.id, reviewer: ctx.actor, notes };
        const { request, applicationId } = await approveRequest(service, decision);
        ctx.body = { request: presentRequestToAdmin(request), application: { id: applicationId } };
      },
    }),
    defineCall({
      id: 'rejectRequest',
      method: 'post',
      path: `${path}/:id/reject`,
      summary: 'Rejects a request, and mails the applicant the reason',
      ...byStaff('decideRequests'),
      input: { params: idParams, body: rejectBody },
      answers: { 200: Joi.object({ request: adminRequestAnswer }), 404: errorAnswer, 409: decisionRefused },
      async handle(ctx) {
        const { admin_notes: notes } = ctx.input.body;
        const decision = { requestId: ctx.input.params.id, reviewer: ctx.actor, notes };
        ctx.body = { request: presentRequestToAdmin(await rejectRequest(service, decision)) };
      },
    }),
  ];
}

/** Pending requests first, the oldest first; then the newest. */
async function listedRequests(
  { requests }: Stores,
  hidden: Hidden,
  status?: RequestStatus,
): Promise<ApplicationRequest[]> {
  if (status) return requests.ofStatus(status, hidden);
  const lists = await Promise.all(valuesOf(requestStatuses).map((one) => requests.ofStatus(one, hidden)));
  const [pending = [], ...decided] = lists;
  return [
    ...pending,
    ...decided.flat().sort((one, other) => Number(other.createdAt) - Number(one.createdAt)),
  ];
}
