import { Readable } from 'node:stream';
import {
  feedbackMessages,
  readingMessages,
  referenceOf,
  listMessages as t,
} from '@portal/contract-svc-applications-v1';
import type { Actor } from '@portal/service-kit/auth';
import { separatorIn } from '@portal/service-kit/csv';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { languageField, shownLanguageOf } from '@portal/service-kit/language';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  id,
  idParams,
  listOf,
  maybe,
  type Service,
  status,
  type,
  words,
} from '../../platform';
import type { OverviewRow } from '../all-applications/all-applications';
import type { BulkItem } from '../all-applications/item';
import { idsToExport } from '../all-applications/matching';
import { requestOf } from '../all-applications/schema';
import { act, undoAct } from './act';
import type { BulkKind, BulkWords } from './bulk';
import { csvOf } from './csv';
import { bulkKind, preview } from './preview';
import { type ActBody, actBody, type ExportBody, exportBody, previewBody } from './schema';

const previewAnswer = Joi.object({
  applications: listOf({
    id: id(),
    version: id(),
    reference: words(),
    type: type(),
    applicant_name: words(),
    status: status(),
    listed: Joi.boolean().required().description('Whether the query finds it'),
    refusal: maybe().description('Why the act cannot be done to it; null: it can'),
    readers: listOf({ id: id(), name: words() }).description('Who would read it'),
    language: languageField()
      .allow(null)
      .optional()
      .description('Of the act status: the language in which the applicant is written to'),
  }),
});

const actAnswer = Joi.object({
  act: Joi.object({ id: id() }).required(),
  results: listOf({
    id: id().description('The application'),
    state: words().meta({ swagger: { 'x-known-values': ['waiting', 'done', 'refused'] } }),
    reason: maybe(),
    held_id: Joi.number().integer().allow(null).required().description('The decision that waits to go out'),
    undoable: Joi.boolean().required().description('Whether undoBulkAction can take it back'),
  }),
  waiting: id().description('How many are not done yet: the same call goes on with them'),
});

const undoAnswer = Joi.object({
  results: listOf({ id: id(), reason: maybe().description('Why not; null: it was undone') }),
});

/** The calls for acts on several applications. */
export function bulkCalls(service: Service): AnyCall[] {
  return [previewCall(service), actCall(service), undoCall(service), exportCall(service)];
}

function previewCall(service: Service): AnyCall {
  return defineCall({
    id: 'previewBulkAction',
    method: 'post',
    path: '/api/admin/bulk-acts/preview',
    summary: 'Returns the applications that an act would be done to, and stores nothing',
    ...byStaff('actOnSeveral'),
    input: { body: previewBody },
    answers: { 200: previewAnswer },
    async handle(ctx) {
      const { act: name, ids, query, ...result } = ctx.input.body;
      const hidden = await service.stores.conflicts.hiddenFrom(ctx.actor);
      const list = requestOf(query, { personId: ctx.actor.personId, hidden, portal: service.portal });
      const kept = await service.stores.conflicts.hiddenAmong(ctx.actor, ids ?? []);
      const open = ids?.filter((one) => !kept.has(one));
      const rows = await preview(service, { actor: ctx.actor, act: name, ids: open, list, words: result });
      ctx.body = {
        applications: rows.map(({ application, isListed, refusal, readers, language }) => ({
          id: application.id,
          version: application.version,
          reference: referenceOf(application.type, application.id),
          type: application.type,
          applicant_name: application.applicantName,
          status: application.status,
          listed: isListed,
          refusal,
          readers: readers.map(({ id: reader, name: called }) => ({ id: reader, name: called })),
          language,
        })),
      };
    },
  });
}

