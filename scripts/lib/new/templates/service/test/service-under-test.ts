import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import openapi from '@portal/contract-svc-example-name-v1/openapi.json';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { createTestIssuer, type TestIssuer } from '@portal/service-kit/testing';
import { expectToFollow } from '@portal/test-kit';
import type { Knex } from 'knex';
import { migrations, migrationsTable } from '../migrations';
import { buildApp } from '../src/app';
import { entryStore } from '../src/entries/store';

/** A running svc-example-name on a database of its own. */
export interface ServiceUnderTest {
  knex: Knex;
  issuer: TestIssuer;
  /** Makes a call, and checks the answer against the contract. */
  ask(
    call: string,
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

export async function startService(databaseUrl: string): Promise<ServiceUnderTest> {
  const knex = connectDatabase({ url: databaseUrl });
  await migrate(knex, { migrations, table: migrationsTable });
  const issuer = await createTestIssuer();
  const service = { entries: entryStore(knex) };
  const server = createServer(buildApp({ service, authenticator: issuer.authenticator }).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    knex,
    issuer,
    async ask(call, path, headers = {}) {
      const answer = await fetch(url + path, { headers });
      const body: unknown = await answer.json();
      expectToFollow(openapi, call, answer.status, body);
      return { status: answer.status, body };
    },
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await knex.destroy();
    },
  };
}
