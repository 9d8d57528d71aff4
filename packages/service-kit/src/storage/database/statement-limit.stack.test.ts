import { createDatabase, inProduction } from '@portal/test-kit';
import { errorAnswer, readyStatuses } from '../../requests/http/answers/error-answer';
import { nameDriverError } from './errors';
import { connectDatabase, migrate } from './index';

const seconds = 1;

if (inProduction()) {
  /** A query that takes longer than a statement may. */
  const slow = 'select sleep(20)';

  test('a transaction that has lost its connection, at whatever statement it notices, is worth another try', async () => {
    const url = await createDatabase();
    const [database, other] = [connectDatabase({ url }), connectDatabase({ url })];
    const statuses: number[] = [];
    const note = (error: unknown) => statuses.push(errorAnswer(error, readyStatuses).status);
    try {
      const trx = await database.transaction();
      const [[{ id }]] = await trx.raw('select connection_id() as id');
      await other.raw(`kill ${id}`);
      for (const statement of ['select 1', 'select 2']) await trx.raw(statement).catch(note);
      await trx.rollback().catch(note);
      expect([...new Set(statuses)]).toEqual([503]);
    } finally {
      await database.destroy();
      await other.destroy();
    }
  });

  test('a statement that takes too long is ended, and its caller may try again', async () => {
    const database = connectDatabase({ url: await createDatabase(), statementSeconds: seconds, poolSize: 1 });
    try {
      const failure = await database.raw(slow).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(errorAnswer(failure, readyStatuses)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
      // The connection of the ended statement serves the next query.
      expect(await database.select(database.raw('1 as one'))).toEqual([{ one: 1 }]);
    } finally {
      await database.destroy();
    }
  });

  test('a connection has the limit by itself', async () => {
    const database = connectDatabase({ url: await createDatabase() });
    try {
      const [rows] = await database.raw('select @@max_statement_time as seconds');
      expect(rows).toEqual([{ seconds: 60 }]);
    } finally {
      await database.destroy();
    }
  });

  test('a migration takes as long as it takes', async () => {
    const database = connectDatabase({ url: await createDatabase(), statementSeconds: seconds });
    const up = async (knex: typeof database) => void (await knex.raw('select sleep(1.5)'));
    const plan = { migrations: [{ name: 'slow', up, down: async () => undefined }], table: 'migrations' };
    try {
      expect(await migrate(database, plan)).toEqual(['slow']);
    } finally {
      await database.destroy();
    }
  });
}

test.each(['ER_LOCK_WAIT_TIMEOUT', 'ER_LOCK_DEADLOCK', 'ER_STATEMENT_TIMEOUT', 'ER_QUERY_TIMEOUT'])(
  '%s is worth another try',
  (code) => {
    const error = Object.assign(new Error('busy'), { code });
    expect(errorAnswer(error, readyStatuses)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  },
);

test('a statement for a connection that was lost before is worth another try', () => {
  const lost = Object.assign(new Error("Can't add new command when connection is in closed state"), {
    fatal: true,
  });
  expect(errorAnswer(nameDriverError(lost), readyStatuses)).toMatchObject({ status: 503 });
});
