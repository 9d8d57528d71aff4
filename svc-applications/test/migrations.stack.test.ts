import { connectDatabase, engineOf, migrate, rollBack } from '@portal/service-kit/database';
import { databases } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';

const plan = { migrations, table: migrationsTable };

/** All migrations before this one. */
const upTo = (name: string) => ({
  ...plan,
  migrations: migrations.slice(
    0,
    migrations.findIndex((one) => one.name.endsWith(name)),
  ),
});

/** An application as a release without search stored it. */
const draft = (id: number, type: string, current_step: number) => ({
  id,
  person_id: id,
  type,
  status: 'draft',
  current_step,
  open_slot: String(id),
  applicant_name: "Zoé Niyonzima-Du'ße",
  applicant_email: 'Zoe.N@example.org',
  applicant_phone: '250788123456',
  form_data: '{}',
  created_at: new Date(),
  updated_at: new Date(),
});

const foundBy = [
  '<654321887052',
  '>250788123456',
  '@example.org',
  'dusse',
  'n',
  'niyonzima',
  'zoe',
  'zoe.n@example.org',
];

describe.each(databases())('the tables on $engine', ({ createDatabase }) => {
  it('are applied, rolled back and applied again', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    const names = migrations.map(({ name }) => name);
    expect(await migrate(knex, plan)).toEqual(names);
    expect(await migrate(knex, plan)).toEqual([]);
    expect(await rollBack(knex, plan)).toEqual([...names].reverse());
    expect(await knex.schema.hasTable('applications')).toBe(false);
    expect(await migrate(knex, plan)).toEqual(names);
    await knex.destroy();
  });

  // If such a column has an index, MariaDB 10.11.19 can hang in a cluster while it removes old rows.
  it('no index stands on a column that is computed on reading', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    await migrate(knex, plan);
    if (engineOf(knex) === 'mysql') {
      const [found] = await knex.raw(
        `select c.table_name, c.column_name from information_schema.columns as c
         join information_schema.statistics as s using (table_schema, table_name, column_name)
         where c.table_schema = database() and c.extra like '%VIRTUAL%'`,
      );
      expect(found).toEqual([]);
    }
    await knex.destroy();
  });

  it('applications of a portal in use are found by search and in reports, when both arrive', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    await migrate(knex, upTo('_add_search'));
    await knex('applications').insert([draft(1, 'intern', 3), draft(2, 'visitor', 4)]);
    await migrate(knex, plan);
    const words: string[] = await knex('application_words').where({ application_id: 1 }).pluck('word');
    expect(words.sort()).toEqual(foundBy);
    const rows = await knex('applications').orderBy('id').select('name_key', 'initials');
    const filled = ['zoe niyonzima dusse', 2 ** 25 + 2 ** 13 + 2 ** 3];
    expect(rows.map(({ name_key, initials }) => [name_key, Number(initials)])).toEqual([filled, filled]);
    const reported = await knex('report_applications_v1').orderBy('id').select('type', 'progress');
    expect(reported.map(({ type, progress }) => [type, Number(progress)])).toEqual([
      ['intern', 25],
      ['visitor', 50],
    ]);
    // The view shows a document of answers once it belongs to the application's version.
    const document = { answers: '{"name":"Zoé"}', answers_version: 1 };
    await knex('applications').where({ id: 1 }).update(document);
    await knex('applications')
      .where({ id: 2 })
      .update({ ...document, version: 2 });
    const answered = await knex('report_applications_v2').orderBy('id').select('progress', 'answers');
    expect(answered.map(({ progress, answers }) => [Number(progress), answers])).toEqual([
      [25, document.answers],
      [50, null],
    ]);
    await knex.destroy();
  });

  it('make room for a programme with a long key, while a replica of the previous release writes', async () => {
    const url = await createDatabase();
    const [knex, before] = [connectDatabase({ url }), connectDatabase({ url })];
    await migrate(knex, upTo('_widen_programmes'));
    await before('applications').insert(draft(1, 'intern', 3));
    const writing = before('applications').where({ id: 1 }).update({ current_step: 4 });
    await Promise.all([migrate(knex, plan), writing]);
    await before('applications').insert(draft(2, 'visitor', 4));
    const programme = 'a-programme-whose-key-has-40-characters-';
    const slot = `2147483647:${programme}`;
    await knex('applications').insert({ ...draft(3, programme, 5), open_slot: slot });
    const rows = await before('applications').orderBy('id').select('type', 'current_step', 'open_slot');
    expect(rows).toEqual([
      { type: 'intern', current_step: 4, open_slot: '1' },
      { type: 'visitor', current_step: 4, open_slot: '2' },
      { type: programme, current_step: 5, open_slot: slot },
    ]);
    expect(await before('report_applications_v1').where({ id: 3 }).pluck('type')).toEqual([programme]);
    await Promise.all([knex.destroy(), before.destroy()]);
  });

  it('the furthest step counts, while a replica of the release before writes the current step alone', async () => {
    const url = await createDatabase();
    const [knex, before] = [connectDatabase({ url }), connectDatabase({ url })];
    await migrate(knex, upTo('_add_furthest_step'));
    await before('applications').insert([draft(1, 'intern', 3), draft(2, 'intern', 3)]);
    await migrate(knex, plan);
    await knex('applications').where({ id: 2 }).update({ current_step: 6, furthest_step: 9 });
    await before('applications').update({ current_step: 4 });
    const progress = () => before('report_applications_v2').orderBy('id').pluck('progress');
    expect((await progress()).map(Number)).toEqual([33, 75]);
    await before('applications').update({ current_step: 12 });
    expect((await progress()).map(Number)).toEqual([100, 100]);
    await Promise.all([knex.destroy(), before.destroy()]);
  });

  it('run once for replicas that start at the same time', async () => {
    const url = await createDatabase();
    const replicas = [1, 2, 3].map(() => connectDatabase({ url }));
    const ran = await Promise.all(replicas.map((knex) => migrate(knex, plan)));
    expect(ran.flat()).toHaveLength(migrations.length);
    await Promise.all(replicas.map((knex) => knex.destroy()));
  });
});
