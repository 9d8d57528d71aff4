import { createConnection } from 'mysql2/promise';
import { databases } from './databases';

test('each test gets a database of its own', async () => {
  const [sqlite, mariadb] = databases();
  expect(await sqlite?.createDatabase()).not.toBe(await sqlite?.createDatabase());
  const url = (await mariadb?.createDatabase()) ?? '';
  expect(url).not.toBe(await mariadb?.createDatabase());
  const connection = await createConnection(url);
  const [rows] = await connection.query('select version() as version');
  await connection.end();
  expect(rows).toEqual([{ version: expect.stringContaining('MariaDB') }]);
});
