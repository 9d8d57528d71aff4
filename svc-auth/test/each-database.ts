import { databases } from '@portal/test-kit';
import { type AuthUnderTest, startAuth } from './auth-under-test';

/** The same stories on each engine, each with a database of its own. */
export function onEachDatabase(stories: (auth: () => AuthUnderTest) => void): void {
  describe.each(databases())('on $engine', ({ createDatabase }) => {
    let auth: AuthUnderTest;
    beforeAll(async () => {
      auth = await startAuth(await createDatabase());
    });
    afterAll(() => auth?.stop());
    stories(() => auth);
  });
}
