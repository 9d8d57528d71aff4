import { createDatabase as createOnMariaDb, databases, inProduction } from '@portal/test-kit';
import type { Knex } from 'knex';
import { connectDatabase, instant, inTransaction, runPrepared } from './index';

const raise = 'update scores set score = ?, note = ?, read_at = ? where id = ? and score = ?';

async function withTable(url: string): Promise<Knex> {
  const database = connectDatabase({ url });
  await database.schema.createTable('scores', (table) => {
    table.integer('id').unsigned().primary();
    table.bigInteger('score').notNullable();
    table.text('note');
    instant(table, 'read_at');
  });
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  await database('scores').insert(ids.map((id) => ({ id, score: 0 })));
  return database;
}

const rowOf = (database: Knex, id = 7) => database('scores').where({ id }).first();

describe.each(databases())('on $engine', ({ createDatabase }) => {
  let database: Knex;
  beforeEach(async () => {
    database = await withTable(await createDatabase());
  });
  afterEach(() => database.destroy());

  test('a prepared statement stores what it is given, exactly, and returns how many rows it found', async () => {
    const now = new Date('2026-11-26T09:08:07.654Z');
    const most = 2_147_483_647;
    expect(await runPrepared(database, raise, [most, 'Ada 🦉 "é"', now, 7, 0])).toBe(1);
    expect(await runPrepared(database, raise, [1, null, null, 7, 0])).toBe(0);
    expect(await rowOf(database)).toEqual({ id: 7, score: most, note: 'Ada 🦉 "é"', read_at: now });
    expect(await runPrepared(database, raise, [most, null, null, 7, most])).toBe(1);
    expect(await rowOf(database)).toEqual({ id: 7, score: most, note: null, read_at: null });
    const byInstant = 'update scores set note = ? where read_at = ?';
    await runPrepared(database, raise, [0, null, now, 8, 0]);
    expect(await runPrepared(database, byInstant, ['found', now])).toBe(1);
  });

  test('in a transaction it is part of it', async () => {
    const failure = inTransaction(database, async (trx) => {
      expect(await runPrepared(trx, raise, [1, null, null, 7, 0])).toBe(1);
      expect(await rowOf(trx)).toMatchObject({ score: 1 });
      throw new Error('taken back');
    });
    await expect(failure).rejects.toThrow('taken back');
    expect(await rowOf(database)).toMatchObject({ score: 0 });
  });

  test('who listens to queries hears of it', async () => {
    const seen: string[] = [];
    database.on('query', ({ sql }: { sql: string }) => seen.push(sql));
    await runPrepared(database, raise, [1, null, null, 7, 0]);
    expect(seen).toEqual([raise]);
  });

  test('it goes on after a change of its table', async () => {
    await runPrepared(database, raise, [1, null, null, 7, 0]);
    await database.raw('alter table scores add column extra integer');
    await database.raw('create index scores_score on scores (score)');
    expect(await runPrepared(database, raise, [2, null, null, 7, 1])).toBe(1);
    expect(await rowOf(database)).toMatchObject({ score: 2, extra: null });
  });

  test('many at once are all stored', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    const found = await Promise.all(ids.map((id) => runPrepared(database, raise, [id, null, null, id, 0])));
    expect(found).toEqual(ids.map(() => 1));
    expect(await database('scores').orderBy('id').pluck('score')).toEqual(ids);
  });
});

// Only MariaDB keeps prepared statements on the server.
if (inProduction()) {
  let database: Knex;
  beforeEach(async () => {
    database = await withTable(await createOnMariaDb());
  });
  afterEach(() => database.destroy());

  const statusOf = async (name: string, connection: Knex = database): Promise<number> => {
    const [rows] = await connection.raw('show session status like ?', [name]);
    return Number(rows[0].Value);
  };
  /** Runs the whole test on one connection. */
  const alone = (work: (trx: Knex.Transaction) => Promise<void>) => database.transaction(work);

  test('a connection prepares it once, and reads one row by the key', async () => {
    await alone(async (trx) => {
      for (const score of [0, 1, 2, 3])
        expect(await runPrepared(trx, raise, [score + 1, null, null, 7, score])).toBe(1);
      expect(await statusOf('Com_stmt_prepare', trx)).toBe(1);
      expect(await statusOf('Com_stmt_execute', trx)).toBe(4);
      // Reading all 50 rows four times would be 200.
      expect(await statusOf('Handler_read_rnd_next', trx)).toBeLessThan(50);
    });
  });

  test('a connection keeps few, however many there are', async () => {
    await alone(async (trx) => {
      for (let note = 0; note < 150; note += 1)
        await runPrepared(trx, `update scores set score = score where id = ? and ${note} = ${note}`, [1]);
      const opened = await statusOf('Com_stmt_prepare', trx);
      expect(opened - (await statusOf('Com_stmt_close', trx))).toBeLessThanOrEqual(60);
    });
  });

  test('a statement that the server forgot is run all the same, and prepared again', async () => {
    await alone(async (trx) => {
      await runPrepared(trx, raise, [1, null, null, 7, 0]);
      // The driver still has the statement that the server lost.
      const connection = await trx.client.acquireConnection();
      connection.prepare(raise, (_: unknown, statement: { close(): void }) => statement.close());
      expect(await runPrepared(trx, raise, [2, null, null, 7, 1])).toBe(1);
      expect(await runPrepared(trx, raise, [3, null, null, 7, 2])).toBe(1);
      expect(await statusOf('Com_stmt_prepare', trx)).toBe(2);
    });
    expect(await rowOf(database)).toMatchObject({ score: 3 });
  });

  test('where the server keeps as many as it may, it is sent as text', async () => {
    const [[{ most }]] = await database.raw('select @@global.max_prepared_stmt_count as most');
    await database.raw('set global max_prepared_stmt_count = 0');
    try {
      expect(await runPrepared(database, raise, [1, null, null, 7, 0])).toBe(1);
    } finally {
      await database.raw('set global max_prepared_stmt_count = ?', [most]);
    }
    expect(await rowOf(database)).toMatchObject({ score: 1 });
  });

  test('it goes on by another connection once its own is gone', async () => {
    const spy = jest.spyOn(console, 'log').mockImplementation();
    await runPrepared(database, raise, [1, null, null, 7, 0]);
    const [[{ id }]] = await database.raw('select connection_id() as id');
    const other = connectDatabase({ url: await createOnMariaDb() });
    await other.raw('kill ?', [id]);
    await other.destroy();
    // The first statement may still get the dead connection.
    await runPrepared(database, raise, [2, null, null, 7, 1]).catch(() => undefined);
    await runPrepared(database, raise, [2, null, null, 7, 1]);
    spy.mockRestore();
    expect(await rowOf(database)).toMatchObject({ score: 2 });
  });

  test('one that the engine ends as a deadlock runs again', async () => {
    const sure = 'update scores set score = score + 1 where id in (?, ?)';
    const alongside: Promise<number>[] = [];
    await inTransaction(database, async (trx) => {
      await trx('scores').whereBetween('id', [8, 40]).increment('score', 1);
      alongside.push(runPrepared(database, sure, [7, 8]));
      for (let waits = false; !waits; ) {
        const [rows] = await database.raw(
          "select 1 from information_schema.processlist where db = database() and info like 'update%'",
        );
        waits = rows.length > 0;
      }
      await trx('scores').where({ id: 7 }).increment('score', 1);
    });
    expect(await Promise.all(alongside)).toEqual([2]);
    expect(await database('scores').whereIn('id', [7, 8]).orderBy('id').pluck('score')).toEqual([2, 2]);
  });
}
