import { createConnection } from 'mysql2/promise';
import { inProduction } from '../production';
import { databases } from './databases';

test.each(databases())(
  'each test gets a database of its own on $engine',
  async ({ engine, createDatabase }) => {
    expect(engine).toBe(inProduction() ? 'MariaDB' : 'SQLite');
    const [one, other] = [await createDatabase(), await createDatabase()];
    expect(one).not.toBe(other);
    expect(one).toMatch(inProduction() ? /^mysql:/ : /^sqlite:/);
  },
);

// A MariaDB server runs in the stage `production` alone.
if (inProduction()) {
  test('the engine of the stage `production` is MariaDB', async () => {
    const [engine] = databases();
    const connection = await createConnection((await engine?.createDatabase()) ?? '');
    const [rows] = await connection.query('select version() as version');
    await connection.end();
    expect(rows).toEqual([{ version: expect.stringContaining('MariaDB') }]);
  });
}
