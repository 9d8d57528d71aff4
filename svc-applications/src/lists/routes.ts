import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { staffRoles } from '../applications/policy';
import type { Service } from '../service';
import { pageAnswer, statsAnswer } from './answers';
import { pageLength, toSort } from './list';
import { presentPage, presentStats } from './presenter';
import { listParams, listQuery } from './schema';
import { searchTerms } from './search';

export function listCalls({ stores, clock }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'M01',
      method: 'get',
      path: '/api/applications/:type',
      summary: 'One page of the applications of a programme, searched, filtered and sorted',
      tags: ['staff'],
      auth: 'token',
      roles: staffRoles,
      scopes: ['account'],
      input: { params: listParams, query: listQuery },
      answers: { 200: pageAnswer },
      async handle(ctx) {
        const { type } = ctx.input.params;
        const { page, search, status, sort } = ctx.input.query;
        const listed = await stores.lists.page({
          ...{ type, status, sort: toSort(sort), terms: searchTerms(search, type) },
          ...{ offset: (page - 1) * pageLength, limit: pageLength },
        });
        ctx.body = presentPage(listed, page);
      },
    }),
    defineCall({
      id: 'M14',
      method: 'get',
      path: '/api/admin/stats',
      summary: 'How many applications there are, by programme and by state, and how that changed',
      tags: ['staff'],
      auth: 'token',
      roles: staffRoles,
      scopes: ['account'],
      answers: { 200: statsAnswer },
      async handle(ctx) {
        ctx.body = presentStats(await stores.lists.stats(clock()));
      },
    }),
  ];
}
