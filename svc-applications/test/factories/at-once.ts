import { inProduction, until } from '@portal/test-kit';
import type { Stores } from '../../src/platform/stores';
import type { ApplicationsUnderTest } from '../applications-under-test';

// Not information_schema.innodb_trx: the server refreshes it only if nobody has read it for 100 ms, so that frequent
// readers would always see the same.
const waitingHere = `SELECT COUNT(*) AS waiting FROM information_schema.processlist
  WHERE db = DATABASE() AND command = 'Query' AND info LIKE '%for update'`;

const withMember = <T extends object>(whole: T, name: keyof T, member: unknown): T =>
  new Proxy(whole, { get: (target, key) => (key === name ? member : Reflect.get(target, key)) });

/**
 * Does several things to an application at the same time. On MariaDB the one that holds the lock continues only once
 * all others have continued or wait for it: without a lock all would act on what they read before the first has
 * written. SQLite has only one writer.
 */
export async function actAtOnce<T>(
  { knex, service: { stores } }: Pick<ApplicationsUnderTest, 'knex' | 'service'>,
  acts: (() => Promise<T>)[],
): Promise<T[]> {
  const start = () => Promise.all(acts.map((act) => act()));
  if (!inProduction()) return start();
  let locked = 0;
  const everybodyIsThere = async () => {
    const [[{ waiting }]] = await knex.raw(waitingHere);
    return locked + Number(waiting) >= acts.length;
  };
  const lockIn = (trx: Stores) => async (ref: Parameters<Stores['applications']['lock']>[0]) => {
    const found = await trx.applications.lock(ref);
    locked += 1;
    await until(everybodyIsThere);
    return found;
  };
  const asBefore = stores.transaction.bind(stores);
  const transaction = jest.spyOn(stores, 'transaction').mockImplementation((work) =>
    asBefore((trx) => {
      const applications = withMember(trx.applications, 'lock', lockIn(trx));
      return work(withMember(trx, 'applications', applications));
    }),
  );
  try {
    return await start();
  } finally {
    transaction.mockRestore();
  }
}