function actCall(service: Service): AnyCall {
  return defineCall({
    id: 'runBulkAction',
    method: 'post',
    path: '/api/admin/bulk-acts',
    summary: 'Does an act to applications as they were seen, to each by itself, or goes on with it',
    ...byStaff('actOnSeveral'),
    input: { body: actBody },
    answers: { 200: actAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { key, act: name, items, ...result } = ctx.input.body;
      const kind = bulkKind(name, ctx.actor);
      lacksNothing(kind, result, items);
      const asked = items.map(({ id: one }) => one);
      const hidden = await service.stores.conflicts.hiddenAmong(ctx.actor, asked);
      const open = items.filter((one) => !hidden.has(one.id));
      const done = await act(service, { actor: ctx.actor, key, act: name, items: open, words: result });
      const byId = new Map(done.items.map((item) => [item.applicationId, item]));
      ctx.body = {
        act: { id: done.id },
        results: items.map(({ id: asked }) => {
          const item = byId.get(asked);
          return presentResult(asked, item, Boolean(item && kind.undoing?.fits(item)));
        }),
        waiting: done.items.filter(({ state }) => state === 'waiting').length,
      };
    },
  });
}

/** The result for one application; an application that is gone is refused. */
function presentResult(id: number, item: BulkItem | undefined, undoable: boolean) {
  const { state, reason, delayedId } = item ?? { state: 'refused', reason: t.gone, delayedId: null };
  return { id, state, reason, held_id: delayedId, undoable };
}

/**
 * Requires all input that the act needs.
 * @throws Invalid
 */
function lacksNothing({ needs, needsReaders }: BulkKind, words: BulkWords, items: ActBody['items']): void {
  if (needsReaders && items.some(({ readers }) => !readers))
    throw new Invalid({ items: [readingMessages.noReaders] });
  const lacking = needs.filter((name) => words[name] === undefined);
  if (lacking.length > 0)
    throw new Invalid(Object.fromEntries(lacking.map((name) => [name, [feedbackMessages.incomplete]])));
}

function undoCall(service: Service): AnyCall {
  return defineCall({
    id: 'undoBulkAction',
    method: 'post',
    path: '/api/admin/bulk-acts/:id/undo',
    summary:
      "Takes back the caller's act, each application by itself: decisions that wait to go out, readers",
    ...byStaff('actOnSeveral'),
    input: { params: idParams },
    answers: { 200: undoAnswer, 404: errorAnswer },
    async handle(ctx) {
      const undone = await undoAct(service, ctx.actor, ctx.input.params.id);
      ctx.body = { results: undone.map(({ applicationId, reason }) => ({ id: applicationId, reason })) };
    },
  });
}

/** The most rows that are read for a file at once. */
const rowsAtOnce = 500;

async function* rowsInTurn({ overview }: Service['stores'], ids: number[]): AsyncGenerator<OverviewRow[]> {
  for (let from = 0; from < ids.length; from += rowsAtOnce)
    yield await overview.rows(ids.slice(from, from + rowsAtOnce));
}

function exportCall({ stores, clock, portal }: Service): AnyCall {
  async function idsOf({ ids = [], query }: ExportBody, actor: Actor): Promise<number[]> {
    if (query) {
      const hidden = await stores.conflicts.hiddenFrom(actor);
      return idsToExport(stores.overview, requestOf(query, { personId: actor.personId, hidden, portal }));
    }
    const kept = await stores.conflicts.hiddenAmong(actor, ids);
    return ids.filter((one) => !kept.has(one));
  }
  return defineCall({
    id: 'exportApplications',
    method: 'post',
    path: '/api/admin/bulk-acts/export',
    summary: 'Returns these applications, or all that a list holds, as a table for spreadsheets, a line each',
    ...byStaff('readReports'),
    needsProof: true,
    input: { body: exportBody },
    answers: { 200: { mediaTypes: ['text/csv'] } },
    async handle(ctx) {
      const ids = await idsOf(ctx.input.body, ctx.actor);
      const event = { kind: 'report_exported', actor: ctx.actor, details: { format: 'csv' } };
      await stores.events.add(event, clock());
      const written = { separator: separatorIn(shownLanguageOf(ctx)), calendar: portal.calendar() };
      ctx.body = Readable.from(csvOf(rowsInTurn(stores, ids), written), { objectMode: false });
      ctx.attachment('applications.csv');
      ctx.type = 'text/csv; charset=utf-8';
    },
  });
}
