import { databases } from '@portal/test-kit';
import type { Knex } from 'knex';
import { connectDatabase, instant, inTransaction, keptQuery, padded } from './index';

type Row = { id: number; name: string; read_at: Date | null; day: string | null };
const moment = new Date('2026-11-28T09:08:07.654Z');

async function withTable(url: string): Promise<Knex> {
  const database = connectDatabase({ url });
  await database.schema.createTable('readings', (table) => {
    table.integer('id').unsigned().primary();
    table.string('name').notNullable();
    table.date('day');
    instant(table, 'read_at');
  });
  const names = ['Ada', 'Zoë 🦉', "O'Brien"];
  await database('readings').insert(
    names.map((name, index) => ({
      id: index + 1,
      name,
      read_at: index === 1 ? null : moment,
      day: '2026-02-03',
    })),
  );
  return database;
}

describe.each(databases())('on $engine', ({ createDatabase }) => {
  let database: Knex;
  beforeEach(async () => {
    database = await withTable(await createDatabase());
  });
  afterEach(() => database.destroy());

  test('rows come as from any other query, the first time and once it is prepared', async () => {
    const all = keptQuery<Row, { ids: number[] }>((knex, { ids }) =>
      knex('readings').whereIn('id', ids).orderBy('id').select('id', 'name', 'read_at', 'day'),
    );
    const plain = await database('readings').orderBy('id').select('id', 'name', 'read_at', 'day');
    for (let time = 0; time < 3; time += 1) expect(await all(database, { ids: [1, 2, 3] })).toEqual(plain);
    expect(plain[0]).toEqual({ id: 1, name: 'Ada', read_at: moment, day: '2026-02-03' });
  });

  test('its text is built once for each shape, each length of a list, and each value that is missing', async () => {
    const build = jest.fn(
      (knex: Knex, { ids, name }: { ids: number[]; name?: string }, { last }: { last: boolean }) => {
        const query = knex('readings')
          .whereIn('id', ids)
          .orderBy('id', last ? 'desc' : 'asc')
          .limit(1)
          .select('id');
        return name === undefined ? query : query.where({ name });
      },
    );
    const one = keptQuery<{ id: number }, { ids: number[]; name?: string }, { last: boolean }>(build);
    const found = async (ids: number[], last: boolean, name?: string) =>
      (await one(database, { ids, ...(name !== undefined && { name }) }, { last })).map(({ id }) => id);
    for (let time = 0; time < 2; time += 1) {
      expect(await found([1, 2], false)).toEqual([1]);
      expect(await found([2, 3], true)).toEqual([3]);
      expect(await found([2, 3], false)).toEqual([2]);
      expect(await found([1, 2, 3], true)).toEqual([3]);
      expect(await found([1, 2, 3], true, "O'Brien")).toEqual([3]);
      expect(await found([1, 2, 3], true, 'Ada')).toEqual([1]);
    }
    expect(build).toHaveBeenCalledTimes(4);
  });

  test('values are bound, each time anew: instants, quotes, and what looks like a statement', async () => {
    const named = keptQuery<Row, { name: string; at: Date }>((knex, { name, at }) =>
      knex('readings').where({ name, read_at: at }).select('id'),
    );
    for (const [name, at, ids] of [
      ["O'Brien", moment, [3]],
      ["O'Brien", new Date(moment.getTime() + 1), []],
      ["x' or '1' = '1", moment, []],
      ['Ada', moment, [1]],
    ] as const)
      expect((await named(database, { name, at })).map(({ id }) => id)).toEqual(ids);
  });

  test('within a transaction it reads what that has written', async () => {
    const names = keptQuery<Row, { id: number }>((knex, { id }) =>
      knex('readings').where({ id }).select('name'),
    );
    await names(database, { id: 1 });
    await inTransaction(database, async (trx) => {
      await trx('readings').where({ id: 1 }).update({ name: 'Grace' });
      expect(await names(trx, { id: 1 })).toEqual([{ name: 'Grace' }]);
      expect(await names(trx, { id: 1 })).toEqual([{ name: 'Grace' }]);
    });
  });

  test('a text that would depend on a value is refused', async () => {
    const wrong = keptQuery<Row, { name: string }>((knex, { name }) =>
      knex('readings').where('name', 'like', `${name}%`),
    );
    await expect(wrong(database, { name: 'Ada' })).rejects.toThrow('depend on its value name');
  });

  test('after a change of the table it reads the new columns', async () => {
    const all = keptQuery<Row, Record<string, never>>((knex) => knex('readings').where({ id: 1 }));
    await all(database, {});
    await all(database, {});
    await database.schema.alterTable('readings', (table) => void table.integer('extra'));
    expect(await all(database, {})).toEqual([expect.objectContaining({ extra: null })]);
  });
});

test('a list is filled up with its last member, so that lists of a page make a few texts', () => {
  expect(padded([7])).toEqual([7]);
  expect(padded([7, 8])).toEqual([7, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  expect(padded(Array.from({ length: 12 }, (_, id) => id))).toHaveLength(50);
  expect(padded(Array.from({ length: 60 }, (_, id) => id))).toHaveLength(60);
});
