import {
  type ApplicationType,
  isProgramme,
  programmes,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  id,
  idParams,
  instant,
  listOf,
  maybe,
  maybeInstant,
  type PageQuery,
  pageOf,
  pageQuery,
  paginationAnswer,
  type Service,
  status,
  type,
  words,
} from '../../platform';
import { setBlind } from './phases';
import { readBlind } from './read';

const perPage = 50;

const phasesAnswer = Joi.object({
  programmes: listOf({
    programme: type(),
    hidden_since: maybeInstant().description('Null: names are shown'),
    hidden_by: maybe(),
  }),
});

const toReadAnswer = Joi.object({
  applications: listOf({
    id: id(),
    reference: words(),
    type: type(),
    status: status(),
    assigned: Joi.boolean().required().description('Whether the caller is to read it'),
    sheet: Joi.string().valid('none', 'draft', 'sent').required().description("The caller's score sheet"),
  }),
  mine: id().description('How many the caller is to read'),
  pagination: paginationAnswer,
});

const maybeId = () => Joi.number().integer().allow(null).required();

const blindAnswer = Joi.object({
  id: id(),
  reference: words(),
  type: type(),
  status: status(),
  hidden_since: instant(),
  sections: listOf({
    key: words(),
    heading: words(),
    groups: listOf({ title: maybe(), facts: listOf({ term: words(), value: words() }) }),
  }),
  previous: maybeId().description(
    'In listBlindApplications, among the assigned ones where this one is assigned',
  ),
  next: maybeId(),
});

/** The calls for reading without names: when programmes are read so, and what is shown. */
export function blindCalls(service: Service): AnyCall[] {
  const { stores } = service;
  async function phases() {
    const open = await stores.blind.open();
    return {
      programmes: programmes.map(({ key }) => {
        const phase = open.find(({ programme }) => programme === key);
        return {
          programme: key,
          hidden_since: phase?.begunAt.toISOString() ?? null,
          hidden_by: phase?.begunBy ?? null,
        };
      }),
    };
  }
  return [
    defineCall({
      id: 'listBlindProgrammes',
      method: 'get',
      path: '/api/admin/blind',
      summary: 'Returns the programmes, and since when reviewers read each without names',
      ...byStaff('readApplications'),
      answers: { 200: phasesAnswer },
      async handle(ctx) {
        ctx.body = await phases();
      },
    }),
    defineCall({
      id: 'setBlindReview',
      method: 'put',
      path: '/api/admin/blind/:programme',
      summary: 'Hides the names of a programme from reviewers, or shows them again',
      ...byStaff('manageAssessment'),
      needsProof: true,
      input: {
        params: Joi.object<{ programme: ApplicationType }>({ programme: Joi.string().max(40).required() }),
        body: Joi.object<{ on: boolean }>({ on: Joi.boolean().strict().required() }),
      },
      answers: { 200: phasesAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { programme } = ctx.input.params;
        if (!isProgramme(programme)) throw new NotFound();
        await setBlind(service, ctx.actor, { programme, on: ctx.input.body.on });
        ctx.body = await phases();
      },
    }),
    defineCall({
      id: 'listBlindApplications',
      method: 'get',
      path: '/api/admin/blind/applications',
      summary: 'Returns the applications that are read without names, by their references',
      ...byStaff('readApplications'),
      input: {
        query: Joi.object<PageQuery & { whose: 'mine' | 'all' }>({
          ...pageQuery,
          whose: Joi.string()
            .valid('mine', 'all')
            .default('all')
            .description('mine: those that the caller is to read'),
        }),
      },
      answers: { 200: toReadAnswer },
      async handle(ctx) {
        const { page, whose } = ctx.input.query;
        const mine = whose === 'mine';
        const list = { readerId: ctx.actor.personId, mine };
        const total = await stores.blind.count(list);
        const { pagination, range } = pageOf({ page, total, perPage });
        const found = range ? await stores.blind.page(list, range) : [];
        ctx.body = {
          applications: found.map(({ isAssigned, ...one }) => ({
            ...one,
            reference: referenceOf(one.type, one.id),
            assigned: isAssigned,
          })),
          mine: mine ? total : await stores.blind.count({ ...list, mine: true }),
          pagination,
        };
      },
    }),
    defineCall({
      id: 'getBlindApplication',
      method: 'get',
      path: '/api/admin/blind/applications/:id',
      summary: 'Returns what is read of an application while names are hidden',
      ...byStaff('readApplications'),
      input: { params: idParams },
      answers: { 200: blindAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const found = await readBlind(service, ctx.actor, ctx.input.params.id);
        const { application, phase, sections, beside } = found;
        ctx.body = {
          id: application.id,
          reference: referenceOf(application.type, application.id),
          type: application.type,
          status: application.status,
          hidden_since: phase.begunAt.toISOString(),
          sections,
          ...beside,
        };
      },
    }),
  ];
}
