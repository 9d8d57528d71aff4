import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import { parse } from 'yaml';

const root = join(__dirname, '..');

interface ComposePart {
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  restart?: string;
  ports?: string[];
  command?: string[];
  image: string;
  networks?: string[];
  network_mode?: string;
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  build?: { context: string; dockerfile?: string };
  depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  services: Record<string, ComposePart>;
  networks: Record<string, { internal?: boolean }>;
}

const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), {
  merge: true,
  maxAliasCount: -1,
}) as Compose;
const parts = Object.entries(compose.services);
const isJob = (part: ComposePart) => part.restart === 'on-failure';

const dockerfile = ({ build }: ComposePart) =>
  build ? readFileSync(join(root, build.context, build.dockerfile ?? 'Dockerfile'), 'utf8') : '';

function compiled(environment: string): { code: number | null; output: string } {
  const file = join(temporaryFolder('portal-compose-'), '.env');
  writeFileSync(file, environment);
  const { status, stderr } = spawnSync('docker-compose', ['--env-file', file, 'config', '-q'], {
    cwd: root,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  return { code: status, output: stderr };
}

const newEnvironment = (...options: string[]) =>
  execFileSync(process.execPath, [join(__dirname, 'new-env.mjs'), ...options], { encoding: 'utf8' });

test('the file is valid with a new environment, and nothing is left to fill in for a try', () => {
  const environment = newEnvironment('--trying');
  expect(environment).not.toContain('change-me');
  expect(compiled(environment)).toEqual({ code: 0, output: '' });
});

test('without an environment nothing starts', () => {
  expect(compiled('')).toMatchObject({ code: 1, output: expect.stringContaining('set it in .env') });
});

test('no password has a default, and no password of the example works', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const secret = /\$\{(\w*(?:PASSWORD|SECRET|CREDENTIAL|TOKEN|ACCESS_KEY|ROOT_USER|SMTP_URL))(\}|:?-|:\?)/g;
  const uses = [...text.matchAll(secret)];
  expect(uses.length).toBeGreaterThan(10);
  // Older portals have one credential for all services; without any, services report it and do not start. Without the
  // secret for mail reports, no sender is accepted as the mail server.
  const optional = ['SERVICE_CREDENTIAL', 'MAIL_REPORTS_SECRET'];
  const needed = uses.filter(([, name]) => !optional.includes(name ?? ''));
  expect(needed.filter(([, , end]) => end !== ':?')).toEqual([]);
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  for (const [, name] of needed) expect(example).toMatch(new RegExp(`^${name}=.*change-me`, 'm'));
});

test('each part gets its own credential and those of its callers, and nobody else’s', () => {
  const held = (part: string) =>
    Object.keys(compose.services[part]?.environment ?? {})
      .filter((name) => name.startsWith('SERVICE_CREDENTIAL_'))
      .map((name) => name.replace('SERVICE_CREDENTIAL_', '').toLowerCase())
      .sort();
  expect(held('gateway')).toEqual(['gateway']);
  expect(held('svc-reports')).toEqual(['reports']);
  expect(held('svc-applications')).toEqual(['applications', 'reports']);
  expect(held('svc-auth')).toEqual(['applications', 'auth', 'gateway', 'reports']);
});

test('two new environments share no secret', () => {
  const secrets = (text: string): string[] => text.match(/^\w+=[0-9a-f]{48}$/gm) ?? [];
  const first = secrets(newEnvironment());
  expect(first.length).toBeGreaterThan(8);
  expect(secrets(newEnvironment()).filter((line) => first.includes(line))).toEqual([]);
});

test('only the gateway has a port, and only its network and the mail network lead outside', () => {
  expect(parts.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['gateway']);
  const open = Object.entries(compose.networks).filter(([, network]) => !network?.internal);
  expect(open.map(([name]) => name).sort()).toEqual(['mail', 'public']);
  const on = (network: string) =>
    parts.filter(([, part]) => part.networks?.includes(network)).map(([name]) => name);
  expect(on('public')).toEqual(['gateway']);
  expect(on('mail')).toEqual(['svc-auth', 'svc-applications']);
  expect(on('data')).not.toContain('gateway');
});

describe.each(parts)('%s', (_name, part) => {
  test('runs without rights that it does not need', () => {
    expect(part.read_only).toBe(true);
    expect(part.cap_drop).toEqual(['ALL']);
    expect(part.security_opt).toEqual(['no-new-privileges:true']);
    expect(part.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  test('has limits and comes back', () => {
    expect(part.mem_limit).toBeTruthy();
    expect(part.cpus).toBeGreaterThan(0);
    expect(part.pids_limit).toBeGreaterThan(0);
    expect(part.restart).toMatch(/^(unless-stopped|on-failure)$/);
  });

  test('has an image of a certain version', () => {
    expect(part.image).toMatch(/:(?!latest)[^:]+$/);
  });

  test('has a health check, unless it is a job that ends', () => {
    const asked = part.healthcheck?.test !== undefined || /^HEALTHCHECK --/m.test(dockerfile(part));
    const healthy = asked && !part.healthcheck?.disable;
    expect(healthy).toBe(!isJob(part));
  });

  test('waits until the services that it needs are healthy, and the jobs done', () => {
    for (const [other, { condition }] of Object.entries(part.depends_on ?? {})) {
      const job = isJob(compose.services[other] as ComposePart);
      expect([other, condition]).toEqual([other, job ? 'service_completed_successfully' : 'service_healthy']);
    }
  });
});

test('an image that no registry has is built from this repository', () => {
  const foreign = parts.filter(([, { build }]) => !build).map(([, { image }]) => image);
  expect(foreign.filter((image) => image.startsWith('portal/'))).toEqual([]);
});

test('each service signs in to the database as a user of its own, and only a job may change tables', () => {
  const users = parts.flatMap(([name, { environment }]) =>
    Object.values(environment ?? {})
      .map((value) => /^mysql:\/\/(\w+):/.exec(value)?.[1])
      .filter((user) => user !== undefined)
      .map((user) => [name, user]),
  );
  expect(Object.fromEntries(users)).toEqual({
    'svc-auth': 'auth',
    'svc-applications': 'applications',
    'svc-reports': 'reports',
    'migrate-auth': 'auth_migration',
    'migrate-applications': 'applications_migration',
  });
});

describe('a cluster of databases', () => {
  const files = ['docker-compose.yml', 'deploy/compose.cluster.yml'];
  const servers = ['database', 'database-2', 'database-3'];
  let merged: Compose & { services: Record<string, ComposePart & { volumes?: string[]; tmpfs?: string[] }> };
  beforeAll(() => {
    const file = join(temporaryFolder('portal-compose-'), '.env');
    writeFileSync(file, newEnvironment('--trying'));
    const args = ['--env-file', file, ...files.flatMap((name) => ['-f', name]), 'config'];
    merged = parse(execFileSync('docker-compose', args, { cwd: root, encoding: 'utf8' }));
  });

  test('has three servers, each with its own name, volume and no setting of the one server', () => {
    for (const name of servers) {
      const server = merged.services[name];
      expect(server).toMatchObject({
        image: 'mariadb:10.11',
        user: '999:999',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        networks: { data: {} },
        environment: { CLUSTER_NAME: name, CLUSTER_SERVERS: servers.join(','), CLUSTER_BEGINS: '' },
      });
      expect(server?.command ?? []).toEqual([]);
      expect(server?.volumes).toContain(`${name}:/var/lib/mysql:rw`);
      expect(server?.healthcheck?.test).toContain('--galera_ready');
      const places = (server?.tmpfs ?? []).map((mount) => mount.split(':')[0]);
      expect(places.sort()).toEqual(['/run/mysqld', '/tmp']);
    }
  });

  test('every service and job knows the three servers in the same order', () => {
    const addresses = Object.values(merged.services)
      .flatMap(({ environment }) => Object.values(environment ?? {}))
      .filter((value) => value.startsWith('mysql://'));
    expect(addresses).toHaveLength(5);
    for (const address of addresses)
      expect(address.split(',').map((one) => new URL(one).hostname)).toEqual(servers);
  });

  test('no password stands in its files', () => {
    const text = readFileSync(join(root, 'deploy/compose.cluster.yml'), 'utf8');
    const given = [...text.matchAll(/PASSWORD: (.*)$/gm)].map(([, value]) => value);
    expect(given).toHaveLength(6);
    for (const value of given) expect(value).toMatch(/^\$\{\w+:\?set it in \.env\}$/);
    expect(text.match(/:\/\/\w+:(?!\$\{)/g)).toBeNull();
  });
});
