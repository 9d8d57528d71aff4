import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startMariaDb, startS3, startSmtpServer } from '@portal/test-kit';
import { command, root } from './buildah';
import { type Start, type Started, startFrom } from './started';
import { administrator, remotes } from './story';

const secret = () => randomBytes(16).toString('hex');

/** Runs an image as a job to its end. */
async function finish(start: Start): Promise<void> {
  const job = await startFrom(start);
  const code = await job.ended;
  await job.stop();
  if (code !== 0)
    throw new Error(`${start.part} ${start.args?.join(' ') ?? ''} ended with ${code}: ${job.output()}`);
}

/** Creates the database users as the compose file's server does; returns a function for a user's address. */
async function makeUsers(server: string): Promise<(user: string, database: string) => string> {
  const { username, password, port } = new URL(server);
  const names = ['auth_migration', 'auth', 'applications_migration', 'applications', 'reports'];
  const passwords = new Map(names.map((name) => [name, secret()]));
  const variables = names.map((name) => {
    const variable = name.endsWith('_migration') ? name : `${name}_database`;
    return `${variable.toUpperCase()}_PASSWORD=${passwords.get(name)}`;
  });
  const access = [`DATABASE_HOST=127.0.0.1`, `DATABASE_PORT=${port}`, `DATABASE_ADMIN=${username}`];
  const script = join(root, 'deploy/mysql/users.sh');
  await command('env', [...variables, ...access, `DATABASE_ADMIN_PASSWORD=${password}`, script]);
  return (user, database) => `mysql://${user}:${passwords.get(user)}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts the portal of docker-compose.yml, each part from the files of its image, with a database, an S3 server and a
 * mail server.
 */
export async function startPortal(scratch: string) {
  const stops: (() => Promise<unknown>)[] = [];
  const started: Record<string, Started> = {};
  const stop = async () => {
    const codes = Object.fromEntries(
      await Promise.all(Object.entries(started).map(async ([name, part]) => [name, await part.stop()])),
    ) as Record<string, number | null>;
    for (const end of stops.reverse()) await end();
    return codes;
  };
  const remember = <T extends { stop(): Promise<unknown> }>(server: T) => {
    stops.push(() => server.stop());
    return server;
  };

  try {
    const database = remember(await startMariaDb());
    const storage = remember(await startS3());
    const mailServer = remember(await startSmtpServer());
    const address = await makeUsers(database.url);
    const parts = ['svc-auth', 'svc-applications', 'svc-reports', 'gateway'];
    const ports = Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await freePort()])));
    const at = (part: string) => `http://127.0.0.1:${ports[part]}`;
    const releaseToken = secret();

    const inside = {
      SERVICE_CREDENTIAL: secret(),
      PUBLIC_URL: 'https://portal.example',
      LOG_LEVEL: 'warn',
      AUTH_URL: at('svc-auth'),
      APPLICATIONS_URL: at('svc-applications'),
      REPORTS_URL: at('svc-reports'),
    };
    const mail = { SMTP_URL: `${mailServer.url}?tls=off`, MAIL_FROM: 'Portal <portal@portal.example>' };
    const files = {
      S3_ENDPOINT: storage.endpoint,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY: storage.accessKey,
      S3_SECRET_KEY: storage.secretKey,
    };
    const start = async (part: string, env: Record<string, string>, folders: Record<string, string> = {}) => {
      const own = { ...inside, ...env, HOST: '127.0.0.1', PORT: String(ports[part]) };
      const running = await startFrom({ part, env: own, folders });
      started[part] = running;
      await untilHealthy(part, running);
    };

    const migration = (part: string, variable: string, user: string, name: string) =>
      finish({ part, args: ['migrate'], env: { [variable]: address(user, name) } });
    await migration('svc-auth', 'AUTH_DATABASE_URL', 'auth_migration', 'portal_auth');
    await migration(
      'svc-applications',
      'APPLICATIONS_DATABASE_URL',
      'applications_migration',
      'portal_applications',
    );
    const first = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
    const authUrl = address('auth', 'portal_auth');
    const keys = { '/data': join(scratch, 'keys') };
    await start('svc-auth', { ...mail, ...first, AUTH_DATABASE_URL: authUrl }, keys);
    const applicationsUrl = address('applications', 'portal_applications');
    await start('svc-applications', { ...mail, ...files, APPLICATIONS_DATABASE_URL: applicationsUrl });
    await start('svc-reports', { REPORTS_DATABASE_URL: address('reports', 'portal_applications') });
    const frontEnd = { '/front-end': join(scratch, 'front-end') };
    await finish({ part: 'shell', folders: frontEnd });
    const front = { SHELL_DIST: '/front-end/shell/current', RELEASE_TOKEN: releaseToken };
    await start('gateway', front, { ...frontEnd, '/data': join(scratch, 'releases') });
    const publish = async () => {
      const env = { PORTAL_URL: at('gateway'), RELEASE_TOKEN: releaseToken };
      for (const part of remotes) await finish({ part, env });
    };
    return { url: at('gateway'), at, started, mailServer, publish, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilHealthy(part: string, running: Started): Promise<void> {
  let code: number | null | undefined;
  void running.ended.then((ended) => {
    code = ended;
  });
  for (let attempt = 0; attempt < 60; attempt += 1) {
    if (code !== undefined) break;
    if (await running.healthy()) return;
    await pause(500);
  }
  throw new Error(`${part} did not become healthy: ${running.output()}`);
}
