/**
 * `npm run sweep -- [--remove] [--verify]`: compares the object store with the rows of documents. Ends with 0 when all
 * is in order, 1 when something is not, 2 when it could not read either side.
 */
import { parseArgs } from 'node:util';
import { connectDatabase } from '@portal/service-kit/database';
import { databaseEnv, objectStoreEnv, parseEnv, startFailure } from '@portal/service-kit/env';
import { openObjectStore } from '@portal/service-kit/store';
import { isClean, summaryOf, sweep } from './documents';
import { openStores } from './store';

const usage = 'Usage: npm run sweep -- [--remove] [--verify]';

function readWishes(): { remove: boolean; verify: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { remove: flag, verify: flag } }).values;
  } catch {
    process.stderr.write(`${usage}\n`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const wishes = readWishes();
  const env = parseEnv({
    database: databaseEnv('APPLICATIONS_DATABASE_URL', 'applications.sqlite'),
    files: objectStoreEnv,
  });
  const knex = connectDatabase({ ...env.database, statementSeconds: 0 });
  try {
    const parts = { stores: openStores(knex), files: await openObjectStore(env.files) };
    const notify = (sentence: string) => void process.stdout.write(`${sentence}\n`);
    const result = await sweep(parts, { ...wishes, now: new Date(), notify });
    notify(summaryOf(result));
    process.exitCode = isClean(result) ? 0 : 1;
  } finally {
    await knex.destroy();
  }
}

main().catch((error) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 2;
});
