import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { connectDatabase, inTransaction, keptQuery } from './index';

type Row = { id: number; name: string; read_at: Date | null };
const moment = new Date('2026-11-28T09:08:07.654Z');

let folder: string;
let database: Knex;

const opened = (fromBytes: number) =>
  connectDatabase({
    url: `sqlite:${path.join(folder, 'test.sqlite')}`,
    readers: { fromBytes, threads: 2, idleMs: 60_000 },
  });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'readers-'));
  database = opened(0);
  await database.schema.createTable('readings', (table) => {
    table.integer('id').primary();
    table.string('name');
    table.bigInteger('read_at');
  });
  await database('readings').insert([
    { id: 1, name: 'Ada', read_at: moment },
    { id: 2, name: 'Zoë 🦉', read_at: null },
  ]);
});

afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** A query that keeps the engine busy for seconds. */
const longRead = (knex: Knex) =>
  knex
    .withRecursive('numbers', knex.raw('select 1 as i union all select i + 1 from numbers where i < 3000000'))
    .from('numbers')
    .count('* as n');

const rows = keptQuery<Row, { id: number }>((knex, { id }) => knex('readings').where({ id }).select('*'));

test('while a long question is answered others are, and so is the rest of the process', async () => {
  const order: string[] = [];
  const long = longRead(database).then(([row]) => order.push(`long ${row?.n}`));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('process');
  await database('readings').insert({ id: 3, name: 'Grace' });
  order.push('write');
  expect(await database('readings').pluck('id')).toEqual([1, 2, 3]);
  order.push('read');
  await long;
  expect(order).toEqual(['process', 'write', 'read', 'long 3000000']);
});

test('rows are what the connection of the process returns', async () => {
  const apart = [
    await database('readings').orderBy('id'),
    await database('readings').where({ id: 2 }).first(),
    await database('readings').where('id', 9).first(),
    await database('readings').where({ read_at: moment }).pluck('name'),
    await rows(database, { id: 1 }),
    await rows(database, { id: 1 }),
  ];
  const own = opened(Number.POSITIVE_INFINITY);
  const here = [
    await own('readings').orderBy('id'),
    await own('readings').where({ id: 2 }).first(),
    await own('readings').where('id', 9).first(),
    await own('readings').where({ read_at: moment }).pluck('name'),
    await rows(own, { id: 1 }),
    await rows(own, { id: 1 }),
  ];
  await own.destroy();
  expect(apart).toEqual(here);
  expect(apart[4]).toEqual([{ id: 1, name: 'Ada', read_at: moment }]);
});

test('what was committed is read at once; what a transaction has not is read by it alone', async () => {
  for (let time = 0; time < 50; time += 1) {
    await database('readings')
      .where({ id: 1 })
      .update({ name: `Ada ${time}` });
    expect(await database('readings').where({ id: 1 }).pluck('name')).toEqual([`Ada ${time}`]);
  }
  await inTransaction(database, async (trx) => {
    await trx('readings').where({ id: 1 }).update({ name: 'Grace' });
    expect(await trx('readings').where({ id: 1 }).pluck('name')).toEqual(['Grace']);
    expect(await rows(trx, { id: 1 })).toMatchObject([{ name: 'Grace' }]);
    expect(await rows(database, { id: 1 })).toMatchObject([{ name: 'Ada 49' }]);
  });
  expect(await rows(database, { id: 1 })).toMatchObject([{ name: 'Grace' }]);
});

test('after a change of the tables it goes on', async () => {
  await rows(database, { id: 2 });
  await database.schema.alterTable('readings', (table) => void table.integer('extra'));
  expect(await rows(database, { id: 2 })).toMatchObject([{ name: 'Zoë 🦉', extra: null }]);
});

test('an error is the error of that question alone', async () => {
  await expect(database('nothing').select('*')).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  expect(await database('readings').pluck('id')).toEqual([1, 2]);
});

test('whoever waits when the database is closed hears of it', async () => {
  const long = expect(longRead(database)).rejects.toThrow('has ended');
  await new Promise((resolve) => setImmediate(resolve));
  await database.destroy();
  await long;
  expect(existsSync(path.join(folder, 'test.sqlite'))).toBe(true);
});
