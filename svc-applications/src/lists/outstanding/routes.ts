import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, type PageQuery, pageOf, pageQuery, recordId, type Service } from '../../platform';
import { awaitedAnswer } from './answers';
import { type AwaitedKind, awaitedKinds } from './awaited';
import { presentAwaited } from './presenter';

const perPage = 20;
/** Readers who go through the lines need more than a page: `before` lines before the present one, `most` in all. */
const reading = { before: 40, most: 100 };

interface AwaitedQuery extends PageQuery {
  kind: AwaitedKind;
  around?: number;
}

const query = Joi.object<AwaitedQuery>({
  kind: Joi.string()
    .valid(...awaitedKinds)
    .default('letters'),
  around: recordId.description('In place of `page`: an application, whose first line is on the page'),
  ...pageQuery,
});

export function awaitedCalls({ stores, clock }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listOutstanding',
      method: 'get',
      path: '/api/admin/awaited',
      summary: 'Returns the letters, or the answers to reopened sections, that are waited for, 20 a page',
      ...byStaff('readApplications'),
      input: { query },
      answers: { 200: awaitedAnswer },
      async handle(ctx) {
        const { kind, around: id } = ctx.input.query;
        const now = clock();
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const counts = await stores.awaited.counts(now, hidden);
        const line = id === undefined ? undefined : await stores.awaited.lineOf(kind, id, { hidden }, now);
        const page = line === undefined ? ctx.input.query.page : Math.floor(line / perPage) + 1;
        const { pagination, range } = pageOf({ page, total: counts[kind], perPage });
        const around = {
          offset: Math.max(0, (line ?? range?.offset ?? 0) - reading.before),
          limit: reading.most,
          hidden,
        };
        const rows = range ? await stores.awaited.page(kind, { ...range, hidden }, now) : [];
        const order = range ? await stores.awaited.order(kind, around, now) : [];
        ctx.body = { awaited: rows.map(presentAwaited), order, counts, pagination };
      },
    }),
  ];
}
