import { feedbackMessages, referenceOf, listMessages as say } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, id, listOf, maybe, status, type, words } from '../answers';
import { idParams } from '../fields';
import { requestOf } from '../overview/schema';
import type { Service } from '../service';
import { byStaff } from '../who';
import { act, undoAct } from './act';
import type { BulkWords } from './bulk';
import { csvOf } from './csv';
import { bulkKind, preview } from './preview';
import { actBody, exportBody, previewBody } from './schema';

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
  }),
});

const actAnswer = Joi.object({
  act: Joi.object({ id: id() }).required(),
  results: listOf({
    id: id().description('The application'),
    state: words().meta({ swagger: { 'x-known-values': ['waiting', 'done', 'refused'] } }),
    reason: maybe(),
    held_id: Joi.number().integer().allow(null).required().description('The decision that waits to go out'),
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
    id: 'L07',
    method: 'post',
    path: '/api/admin/bulk-acts/preview',
    summary: 'Returns the applications that an act would be done to, and stores nothing',
    ...byStaff,
    input: { body: previewBody },
    answers: { 200: previewAnswer },
    async handle(ctx) {
      const { act: name, ids, query } = ctx.input.body;
      const hidden = await service.stores.conflicts.hiddenFrom(ctx.actor);
      const list = requestOf(query, ctx.actor.personId, hidden);
      const kept = await service.stores.conflicts.hiddenAmong(ctx.actor, ids ?? []);
      const open = ids?.filter((one) => !kept.has(one));
      const rows = await preview(service, { asker: ctx.actor, act: name, ids: open, list });
      ctx.body = {
        applications: rows.map(({ application, isListed, refusal }) => ({
          id: application.id,
          version: application.version,
          reference: referenceOf(application.type, application.id),
          type: application.type,
          applicant_name: application.applicantName,
          status: application.status,
          listed: isListed,
          refusal,
        })),
      };
    },
  });
}

function actCall(service: Service): AnyCall {
  return defineCall({
    id: 'L08',
    method: 'post',
    path: '/api/admin/bulk-acts',
    summary: 'Does an act to applications as they were seen, to each by itself, or goes on with it',
    ...byStaff,
    input: { body: actBody },
    answers: { 200: actAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { key, act: name, items, ...told } = ctx.input.body;
      lacksNothing(bulkKind(name, ctx.actor).needs, told);
      const asked = items.map(({ id: one }) => one);
      const hidden = await service.stores.conflicts.hiddenAmong(ctx.actor, asked);
      const open = items.filter((one) => !hidden.has(one.id));
      const done = await act(service, { asker: ctx.actor, key, act: name, items: open, words: told });
      const byId = new Map(done.items.map((item) => [item.applicationId, item]));
      ctx.body = {
        act: { id: done.id },
        results: items.map(({ id: asked }) => {
          const item = byId.get(asked) ?? { state: 'refused', reason: say.gone, heldId: null };
          return { id: asked, state: item.state, reason: item.reason, held_id: item.heldId };
        }),
        waiting: done.items.filter(({ state }) => state === 'waiting').length,
      };
    },
  });
}

/** @throws Invalid */
function lacksNothing(needs: readonly (keyof BulkWords)[], told: BulkWords): void {
  const lacking = needs.filter((name) => told[name] === undefined);
  if (lacking.length > 0)
    throw new Invalid(Object.fromEntries(lacking.map((name) => [name, [feedbackMessages.incomplete]])));
}

function undoCall(service: Service): AnyCall {
  return defineCall({
    id: 'L09',
    method: 'post',
    path: '/api/admin/bulk-acts/:id/undo',
    summary: "Takes back the decisions of the caller's act that wait to go out, each by itself",
    ...byStaff,
    input: { params: idParams },
    answers: { 200: undoAnswer, 404: errorAnswer },
    async handle(ctx) {
      const undone = await undoAct(service, ctx.actor, ctx.input.params.id);
      ctx.body = { results: undone.map(({ applicationId, reason }) => ({ id: applicationId, reason })) };
    },
  });
}

function exportCall({ stores, clock }: Service): AnyCall {
  return defineCall({
    id: 'L10',
    method: 'post',
    path: '/api/admin/bulk-acts/export',
    summary: 'Returns these applications as a table for spreadsheets, a line each',
    ...byStaff,
    input: { body: exportBody },
    answers: { 200: { mediaTypes: ['text/csv'] } },
    async handle(ctx) {
      const { ids } = ctx.input.body;
      const hidden = await stores.conflicts.hiddenAmong(ctx.actor, ids);
      const rows = await stores.overview.rows(ids.filter((one) => !hidden.has(one)));
      const event = { kind: 'report_exported', actor: ctx.actor, details: { format: 'csv' } };
      await stores.events.add(event, clock());
      ctx.body = csvOf(rows);
      ctx.attachment('applications.csv');
      ctx.type = 'text/csv; charset=utf-8';
    },
  });
}
