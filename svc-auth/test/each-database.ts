import { databases, sqlite, type TestEngine } from '@portal/test-kit';
import { type AuthUnderTest, startAuth } from './auth-under-test';

type Stories = (auth: () => AuthUnderTest) => void;

/** For tests whose result an engine can change, in a `*.stack.test.ts`: on SQLite, in production on MariaDB. */
export const onEachDatabase = (stories: Stories) => onEngines(databases(), stories);

/** For tests whose result no engine changes, in any other file: on SQLite alone. */
export const onSqlite = (stories: Stories) => onEngines([sqlite], stories);

/** Each test file has its own database. */
function onEngines(engines: TestEngine[], stories: Stories): void {
  describe.each(engines)('on $engine', ({ createDatabase }) => {
    let auth: AuthUnderTest;
    beforeAll(async () => {
      auth = await startAuth(await createDatabase());
    });
    afterAll(() => auth?.stop());
    stories(() => auth);
  });
}
