import { sqlite } from '@portal/test-kit';
import { connectDatabase, type Migration, migrate } from './index';

test('a commit that was acknowledged is on disk', async () => {
  const database = connectDatabase({ url: await sqlite.createDatabase() });
  expect(await database.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await database.raw('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  await database.destroy();
});

test('a failed migration on SQLite leaves nothing behind', async () => {
  const database = connectDatabase({ url: await sqlite.createDatabase() });
  const broken: Migration = {
    name: '20260103000000_broken',
    up: async (knex) => {
      await knex.schema.createTable('half', (table) => table.increments('id'));
      throw new Error('broken');
    },
    down: async () => undefined,
  };
  await expect(migrate(database, { migrations: [broken], table: 'test_migrations' })).rejects.toThrow(
    'broken',
  );
  expect(await database.schema.hasTable('half')).toBe(false);
  await database.destroy();
});

test('a read-only connection does not make a missing file', () => {
  expect(() => connectDatabase({ url: 'sqlite:/nowhere/at/all.sqlite', readOnly: true })).toThrow(
    /no database file/,
  );
});
