import { type ChildProcess, fork } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildProgram } from '@portal/build-config/service-build';
import { type PublicKeys, remoteKeys } from '@portal/service-kit/auth';
import { freePort, temporaryFolder } from '@portal/test-kit';
import { errors, jwtVerify } from 'jose';
import { createClient, credential } from './client';

let main: string;
beforeAll(async () => {
  main = await buildProgram(path.join(__dirname, '..'));
});

const started = new Set<ChildProcess>();
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});

const administrator = { ADMIN_EMAIL: 'chidi@example.org', ADMIN_PASSWORD: 'correct horse' };
const credentials = { email: 'chidi@example.org', password: 'correct horse', role: 'admin' };

interface Process {
  child: ChildProcess;
  messages: Record<string, unknown>[];
  output(): string;
  exit: Promise<number | null>;
}

function startProcess(env: Record<string, string>, words: string[] = []): Process {
  const child = fork(main, words, {
    env: { PATH: process.env.PATH, SERVICE_CREDENTIAL: credential, LOG_LEVEL: 'info', ...env },
    silent: true,
  });
  started.add(child);
  const messages: Record<string, unknown>[] = [];
  let notice = '';
  child.on('message', (message) => messages.push(message as Record<string, unknown>));
  child.stdout?.on('data', (chunk) => (notice += chunk));
  child.stderr?.on('data', (chunk) => (notice += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, messages, output: () => notice, exit };
}

async function ready({ child, messages, output }: Process): Promise<string> {
  for (;;) {
    const message = messages.find((one) => one.ready);
    if (message) return `http://127.0.0.1:${message.port}`;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('the process', () => {
  it('prints the first administrator once, and knows everything after a restart', async () => {
    const DATA_DIR = temporaryFolder();
    const first = startProcess({ DATA_DIR });
    const { call } = createClient(await ready(first));
    const { email, password } = (first.messages[0]?.firstAdministrator ?? {}) as Record<string, string>;
    expect(first.output()).not.toContain(password);
    const body = { email, password, role: 'admin' };
    const signedIn = await call('POST', '/api/login', { body });
    expect(signedIn.status).toBe(200);
    expect((await stat(path.join(DATA_DIR, 'keys/jwt-private.pem'))).mode & 0o777).toBe(0o600);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = startProcess({ DATA_DIR });
    const again = createClient(await ready(second));
    expect(second.messages.some((message) => message.firstAdministrator)).toBe(false);
    const token = String(signedIn.body.token);
    // The administrator exists, and can only choose a password.
    expect((await again.call('GET', '/api/staff', { token })).status).toBe(403);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });

  it('lets each service in by its own secret, to its own calls', async () => {
    const [applications, reports] = ['the secret of svc-applications', 'the secret of svc-reports'];
    const own = {
      SERVICE_CREDENTIAL_AUTH: 'the secret of svc-auth',
      SERVICE_CREDENTIAL_APPLICATIONS: applications,
      SERVICE_CREDENTIAL_REPORTS: reports,
    };
    const running = startProcess({ DATA_DIR: temporaryFolder(), SERVICE_CREDENTIAL: '', ...own });
    const url = await ready(running);
    const status = async (address: string, secret: string) =>
      (await fetch(url + address, { headers: { Authorization: `Service ${secret}` } })).status;
    expect(await status('/internal/keys', reports)).toBe(200);
    expect(await status('/internal/people/1', applications)).toBe(200);
    expect(await status('/internal/people/1', reports)).toBe(404);
    expect(await status('/internal/keys', credential)).toBe(404);
    expect(await status('/internal/keys', '')).toBe(404);
    // The gateway has no secret here, so nobody can make its own call, while other calls work.
    const notice = { method: 'POST', headers: { Authorization: `Service ${applications}` } };
    expect((await fetch(`${url}/internal/release-notices`, notice)).status).toBe(404);
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
  });

  it('gets a new signing key without signing anybody out, until the old key is removed', async () => {
    const env = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()), ...administrator };
    const url = `http://127.0.0.1:${env.PORT}`;
    const { call } = createClient(url);
    const signIn = async () => String((await call('POST', '/api/login', { body: credentials })).body.token);
    const me = async (token: string) => (await call('GET', '/api/me', { token })).status;
    // Two other services: one has been running all the time, the other has just started.
    const runs = remoteKeys(url, credential);
    const takes = async (keys: PublicKeys, token: string) =>
      jwtVerify(token, keys).then(
        () => true,
        (error) => !(error instanceof errors.JWKSNoMatchingKey) && Promise.reject(error),
      );

    const first = startProcess(env);
    await ready(first);
    const before = await signIn();
    expect(await takes(runs, before)).toBe(true);

    const rotation = startProcess(env, ['rotate-key']);
    expect(await rotation.exit).toBe(0);
    expect(rotation.output()).toMatch(/Remove that file in 7 days/);
    first.child.kill('SIGTERM');
    await first.exit;
    const second = startProcess(env);
    await ready(second);
    const after = await signIn();
    for (const token of [before, after]) {
      expect(await me(token)).toBe(200);
      expect(await takes(runs, token)).toBe(true);
      expect(await takes(remoteKeys(url, credential), token)).toBe(true);
    }

    await rm(path.join(env.DATA_DIR, 'keys/jwt-verify.pem'));
    second.child.kill('SIGTERM');
    await second.exit;
    await ready(startProcess(env));
    expect([await me(before), await me(after)]).toEqual([401, 200]);
    expect(await takes(remoteKeys(url, credential), before)).toBe(false);
    expect(await takes(remoteKeys(url, credential), after)).toBe(true);
  });

  it('stops at once although a follower waits for news', async () => {
    const auth = startProcess({ DATA_DIR: temporaryFolder() });
    const { internal } = createClient(await ready(auth));
    const news = internal('GET', '/internal/revocations?wait=25&follower=slow');
    // This later request has been answered, so the first request is waiting by now.
    await internal('GET', '/internal/revocations?wait=0&follower=quick');
    const asked = performance.now();
    auth.child.kill('SIGTERM');
    expect(await auth.exit).toBe(0);
    // Well before the follower's own 25 seconds have passed.
    expect(performance.now() - asked).toBeLessThan(20_000);
    expect((await news).body).toEqual({ cursor: '0', ended: [] });
  });

  it('logs neither passwords nor addresses nor tokens', async () => {
    const auth = startProcess({
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
    expect(auth.output()).toContain('/api/login');
    expect(auth.output()).not.toMatch(/example\.org|correct horse|Amahoro1|eyJ/);
  });

  it.each([
    [
      { JWT_PRIVATE_KEY_FILE: '/nowhere.pem' },
      'JWT_PRIVATE_KEY_FILE must be the path of a readable PEM file',
    ],
    [{ BRANDING_FILE: '/nowhere.json' }, 'BRANDING_FILE must be the path of a JSON file'],
  ])('does not start with %j, and says in one sentence why', async (env, sentence) => {
    const auth = startProcess({ DATA_DIR: temporaryFolder(), ...env });
    expect(await auth.exit).toBe(1);
    expect(auth.output().trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  });
});
