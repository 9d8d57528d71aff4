import { type ApplicationType, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { applicantRoles, errorAnswer, idParams, recordId, type Service } from '../../platform';
import { reviewAnswer } from './answers';
import { readApplication } from './read';

const idAndType = Joi.object<{ id: number; type: ApplicationType }>({
  id: recordId.required(),
  type: Joi.string()
    .valid(...valuesOf(applicationTypes))
    .required(),
});
const answers = { 200: reviewAnswer, 404: errorAnswer };

/** The purpose of a reading; an export is recorded as such. */
const purposeQuery = Joi.object<{ purpose: 'read' | 'export' }>({
  purpose: Joi.string().valid('read', 'export').default('read'),
});

/** The calls for one application with all contents, under each of its addresses. */
export function readingCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getApplicationByType',
      method: 'get',
      path: '/api/applications/applicant/:id/:type',
      summary: 'Returns a complete application, for its applicant and for staff',
      tags: ['applicant', 'staff'],
      auth: 'token',
      roles: applicantRoles,
      may: 'readApplications',
      scopes: ['account'],
      programs: 'applications:read',
      input: { params: idAndType },
      answers,
      async handle(ctx) {
        ctx.body = await readApplication(service, ctx.actor, ctx.input.params);
      },
    }),
    defineCall({
      id: 'getOwnApplication',
      method: 'get',
      path: '/api/user/applications/:id',
      summary: 'Returns a complete application of the applicant',
      tags: ['applicant'],
      auth: 'token',
      roles: applicantRoles,
      scopes: ['wizard', 'account', 'copy'],
      input: { params: idParams },
      answers,
      async handle(ctx) {
        ctx.body = await readApplication(service, ctx.actor, ctx.input.params);
      },
    }),
    defineCall({
      id: 'openApplicationByType',
      method: 'get',
      path: '/api/admin/applications/applicant/:id/:type',
      summary: 'Returns a complete application and records that it was opened',
      tags: ['staff'],
      auth: 'token',
      may: 'readApplications',
      scopes: ['account'],
      programs: 'applications:read',
      input: { params: idAndType },
      answers,
      async handle(ctx) {
        ctx.body = await readApplication(service, ctx.actor, ctx.input.params);
      },
    }),
    defineCall({
      id: 'openApplication',
      method: 'get',
      path: '/api/admin/applications/:id',
      summary: 'Returns a complete application by its id alone, and records that it was opened',
      tags: ['staff'],
      auth: 'token',
      may: 'readApplications',
      scopes: ['account'],
      programs: 'applications:read',
      input: { params: idParams, query: purposeQuery },
      answers,
      async handle(ctx) {
        ctx.body = await readApplication(service, ctx.actor, ctx.input.params, ctx.input.query.purpose);
      },
    }),
  ];
}
