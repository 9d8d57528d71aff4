import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { authorize } from '../application';
import { progressOfAll } from '../application-view';
import { byStaff, errorAnswer, type Hidden, idParams, type Service } from '../platform';
import { neighboursAnswer, nextUnreadAnswer, pageAnswer, statsAnswer } from './answers';
import { type Listed, pageLength, toSort } from './list';
import { pageFor } from './page';
import { besideIn, presentLines, presentPage, presentStats } from './presenter';
import { listParams, listQuery, neighboursQuery, nextUnreadQuery, type OrderQuery } from './schema';
import { searchTerms } from './search';

export function listCalls(service: Service): AnyCall[] {
  const { stores, clock } = service;
  const shownWith = async (rows: readonly Listed[]) => ({
    now: clock(),
    progress: await progressOfAll(service, rows),
  });
  return [
    defineCall({
      id: 'listProgrammeApplications',
      method: 'get',
      path: '/api/applications/:type',
      summary: "Returns one page of a programme's applications, searched, filtered and sorted",
      tags: ['staff'],
      auth: 'token',
      may: 'readApplications',
      scopes: ['account'],
      programs: 'applications:read',
      input: { params: listParams, query: listQuery },
      answers: { 200: pageAnswer },
      async handle(ctx) {
        const { type } = ctx.input.params;
        const { page, ...order } = ctx.input.query;
        const place = { offset: (page - 1) * pageLength, limit: pageLength };
        const listed = await pageFor(ctx.actor, { ...orderedRequest(type, order), ...place }, stores);
        ctx.body = presentPage(listed, page, await shownWith(listed.rows));
      },
    }),
    defineCall({
      id: 'getNeighbours',
      method: 'get',
      path: '/api/admin/applications/:id/neighbours',
      summary:
        'Returns the applications before and after a given one, in the order of listProgrammeApplications',
      ...byStaff('readApplications'),
      programs: 'applications:read',
      input: { params: idParams, query: neighboursQuery },
      answers: { 200: neighboursAnswer, 404: errorAnswer },
      async handle(ctx) {
        const application = await stores.applications.find({ id: ctx.input.params.id });
        const { id, type } = authorize(ctx.actor, 'read', application);
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const { around, ...order } = ctx.input.query;
        const request = listedRequest(type, order, hidden);
        if (around === 0) {
          ctx.body = await stores.lists.neighbours(id, request);
          return;
        }
        const ids = await stores.lists.around(id, request, around);
        const lines = await stores.lists.lines(ids);
        ctx.body = { ...besideIn(ids, id), applications: presentLines(lines, await shownWith(lines.rows)) };
      },
    }),
    defineCall({
      id: 'getNextUnread',
      method: 'get',
      path: '/api/admin/applications/:id/next-unread',
      summary:
        'Returns the next application of the list of listProgrammeApplications that the caller has not opened yet',
      ...byStaff('readApplications'),
      input: { params: idParams, query: nextUnreadQuery },
      answers: { 200: nextUnreadAnswer, 404: errorAnswer },
      async handle(ctx) {
        const application = await stores.applications.find({ id: ctx.input.params.id });
        const { id, type } = authorize(ctx.actor, 'read', application);
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const { from, ...order } = ctx.input.query;
        const request = listedRequest(type, order, hidden);
        ctx.body = { next: await stores.lists.nextUnread(id, request, ctx.actor.personId, from ?? 'here') };
      },
    }),
    defineCall({
      id: 'getStatistics',
      method: 'get',
      path: '/api/admin/stats',
      summary: 'Returns the number of applications by programme and status, and its changes',
      tags: ['staff'],
      auth: 'token',
      may: 'readApplications',
      scopes: ['account'],
      programs: 'applications:read',
      answers: { 200: statsAnswer },
      async handle(ctx) {
        ctx.body = presentStats(await stores.lists.stats(ctx.actor.personId, clock()));
      },
    }),
  ];
}

const orderedRequest = (type: ApplicationType, { search, status, sort }: OrderQuery) => ({
  type,
  status,
  sort: toSort(sort),
  terms: searchTerms(search, type),
});

const listedRequest = (type: ApplicationType, order: OrderQuery, hidden: Hidden) => ({
  ...orderedRequest(type, order),
  hidden,
});
