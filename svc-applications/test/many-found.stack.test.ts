import { onEachDatabase } from './applications-under-test';
import { repairCounters } from './direct-db';
import { beginMany, listing } from './factories/lists';

onEachDatabase((portal) => {
  const { list } = listing(portal);
  const many = 1015;

  /** Makes many applications that share a further word, which the other programme has as well. */
  beforeAll(async () => {
    const { knex } = portal();
    const [first = 0] = await beginMany(portal(), 1);
    const { id: _, nationality: __, ...row } = await knex('applications').where({ id: first }).first();
    const copies = Array.from({ length: many }, (_, copy) => ({
      ...row,
      open_slot: null,
      created_at: new Date(Date.UTC(2026, 0, 2, 0, 0, copy)),
    }));
    await knex.batchInsert('applications', copies, 100);
    const ids: number[] = await knex('applications').where('id', '>', first).orderBy('id').pluck('id');
    const words = ids.map((application_id) => ({ application_id, type: 'intern', word: 'multitude' }));
    await knex.batchInsert('application_words', words, 200);
    await repairCounters(knex);
  });

  const found = async (query: Record<string, string | number>) => {
    const { applications, pagination } = (await list({ sort: 'created_at', ...query })).body;
    return { rows: applications.length, ...pagination };
  };

  it('matches are counted to a thousand, and the answer states that there are more', async () => {
    expect(await found({ search: 'multitude' })).toMatchObject({
      ...{ rows: 10, total: 1000, more_than_total: true, last_page: 100 },
    });
    expect(await found({ search: 'multitude', status: 'draft' })).toMatchObject({
      ...{ total: 1000, more_than_total: true },
    });
  });

  it('pages behind these are there, to the last one', async () => {
    expect(await found({ search: 'multitude', page: 101 })).toMatchObject({ rows: 10, last_page: 102 });
    expect(await found({ search: 'multitude', page: 102 })).toMatchObject({ rows: 5, last_page: 102 });
    expect(await found({ search: 'multitude', page: 103 })).toMatchObject({ rows: 0, last_page: 100 });
  });

  it('a list without a search knows its number, however long it is', async () => {
    const all = await found({ page: 102 });
    expect(all).not.toHaveProperty('more_than_total');
    expect(all).toMatchObject({
      ...{ rows: 6, total: many + 1, last_page: 102 },
    });
  });

  it('few matches are counted as ever', async () => {
    const few = await found({ search: 'person' });
    expect(few).toMatchObject({ rows: 1, total: 1 });
    expect(few).not.toHaveProperty('more_than_total');
  });
});
