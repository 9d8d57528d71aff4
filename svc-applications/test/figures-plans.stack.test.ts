import { engineOf } from '@portal/service-kit/database';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant } from './factories/applicant';

interface Step {
  detail?: string;
  table?: string | null;
  Extra?: string | null;
}

onEachDatabase((portal) => {
  it('figures are held against an index alone, never against whole rows with their answers', async () => {
    await buildApplicant(portal());
    const { knex, service } = portal();
    let recount: { sql: string; bindings: never[] } | undefined;
    const see = (query: { sql: string; bindings: never[] }) => {
      if (/union all/i.test(query.sql)) recount = query;
    };
    knex.on('query', see);
    await service.stores.statistics.repair(new Date(Date.now() + 60_000), new Date());
    knex.removeListener('query', see);
    if (!recount) throw new Error('Nothing was held against the tables.');

    const inSqlite = engineOf(knex) === 'sqlite';
    const result = await knex.raw(`explain ${inSqlite ? 'query plan' : ''} ${recount.sql}`, recount.bindings);
    const steps: Step[] = inSqlite ? result : result[0];
    const ofApplications = steps.filter(({ detail, table }) =>
      inSqlite ? /(SCAN|SEARCH) applications\b/.test(detail ?? '') : table === 'applications',
    );
    expect(ofApplications).toHaveLength(5);
    for (const { detail, Extra } of ofApplications)
      expect(detail ?? Extra).toMatch(inSqlite ? 'COVERING INDEX' : 'Using index');
  });
});
