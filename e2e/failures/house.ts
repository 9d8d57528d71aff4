import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@portal/test-kit';
import type { TestPortal } from '../support/harness';
import { loadLauncher, root } from '../support/launcher';
import { admin } from '../support/portal';
import type { ProductionGround, Stack } from '../support/stack';

const services = ['svc-auth', 'svc-applications', 'svc-reports'] as const;
const words = { 'svc-auth': 'AUTH', 'svc-applications': 'APPLICATIONS', 'svc-reports': 'REPORTS' };

export interface House extends TestPortal {
  ground: ProductionGround;
  /** The second replicas die at once. */
  killSecond(): Promise<void>;
}

interface Parts {
  frontEnd(): Record<string, string>;
}

/** A portal in production with two replicas of every service behind one gateway. */
export async function openHouse(stack: Stack): Promise<House> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-house-'));
  const ground = await stack.ground();
  const { frontEnd } = (await import(path.join(root, 'scripts/lib/launcher/parts.mjs'))) as Parts;
  const first = await addresses();
  const second = await addresses();
  const PORT = String(await freePort());
  const env = {
    HOST: '127.0.0.1',
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    SERVICE_CREDENTIAL: randomBytes(24).toString('hex'),
    ...ground.env,
  };
  const both = Object.fromEntries(
    services.map((name) => [`${words[name]}_URL`, `${first.urls[name]},${second.urls[name]}`]),
  );
  const startPortal = await loadLauncher();
  const portal = await startPortal({
    env: { ...env, ...first.env },
    front: { ...frontEnd(), ...both },
    quiet: true,
  });
  const replicas: ChildProcess[] = [];
  const killSecond = async () => {
    await Promise.all(replicas.splice(0).map(killed));
  };
  for (const name of services) replicas.push(await replica(name, { ...env, ...second.env }));
  return {
    ...{ url: portal.url, child: portal.child, dataDir, admin, ground, killSecond },
    env: ground.env,
    database: ground.database,
    mails: ground.mails,
    async stop() {
      await killSecond();
      await portal.stop();
      await ground.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port for each service, as the services' own environment and as their addresses. */
async function addresses() {
  const env: Record<string, string> = {};
  const urls: Record<string, string> = {};
  for (const name of services) {
    const port = String(await freePort());
    urls[name] = `http://127.0.0.1:${port}`;
    env[`${words[name]}_PORT`] = port;
    env[`${words[name]}_URL`] = urls[name];
  }
  return { env, urls };
}

function replica(name: (typeof services)[number], env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.join(root, name, 'dist/main.js'), [], {
    env: { ...process.env, ...env, PORT: env[`${words[name]}_PORT`] },
    silent: true,
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if ((message as { ready?: boolean }).ready) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`The second ${name} ended with ${code}.`)));
  });
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
