/** Programs besides Node.js that the tests need, and their Debian packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const tools = [
  { program: 'mariadbd', debian: 'mariadb-server', use: 'the service tests on MariaDB' },
  { program: 'chromium', debian: 'chromium chromium-headless-shell', use: 'the browser tests' },
  {
    program: '/usr/lib/python3/dist-packages/swift',
    debian: 'python3-swift',
    use: 'an S3 server for the object store test',
  },
  { program: 'clamd', debian: 'clamav-daemon', use: 'the test of the virus scanner' },
  { program: 'nginx', debian: 'nginx-light', use: 'the reference of the gateway benchmark' },
  { program: 'docker-compose', debian: 'docker-compose', use: 'checking docker-compose.yml' },
  { program: 'pdftotext', debian: 'poppler-utils', use: 'reading what our PDFs say' },
];

/** Further programs for `npm run test:long`. */
export const longTools = [
  { program: 'faketime', debian: 'faketime libfaketime', use: 'clocks that jump' },
  { program: 'mariadb-backup', debian: 'mariadb-backup', use: 'copies between the servers of a cluster' },
  { program: 'socat', debian: 'socat', use: 'copies between the servers of a cluster' },
  { program: 'firefox-esr', debian: 'firefox-esr', use: 'both wizards in Firefox' },
  { program: 'WebKitWebDriver', debian: 'webkit2gtk-driver', use: 'both wizards in WebKit' },
  { program: 'Xvfb', debian: 'xvfb', use: 'a screen for WebKit' },
];

/** Further programs for `npm run images`. */
export const imageTools = [
  { program: 'buildah', debian: 'buildah', use: 'building images' },
  { program: 'debootstrap', debian: 'debootstrap', use: 'the image that they are built from' },
];

const places = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin'];
const isThere = ({ program }) => places.some((place) => existsSync(path.resolve(place, program)));

/** Versions of the Debian packages of all tools and of what they start, and the sizes and times of the programs. */
export function packagesOfTools() {
  const names = tools.flatMap(({ debian }) => debian.split(' '));
  const packages = spawnSync('dpkg-query', ['-W', ...names, 'mariadb-server*'], { encoding: 'utf8' });
  const programs = tools.map(({ program }) => {
    const found = places.map((place) => path.resolve(place, program)).find((file) => existsSync(file));
    const { size, mtimeMs } = found ? statSync(found) : {};
    return [program, size, mtimeMs];
  });
  return [packages.stdout ?? '', programs];
}

/** Installs missing programs where possible (root on Debian); otherwise throws an Error that names them. */
export async function ensureTools({ log, more = [] }) {
  const wanted = [...tools, ...more];
  const missing = wanted.filter((tool) => !isThere(tool));
  if (missing.length === 0) return;
  const debian = missing.map((tool) => tool.debian);
  const command = `apt-get install -y --no-install-recommends ${debian.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const list = missing.map((tool) => `  ${tool.program} (Debian package ${tool.debian}): ${tool.use}`);
    throw new Error(`These programs are missing:\n${list.join('\n')}\nOn Debian: sudo ${command}`);
  }
  log(`Installing ${debian.join(', ')} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const update = await run('apt-get', ['update', '-qq'], { env });
  const install = await run('apt-get', command.split(' ').slice(1), { env });
  const still = missing.filter((tool) => !isThere(tool));
  if (install.code !== 0 || still.length > 0) {
    throw new Error(`Could not install ${debian.join(', ')}:\n${update.output}${install.output}`);
  }
}
