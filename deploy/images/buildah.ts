import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = join(__dirname, '../..');

export async function command(program: string, args: string[], minutes = 10): Promise<string> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: minutes * 60_000 };
  const { stdout } = await run('nice', ['-n', '5', program, ...args], options).catch((error) => {
    throw new Error(`${program} ${args.slice(0, 3).join(' ')}: ${error.message.slice(-3000)}`);
  });
  return stdout.trim();
}

export const buildah = (...args: string[]) => command('buildah', args);

const version = process.version;
export const buildBase = `localhost/portal-check/build:${version}`;
export const runtimeBase = `localhost/portal-check/runtime:${version}`;

const isThere = (image: string) =>
  buildah('inspect', '--type', 'image', image).then(
    () => true,
    () => false,
  );

/**
 * Makes two images that stand in for the official Node image, which needs a registry: Debian with npm, and Node with
 * only its libraries.
 */
export async function ensureBases(scratch: string): Promise<void> {
  if (!(await isThere(buildBase))) await commit(await debianWithNode(join(scratch, 'build')), buildBase);
  if (!(await isThere(runtimeBase))) await commit(await nodeAlone(join(scratch, 'runtime')), runtimeBase);
}

async function debianWithNode(folder: string): Promise<string> {
  const mirror = 'http://deb.debian.org/debian';
  await command('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    folder,
    mirror,
  ]);
  copyFileSync(process.execPath, join(folder, 'usr/bin/node'));
  const npm = join(dirname(dirname(process.execPath)), 'lib/node_modules/npm');
  mkdirSync(join(folder, 'usr/lib/node_modules'), { recursive: true });
  await command('cp', ['-r', npm, join(folder, 'usr/lib/node_modules/npm')]);
  for (const name of ['npm', 'npx'])
    await command('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/bin', name)]);
  return folder;
}

/** Node without a shell or tools: no program of the images needs them. */
async function nodeAlone(folder: string): Promise<string> {
  const libraries = (await command('ldd', [process.execPath])).match(/\/\S+/g) ?? [];
  // Parts of the C library that native modules and name look-ups load only when running.
  const home = dirname(libraries.find((file) => file.includes('/libc.so')) ?? '/lib/libc.so.6');
  const late = ['librt.so.1', 'libresolv.so.2', 'libnss_files.so.2', 'libnss_dns.so.2'].map((file) =>
    join(home, file),
  );
  const extra = ['/etc/ssl/certs/ca-certificates.crt', ...late].filter((file) => existsSync(file));
  for (const file of [...libraries, ...extra]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  for (const name of ['usr/bin', 'tmp', 'proc', 'dev']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'usr/bin/node'));
  writeFileSync(join(folder, 'etc/passwd'), 'node:x:1000:1000::/:/sbin/nologin\n');
  return folder;
}

async function commit(folder: string, image: string): Promise<void> {
  const container = await buildah('from', 'scratch');
  try {
    await buildah('copy', '--quiet', container, folder, '/');
    await buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container);
    await buildah('commit', '--quiet', '--format', 'docker', container, image);
  } finally {
    await buildah('rm', container);
  }
}

/** The machine's own npm settings, with a preference for packages in its cache. */
export function npmSettings(scratch: string): string {
  const file = join(scratch, 'npmrc');
  const own = [join(homedir(), '.npmrc'), '/etc/npmrc']
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'));
  writeFileSync(file, ['prefer-offline=true', 'update-notifier=false', ...own].join('\n'), { mode: 0o600 });
  return file;
}

export const imageOf = (part: string) => `localhost/portal-check/${part}:latest`;

/**
 * Options of every build by buildah: the base images, and npm's cache and settings of this machine. If the build brings
 * npm settings as a secret, the machine's settings are put where npm looks last.
 */
export function buildOptions(settings: string, { secret = false } = {}): string[] {
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  return [
    ...['bud', '--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers'],
    ...['--build-arg', `NODE_IMAGE=${buildBase}`, '--build-arg', `RUNTIME_IMAGE=${runtimeBase}`],
    ...['--volume', `${join(homedir(), '.npm')}:/root/.npm`],
    ...['--volume', `${settings}:${secret ? '/usr/etc/npmrc' : '/root/.npmrc'}:ro`],
    ...(existsSync(certificates) ? ['--volume', `${certificates}:${certificates}:ro`] : []),
  ];
}

/** Builds the Dockerfile in the folder of a part. */
export async function buildImage(part: string, scratch: string): Promise<void> {
  await buildah(
    ...buildOptions(npmSettings(scratch)),
    ...['--build-arg', `SOURCE_COMMIT=${await command('git', ['rev-parse', 'HEAD'])}`],
    ...['--tag', imageOf(part), '--file', `${part}/Dockerfile`, '.'],
  );
}

export interface Image {
  user: string;
  workingDir: string;
  entrypoint: string[];
  /** The arguments that follow the entrypoint by default. */
  cmd: string[];
  env: string[];
  /** The command of the health check. */
  healthcheck: string[] | undefined;
}

export async function describeImage(image: string): Promise<Image> {
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', image));
  const { User, WorkingDir, Entrypoint, Cmd, Env, Healthcheck } = Docker.config;
  return {
    user: User,
    workingDir: WorkingDir,
    entrypoint: Entrypoint,
    cmd: Cmd ?? [],
    env: Env,
    healthcheck: Healthcheck?.Test?.[0] === 'CMD' ? Healthcheck.Test.slice(1) : undefined,
  };
}

/** The size of a part without its base, in MB. */
export async function ownSize(part: string): Promise<number> {
  const bytes = async (image: string) => {
    const listed = JSON.parse(await buildah('images', '--json', image)) as { size: string }[];
    const [, amount = '0', unit = 'MB'] = /([\d.]+) ?(\w+)/.exec(listed[0]?.size ?? '') ?? [];
    return Number(amount) * ({ KB: 0.001, MB: 1, GB: 1000 }[unit] ?? 0);
  };
  return Math.round((await bytes(imageOf(part))) - (await bytes(runtimeBase)));
}
