import {
  REPORT_VIEWS_VERSION,
  REPORT_VIEWS_VERSION_VIEW,
  reportViews,
} from '@portal/contract-svc-applications-v1/report-views';
import { migrate, rollBack } from '@portal/service-kit/database';
import { migrations, migrationsTable } from '../migrations';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  it.each(Object.entries(reportViews))(
    '%s has the columns that the contract names',
    async (view, columns) => {
      const { knex } = portal();
      const found = await knex(view).columnInfo();
      expect(Object.keys(found).sort()).toEqual([...columns].sort());
    },
  );

  it('the database tells the version of the contract', async () => {
    expect(await portal().knex(REPORT_VIEWS_VERSION_VIEW).first()).toEqual({ version: REPORT_VIEWS_VERSION });
  });

  it('replicas of two releases beside each other: before, during and after the migration, and back', async () => {
    const { knex } = portal();
    const plan = { migrations, table: migrationsTable };
    const before = { ...plan, migrations: migrations.filter(({ name }) => !name.startsWith('3040_')) };
    const decide = async (replica: Pick<ReturnType<typeof portal>, 'call'>) => {
      const person = await buildSubmitted(portal());
      const token = await staffToken(portal());
      const body = decision(person, { status: 'approved', message: 'Welcome to us' });
      expect((await replica.call('decideApplication', { token, body })).status).toBe(200);
    };
    await rollBack(knex, { ...plan, migrations: migrations.filter(({ name }) => name.startsWith('3040_')) });
    await decide(portal());

    // The migration of the new release runs twice at the same time while a replica of the old release answers.
    const [one, other] = await Promise.all([migrate(knex, plan), migrate(knex, plan), decide(portal())]);
    expect([...one, ...other]).toEqual(['3040_version_of_report_views']);
    await decide(portal());
    expect(await knex(REPORT_VIEWS_VERSION_VIEW).first()).toEqual({ version: REPORT_VIEWS_VERSION });

    // Rollback: a replica of the old release starts on the new tables, undoes nothing, and answers.
    expect(await migrate(knex, before)).toEqual([]);
    await decide(portal());
    expect(await knex(REPORT_VIEWS_VERSION_VIEW).first()).toEqual({ version: REPORT_VIEWS_VERSION });
  });
});
