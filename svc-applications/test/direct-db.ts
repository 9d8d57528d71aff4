import type { Knex } from 'knex';
import { shortOf } from '../src/platform/statistics/recount-store';
import { statisticsStore } from '../src/platform/statistics/store';

const counted = ['applications', 'erased_figures'];
const writing = ['insert', 'update', 'del', 'delete'];

/**
 * The database for tests. If a test itself writes applications, which nothing else would count, the counters of the
 * statistics are corrected at once. They must be right before that, so that mistakes of the service are noticed.
 */
export function knexOfTests(knex: Knex): Knex {
  return new Proxy(knex, {
    apply(target, _self, [table]: [string]) {
      const query = target(table);
      if (counted.includes(table)) follow(knex, query);
      return query;
    },
  });
}

type Thenable = Knex.QueryBuilder & { _method: string };

function follow(knex: Knex, query: Knex.QueryBuilder): void {
  const run = query.then.bind(query);
  const followed = async () => {
    const isWriting = writing.includes((query as Thenable)._method);
    if (isWriting) expect(await shortOf(knex)).toEqual([]);
    const result = await run();
    if (isWriting) await repairCounters(knex);
    return result;
  };
  query.then = ((done: () => unknown, failed: () => unknown) => followed().then(done, failed)) as never;
}

/** Corrects the counters after a test has written applications in another way. */
export async function repairCounters(knex: Knex): Promise<void> {
  const now = new Date();
  await statisticsStore(knex).repair(new Date(now.getTime() + 86_400_000), now);
}
