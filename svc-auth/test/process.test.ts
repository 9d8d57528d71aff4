import { type ChildProcess, fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import { createClient, credential } from './client';

const main = path.join(__dirname, '../src/main.ts');
const started = new Set<ChildProcess>();
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});

interface Process {
  child: ChildProcess;
  messages: Record<string, unknown>[];
  said(): string;
  exit: Promise<number | null>;
}

function start(env: Record<string, string>): Process {
  const child = fork(main, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, SERVICE_CREDENTIAL: credential, LOG_LEVEL: 'info', ...env },
    silent: true,
  });
  started.add(child);
  const messages: Record<string, unknown>[] = [];
  let words = '';
  child.on('message', (message) => messages.push(message as Record<string, unknown>));
  child.stdout?.on('data', (chunk) => (words += chunk));
  child.stderr?.on('data', (chunk) => (words += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, messages, said: () => words, exit };
}

async function ready({ child, messages, said }: Process): Promise<string> {
  for (;;) {
    const message = messages.find((one) => one.ready);
    if (message) return `http://127.0.0.1:${message.port}`;
    if (child.exitCode !== null) throw new Error(`It ended: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('the process', () => {
  it('tells the first administrator once, and comes back with everything it knew', async () => {
    const DATA_DIR = temporaryFolder();
    const first = start({ DATA_DIR });
    const { call } = createClient(await ready(first));
    const { email, password } = (first.messages[0]?.firstAdministrator ?? {}) as Record<string, string>;
    expect(first.said()).not.toContain(password);
    const body = { email, password, role: 'admin' };
    const signedIn = await call('POST', '/api/login', { body });
    expect(signedIn.status).toBe(200);
    expect((await stat(path.join(DATA_DIR, 'keys/jwt-private.pem'))).mode & 0o777).toBe(0o600);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = start({ DATA_DIR });
    const again = createClient(await ready(second));
    expect(second.messages.some((message) => message.firstAdministrator)).toBe(false);
    const token = String(signedIn.body.token);
    expect((await again.call('GET', '/api/me', { token })).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  it('stops at once although a follower waits for news', async () => {
    const auth = start({ DATA_DIR: temporaryFolder() });
    const { internal } = createClient(await ready(auth));
    const news = internal('GET', '/internal/revocations?wait=25&follower=slow');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const asked = performance.now();
    auth.child.kill('SIGTERM');
    expect(await auth.exit).toBe(0);
    expect(performance.now() - asked).toBeLessThan(3_000);
    expect((await news).body).toEqual({ cursor: '0', ended: [] });
  });

  it('logs neither passwords nor addresses nor tokens', async () => {
    const auth = start({
      DATA_DIR: temporaryFolder(),
      ADMIN_EMAIL: 'chidi@example.org',
      ADMIN_PASSWORD: 'correct horse',
    });
    const { call } = createClient(await ready(auth));
    expect(auth.messages[0]).toEqual({ firstAdministrator: { email: 'chidi@example.org' } });
    await call('POST', '/api/login', { body: { email: 'chidi@example.org', password: 'correct horse' } });
    await call('POST', '/api/login', { body: { email: 'amina@example.org', password: 'Amahoro1' } });
    await call('POST', '/api/password/forgot', { body: { email: 'amina@example.org' } });
    auth.child.kill('SIGTERM');
    await auth.exit;
    expect(auth.said()).toContain('/api/login');
    expect(auth.said()).not.toMatch(/example\.org|correct horse|Amahoro1|eyJ/);
  });

  it.each([
    [{ SERVICE_CREDENTIAL: '' }, 'SERVICE_CREDENTIAL must be a shared secret'],
    [
      { JWT_PRIVATE_KEY_FILE: '/nowhere.pem' },
      'JWT_PRIVATE_KEY_FILE must be the path of a readable PEM file',
    ],
    [{ BRANDING_FILE: '/nowhere.json' }, 'BRANDING_FILE must be the path of a JSON file'],
  ])('does not start with %j, and says in one sentence why', async (env, sentence) => {
    const auth = start({ DATA_DIR: temporaryFolder(), ...env });
    expect(await auth.exit).toBe(1);
    expect(auth.said().trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  });
});
