import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { neutralBranding } from '@portal/service-kit/branding';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { listen, sameTables } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';
import { openKeyRing } from '../src/accounts/sessions/key-ring';
import { buildApp } from '../src/app';
import type { Service } from '../src/platform/service';
import { createService } from '../src/service';
import { openStores } from '../src/store';
import { type Client, createClient, credential } from './client';

/** A running svc-auth with its own clock. */
export interface AuthUnderTest extends Client {
  service: Service;
  knex: ReturnType<typeof connectDatabase>;
  url: string;
  /** Advances the clock by these ms. */
  passes(ms: number): void;
  portalIsOpen(open: boolean): void;
  stop(): Promise<void>;
}

export async function startAuth(
  databaseUrl: string,
  { publicUrl = 'http://portal.test' } = {},
): Promise<AuthUnderTest> {
  const knex = connectDatabase({ url: databaseUrl });
  await sameTables(databaseUrl, migrationsTable, () => migrate(knex, { migrations, table: migrationsTable }));
  let ahead = 0;
  let open = true;
  const service = createService({
    stores: openStores(knex),
    keys: await testKeys(),
    askPortal: async () => ({ open, timeZone: 'Africa/Kigali' }),
    publicUrl,
    factorKey: randomBytes(32),
    branding: { ...neutralBranding, name: 'Hill School', mailbox: 'help@example.org' },
    clock: () => new Date(Date.now() + ahead),
  });
  const server = createServer(buildApp({ service, serviceCredential: credential }).callback());
  const url = await listen(server);
  return {
    ...createClient(url),
    service,
    knex,
    url,
    passes(ms) {
      ahead += ms;
    },
    portalIsOpen(isOpen) {
      open = isOpen;
      // The portal's status is cached for a second.
      ahead += 1_000;
    },
    async stop() {
      service.feed.close();
      await close(server);
      await knex.destroy();
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Ed25519, because such keys are made quickly. */
async function testKeys() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'auth-key-'));
  try {
    const file = path.join(dataDir, 'key.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return await openKeyRing({ file, dataDir });
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
