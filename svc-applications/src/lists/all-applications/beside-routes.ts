import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize } from '../../application';
import { progressOfAll } from '../../application-view';
import { byStaff, errorAnswer, idParams, listOf, recordId, type Service, type } from '../../platform';
import { line, neighboursAnswer, nextUnreadAnswer } from '../answers';
import { aroundMost, type ListedLines } from '../list';
import { besideIn, presentLines } from '../presenter';
import { type OverviewQuery, overviewQuery, requestOf } from './schema';

/** The most lines that are read at once. */
const linesMost = 100;

const besideQuery = overviewQuery.append<OverviewQuery & { around: number }>({
  around: Joi.number().integer().min(1).max(aroundMost).empty('').default(1),
});

const unreadQuery = overviewQuery.append<OverviewQuery & { from: 'here' | 'beginning' }>({
  from: Joi.string().valid('here', 'beginning').empty('').default('here'),
});

const linesQuery = Joi.object<{ ids: string }>({
  ids: Joi.string()
    .pattern(new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${linesMost - 1}}$`))
    .required()
    .description(`At most ${linesMost}, with commas between them`),
});

/** The calls for the neighbours of an application in a list of several programmes. */
export function besideCalls(service: Service): AnyCall[] {
  const { stores, clock, portal } = service;
  const shown = async (lines: ListedLines) =>
    presentLines(lines, { now: clock(), progress: await progressOfAll(service, lines.rows) });
  return [
    defineCall({
      id: 'getNeighboursInAll',
      method: 'get',
      path: '/api/admin/applications/:id/neighbours-of-all',
      summary:
        'Returns the applications before and after a given one, in the order of listApplications, with their lines',
      ...byStaff('readApplications'),
      input: { params: idParams, query: besideQuery },
      answers: { 200: neighboursAnswer, 404: errorAnswer },
      async handle(ctx) {
        const application = await stores.applications.find({ id: ctx.input.params.id });
        const { id } = authorize(ctx.actor, 'read', application);
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const { around, ...query } = ctx.input.query;
        const request = requestOf(query, { personId: ctx.actor.personId, hidden, portal });
        const ids = await stores.overview.around(id, request, around);
        const lines = await stores.lists.lines(ids);
        ctx.body = { ...besideIn(ids, id), applications: await shown(lines) };
      },
    }),
    defineCall({
      id: 'getNextUnreadInAll',
      method: 'get',
      path: '/api/admin/applications/:id/next-unread-of-all',
      summary:
        'Returns the next application of the list of listApplications that the caller has not opened yet',
      ...byStaff('readApplications'),
      input: { params: idParams, query: unreadQuery },
      answers: {
        200: nextUnreadAnswer.keys({ type: type().allow(null).description('Its programme') }),
        404: errorAnswer,
      },
      async handle(ctx) {
        const application = await stores.applications.find({ id: ctx.input.params.id });
        const { id } = authorize(ctx.actor, 'read', application);
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const { from, ...query } = ctx.input.query;
        const request = requestOf(query, { personId: ctx.actor.personId, hidden, portal });
        const found = await stores.overview.nextUnread(id, request, from);
        ctx.body = { next: found?.id ?? null, type: found?.type ?? null };
      },
    }),
    defineCall({
      id: 'listApplicationLines',
      method: 'get',
      path: '/api/admin/application-lines',
      summary:
        'Returns these applications as lines of a list, in this order; without those that are not there',
      ...byStaff('readApplications'),
      input: { query: linesQuery },
      answers: { 200: Joi.object({ applications: listOf(line) }) },
      async handle(ctx) {
        const named = [...new Set(ctx.input.query.ids.split(',').map(Number))];
        const ids = named.filter((id) => !recordId.validate(id).error);
        const hidden = await stores.conflicts.hiddenAmong(ctx.actor, ids);
        const lines = await stores.lists.lines(ids.filter((id) => !hidden.has(id)));
        ctx.body = { applications: await shown(lines) };
      },
    }),
  ];
}
