import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { progressOfAll } from '../../application-view';
import { byStaff, type Service } from '../../platform';
import { rowsOfPage } from './all-applications';
import { filtersAnswer, overviewAnswer } from './answers';
import { readPlace } from './place';
import { presentOverview } from './presenter';
import { columnsOf } from './query-store';
import { pageQuery, requestOf } from './schema';

/** The calls for the list of all programmes. */
export function overviewCalls(service: Service): AnyCall[] {
  const { stores, clock, portal } = service;
  return [
    defineCall({
      id: 'listApplications',
      method: 'get',
      path: '/api/admin/applications',
      summary: 'Returns one page of the applications of all programmes, searched, filtered and sorted',
      ...byStaff('readApplications'),
      input: { query: pageQuery },
      answers: { 200: overviewAnswer },
      async handle(ctx) {
        const { after, before, ...query } = ctx.input.query;
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const request = requestOf(query, { personId: ctx.actor.personId, hidden, portal });
        const columns = columnsOf(request.sort);
        const page = await stores.overview.page({
          ...request,
          after: after ? readPlace('after', after, columns) : undefined,
          before: before ? readPlace('before', before, columns) : undefined,
          limit: rowsOfPage,
        });
        ctx.body = presentOverview(page, {
          now: clock(),
          progress: await progressOfAll(service, page.rows),
        });
      },
    }),
    defineCall({
      id: 'getApplicationFilters',
      method: 'get',
      path: '/api/admin/application-filters',
      summary: 'Returns by what the list of all programmes can be filtered',
      ...byStaff('readApplications'),
      answers: { 200: filtersAnswer },
      async handle(ctx) {
        ctx.body = { filters: await stores.overview.filters() };
      },
    }),
  ];
}
