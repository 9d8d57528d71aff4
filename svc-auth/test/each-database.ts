import { databases, sqlite, type TestEngine } from '@portal/test-kit';
import { type AuthUnderTest, startAuth } from './auth-under-test';

type Stories = (auth: () => AuthUnderTest) => void;

/** Runs stories whose result may depend on the database engine, in a `*.stack.test.ts`: on SQLite or MariaDB. */
export const onEachDatabase = (stories: Stories) => onEngines(databases(), stories);

/** Runs stories whose result does not depend on the engine, in other files: on SQLite only. */
export const onSqlite = (stories: Stories) => onEngines([sqlite], stories);

/** Runs the stories; each test file has its own database. */
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
