import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@portal/test-kit';
import { staffSignIn } from '../support/api';
import type { TestPortal } from '../support/harness';
import { patienceMs } from '../support/patience';
import { developService } from './develop';
import { createRepository, type Published } from './kits';
import { commitAll, runWorkflow } from './pipeline';
import { releaseToken } from './release';

export const credential = 'the-credential-of-open-days';
const route = '/api/open-days/entries';

/** Makes the repository of a service with a table and a call, and checks types, tests and the build. */
export async function makeService(kits: Published): Promise<string> {
  const place = await createRepository(kits, 'service', 'open-days');
  for (const script of ['contract', 'types', 'test', 'build'])
    await kits.run(place, 'npm', ['run', '--silent', script]);
  return place;
}

/** Runs the service's example pipeline on a fresh clone of what is committed. */
export async function checkService(kits: Published, place: string, scratch: string): Promise<void> {
  commitAll(place);
  await runWorkflow(place, 'ci', {
    scratch,
    vars: { NPM_REGISTRY: kits.registry.url },
    secrets: { NPM_TOKEN: kits.registry.token },
  });
}

/** Runs `npm run dev`, and changes a source meanwhile. */
export const developOpenDays = (place: string): Promise<void> =>
  developService(place, () => appendFile(path.join(place, 'src/entries/presenter.ts'), '\n'));

export interface StartedService {
  url: string;
  stop(): Promise<unknown>;
}

/** Starts a service with these variables, from its build or from its image. */
export type Start = (env: Record<string, string>) => Promise<{ ended(): boolean; stop(): Promise<unknown> }>;

/** Starts the service as an operator does without an image. */
export const fromBuild =
  (place: string): Start =>
  async (env) => {
    const child = spawn(process.execPath, ['dist/main.js'], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, DATA_DIR: path.join(place, 'data'), ...env },
    });
    await mkdir(path.join(place, 'data'), { recursive: true });
    return {
      ended: () => child.exitCode !== null,
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill();
        await once(child, 'exit');
      },
    };
  };

/** Starts the service beside a portal, and waits until it is ready. */
async function startBeside(portal: TestPortal, start: Start): Promise<StartedService> {
  const port = String(await freePort());
  const { ended, stop } = await start({
    HOST: '127.0.0.1',
    PORT: port,
    AUTH_URL: `http://127.0.0.1:${portal.child('svc-auth').port}`,
    SERVICE_CREDENTIAL_OPEN_DAYS: credential,
  });
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + patienceMs(); Date.now() < end; ) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return { url, stop };
    if (ended()) throw new Error('The service ended at its start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('The service did not become ready.');
}

const statusOf = async (portal: TestPortal, token?: string) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(portal.url + route, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const expect = (found: unknown, wanted: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`It is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}.`);
};

export interface Registering {
  kits: Published;
  portal: TestPortal;
  place: string;
}

/** Registers the service, calls it through the gateway, stops it, and removes the registration. */
export async function registerService({ kits, portal, place }: Registering, start: Start): Promise<void> {
  const { token } = await staffSignIn(portal);
  const secret = await releaseToken(portal);
  const register = (...args: string[]) =>
    kits.run(place, 'npm', ['run', '--silent', 'register', '--', ...args], {
      PORTAL_URL: portal.url,
      RELEASE_TOKEN: secret,
    });
  const service = await startBeside(portal, start);
  try {
    expect((await statusOf(portal, token)).status, 404);
    await register(service.url);
    expect((await statusOf(portal)).status, 401);
    expect(await statusOf(portal, token), { status: 200, body: { entries: [] } });
    await service.stop();
    expect((await statusOf(portal, token)).status, 503);
    expect((await fetch(`${portal.url}/readyz`)).status, 200);
    await register('--off');
    expect((await statusOf(portal, token)).status, 404);
  } finally {
    await service.stop();
  }
}
