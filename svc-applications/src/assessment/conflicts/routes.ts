import { referenceOf, readingMessages as t } from '@portal/contract-svc-applications-v1';
import { NotFound, Unavailable } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { reviewerRole } from '@portal/service-kit/permissions';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  holderOf,
  id,
  idParams,
  instant,
  listOf,
  maybe,
  ownPermissions,
  programme,
  type Service,
  withMessage,
  words,
} from '../../platform';
import { declareConflict, liftConflict, overrideOwn } from './declare';
import type { KnownApplicant } from './store';

const listAnswer = Joi.object({
  conflicts: listOf({
    id: id(),
    reader: words(),
    application_id: id(),
    reference: maybe().description('Null where the application is not there any more'),
    declared_at: instant(),
    follows_from: maybe().description(
      'The reference of the application from which it follows, since both are said to be of the same person',
    ),
    own: Joi.boolean().required().description('Of the caller, who does not lift it alone'),
  }),
});

const presentFor =
  ({ personId }: { personId: number }) =>
  ({ id, reader, readerId, applicationId, applicationType, declaredAt, source }: KnownApplicant) => ({
    id,
    reader,
    application_id: applicationId,
    reference: applicationType && referenceOf(applicationType, applicationId),
    declared_at: declaredAt.toISOString(),
    follows_from: source && referenceOf(source.type, source.id),
    own: readerId === personId,
  });

/** The calls about conflicts: which member of staff knows which applicant. */
export const conflictCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'declareConflict',
    method: 'post',
    path: '/api/admin/applications/:id/conflict',
    summary: 'Says that the caller knows the applicant, and closes everything of this person to the caller',
    ...byStaff('assess'),
    input: { params: idParams },
    answers: { 204: null, 404: errorAnswer },
    async handle(ctx) {
      await declareConflict(service, ctx.actor, ctx.input.params.id);
      ctx.status = 204;
    },
  }),
  defineCall({
    id: 'listConflicts',
    method: 'get',
    path: '/api/admin/conflicts',
    summary: 'Returns which members of staff know which applicants, by the number of an application',
    ...byStaff('manageConflicts'),
    answers: { 200: listAnswer },
    async handle(ctx) {
      ctx.body = { conflicts: (await service.stores.conflicts.all()).map(presentFor(ctx.actor)) };
    },
  }),
  defineCall({
    id: 'liftConflict',
    method: 'post',
    path: '/api/admin/conflicts/:id/lift',
    summary:
      'Lets a member of staff read what they were taken out of; what they were assigned does not come back. Nobody lifts their own: see overrideOwnConflict',
    ...byStaff('manageConflicts'),
    needsProof: true,
    input: { params: idParams },
    answers: { 200: listAnswer, 403: errorAnswer, 404: errorAnswer },
    async handle(ctx) {
      const { id } = ctx.input.params;
      if (!(await service.stores.conflicts.find(id))) throw new NotFound();
      await liftConflict(service, ctx.actor, id);
      ctx.body = { conflicts: (await service.stores.conflicts.all()).map(presentFor(ctx.actor)) };
    },
  }),
  defineCall({
    id: 'overrideOwnConflict',
    method: 'post',
    path: '/api/admin/conflicts/:id/override',
    summary:
      'Lets the only administrator read again what they closed to themselves; the reason stands in the history',
    ...byStaff('manageConflicts'),
    needsProof: true,
    input: {
      params: idParams,
      body: Joi.object<{ reason: string }>({
        reason: withMessage(Joi.string().trim().max(500).required(), t.liftReason, () => t.liftReason),
      }),
    },
    answers: { 200: listAnswer, 403: errorAnswer, 404: errorAnswer },
    async handle(ctx) {
      const { params, body } = ctx.input;
      const known = await service.stores.conflicts.find(params.id);
      if (known?.readerId !== ctx.actor.personId) throw new NotFound();
      await overrideOwn(service, ctx.actor, params.id, body.reason);
      ctx.body = { conflicts: (await service.stores.conflicts.all()).map(presentFor(ctx.actor)) };
    },
  }),
  defineCall({
    id: 'listHidden',
    method: 'get',
    path: '/internal/staff/:id/hidden',
    summary:
      'Returns the applications that a member of staff must not read, since they know the applicant, and the programmes of which reviewers read no names',
    tags: ['internal'],
    auth: 'internal',
    callers: ['svc-reports'],
    input: {
      params: idParams,
      query: Joi.object<{ role?: string; permissions?: string }>({
        role: Joi.string().max(40).description('Of this person'),
        permissions: ownPermissions,
      }),
    },
    answers: {
      200: Joi.object({
        applications: Joi.array().items(Joi.number().integer()).required(),
        programmes: Joi.array()
          .items(programme())
          .description('Read without names: all of their applications are kept from this person'),
      }),
      503: errorAnswer,
    },
    async handle(ctx) {
      const { params, query } = ctx.input;
      const { role = reviewerRole, permissions } = query;
      const reader = { personId: params.id, ...holderOf(role, permissions) };
      const hidden = await service.stores.conflicts.hiddenFrom(reader);
      // A release that does not send the role would ignore `programmes`, and so show applications that are read without
      // names.
      if (query.role === undefined && hidden.programmes.length > 0) throw new Unavailable();
      ctx.body = hidden;
    },
  }),
];
