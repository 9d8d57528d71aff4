/**
 * `npm run dev`: runs the service alone on 127.0.0.1, and restarts it after each change of a source. Its tables are
 * kept in .cache/dev.sqlite; it accepts tokens that it prints itself, in place of svc-auth's.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { runService } from '@portal/service-kit/http';
import { createLogger } from '@portal/service-kit/logging';
import { createTestIssuer } from '@portal/service-kit/testing';
import { migrations, migrationsTable } from '../migrations';
import { buildApp, name } from '../src/app';
import { entryStore } from '../src/entries/store';

const folder = path.join(__dirname, '../.cache');
const aDayMs = 24 * 60 * 60 * 1000;

async function start(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const logger = createLogger({ name, level: 'info' });
  const knex = connectDatabase({ url: `sqlite:${path.join(folder, 'dev.sqlite')}` });
  await migrate(knex, { migrations, table: migrationsTable });
  const issuer = await createTestIssuer();
  const { url } = await runService({
    name,
    app: buildApp({ service: { entries: entryStore(knex) }, authenticator: issuer.authenticator, logger }),
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 8090),
    logger,
    onStop: () => knex.destroy(),
  });
  const token = await issuer.token({}, aDayMs);
  process.stdout.write(
    `\nTry it:\ncurl -H 'Authorization: Bearer ${token}' ${url}/api/example-name/entries\n\n`,
  );
}

start().catch((error) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
