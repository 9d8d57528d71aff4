import { connectDatabase, engineOf, migrate } from '@portal/service-kit/database';
import { databases } from '@portal/test-kit';
import type { Knex } from 'knex';
import { migrations, migrationsTable } from '../migrations';
import { partRows } from '../src/application/search-words/words-store';
import { withoutIndexes } from '../src/demo/bulk-store';
import { insertAll } from '../src/demo/store';

/** The statements that define the tables, with each index on a line of its own. */
async function made(knex: Knex): Promise<string[]> {
  if (engineOf(knex) === 'sqlite')
    return (await knex('sqlite_master').whereNotNull('sql').pluck('sql')).sort();
  const tables = ['applications', 'application_words', 'application_parts'];
  const shown = await Promise.all(tables.map((table) => knex.raw('show create table ??', [table])));
  return shown.flatMap(([[row]]) => row['Create Table'].split(/,?\n/)).sort();
}

const person = (id: number) => ({
  name: `Amina Uwase${id}`,
  email: `a.uwase${id}@ur.ac.rw`,
  phone: '250788000001',
});

describe.each(databases())('made-up applications in a hurry on $engine', ({ createDatabase }) => {
  it('leave every index as it was, also where they fail', async () => {
    const knex = connectDatabase({ url: await createDatabase() });
    await migrate(knex, { migrations, table: migrationsTable });
    const before = await made(knex);
    const wanted = new Error('No more room');
    const failing = withoutIndexes(knex, async () => {
      expect(await made(knex)).not.toEqual(before);
      throw wanted;
    });
    await expect(failing).rejects.toBe(wanted);
    expect(await made(knex)).toEqual(before);
    await knex.destroy();
  });

  it('keep what was there, and what comes, by its parts', async () => {
    const url = await createDatabase();
    const knex = connectDatabase({ url });
    await migrate(knex, { migrations, table: migrationsTable });
    const row = (id: number) => ({
      ...{ id, person_id: id, type: 'intern', status: 'draft', current_step: 2, version: 1, form_data: '{}' },
      ...{
        applicant_name: person(id).name,
        applicant_email: person(id).email,
        applicant_phone: '250788000001',
      },
      ...{ agreement: false, origin: 'wizard', created_at: new Date(), updated_at: new Date() },
    });
    // A part before its application, since a chunk may begin with one.
    const rows = (id: number) => ({
      application_parts: partRows({ id }, person(id)),
      applications: [row(id)],
    });
    await insertAll(knex, rows(1));
    await withoutIndexes(knex, async () => {
      await insertAll(knex, rows(2));
    });
    const parts = await knex('application_parts').orderBy(['application_id', 'part']);
    const expected = [1, 2].flatMap((id) => partRows({ id }, person(id)));
    expect(parts.map(({ part, application_id }) => `${application_id} ${part}`).sort()).toEqual(
      expected.map(({ part, application_id }) => `${application_id} ${part}`).sort(),
    );
    await knex.destroy();
    // Connections that fill tables do not check references.
    const later = connectDatabase({ url });
    await later('applications').where({ id: 2 }).delete();
    expect(await later('application_parts').where({ application_id: 2 })).toEqual([]);
    await later.destroy();
  });
});
