import { auditActions, valuesOf } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { feedbackAnswer, presentFeedback } from '../../decisions';
import { mailRecordAnswer, presentMailRecord } from '../../mail';
import {
  byStaff,
  errorAnswer,
  id,
  idParams,
  instant,
  listOf,
  maybe,
  type PageQuery,
  pageOf,
  pageQuery,
  paginationAnswer,
  programme,
  type Service,
  words,
} from '../../platform';
import { presentEntry, presentListedEntry } from './presenter';

const perPage = 20;

const entry = {
  id: id(),
  action: Joi.string()
    .required()
    .meta({ swagger: { 'x-known-values': valuesOf(auditActions) } })
    .description('Further acts appear here: readers must accept those that they do not know yet'),
  actor: Joi.object({ id: id(), name: words(), role: words() }).required(),
  at: instant(),
  details: Joi.object().unknown().required(),
};

/** An act with the facts of its application. */
export const listedEntry = {
  ...entry,
  application_id: Joi.number().integer().allow(null).required(),
  application_type: programme().allow(null).required(),
  applicant_name: maybe(),
};

export function auditCalls({ stores, clock }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getTimeline',
      method: 'get',
      path: '/api/admin/applications/:id/timeline',
      summary: 'Returns the acts on an application, its feedback and its mails, oldest first',
      ...byStaff('readApplications'),
      programs: 'applications:read',
      input: { params: idParams },
      answers: {
        200: Joi.object({
          entries: listOf(entry),
          feedback: Joi.array().items(feedbackAnswer).required(),
          mails: Joi.array().items(mailRecordAnswer).description('The mails about it, oldest first'),
        }),
        404: errorAnswer,
      },
      async handle(ctx) {
        const { id } = ctx.input.params;
        if (!(await stores.applications.find({ id }))) throw new NotFound();
        const entries = await stores.audit.ofApplication(id);
        const feedback = await stores.feedback.onApplication(id);
        const mails = await stores.mails.ofApplication(id);
        ctx.body = {
          entries: entries.map(presentEntry),
          feedback: feedback.map(presentFeedback),
          mails: mails.map(presentMailRecord),
        };
      },
    }),
    defineCall({
      id: 'listApplicationActivity',
      method: 'get',
      path: '/api/admin/activity',
      summary: 'Returns the acts in the portal, newest first',
      ...byStaff('readActivity'),
      input: { query: Joi.object<PageQuery>(pageQuery) },
      answers: { 200: Joi.object({ entries: listOf(listedEntry), pagination: paginationAnswer }) },
      async handle(ctx) {
        const total = await stores.audit.count(clock());
        const { pagination, range } = pageOf({ page: ctx.input.query.page, total, perPage });
        const entries = range ? await stores.audit.page({ ...range, total }) : [];
        const known = await stores.conflicts.knownBy(ctx.actor.personId);
        ctx.body = { entries: entries.map((one) => presentListedEntry(one, known)), pagination };
      },
    }),
  ];
}
