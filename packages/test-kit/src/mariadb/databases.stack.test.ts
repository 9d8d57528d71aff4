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

// There is no server in the other stage.
if (inProduction()) {
  test('MariaDB is MariaDB', async () => {
    const [engine] = databases();
    const connection = await createConnection((await engine?.createDatabase()) ?? '');
    const [rows] = await connection.query('select version() as version');
    await connection.end();
    expect(rows).toEqual([{ version: expect.stringContaining('MariaDB') }]);
  });
}
