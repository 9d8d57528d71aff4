/**
 * Installs the dependencies of all workspaces when they are missing or stale, and generates files that are not in git.
 * Needs nothing but Node and npm, so every script can call it first.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const isLinked = (place) => lstatSync(place, { throwIfNoEntry: false }) !== undefined;

const installedList = (directory) => path.join(directory, 'node_modules/.package-lock.json');

/**
 * Whether node_modules has each package of the lock file in the right version, and links to our own. Without `tests`
 * only the packages count with which a portal is built and run.
 */
export function isInstalled(directory = root, { tests = true } = {}) {
  if (!existsSync(installedList(directory))) return false;
  const present = packagesOf(installedList(directory));
  return Object.entries(packagesOf(path.join(directory, 'package-lock.json'))).every(
    ([place, wanted]) =>
      // Optional packages include binaries for other platforms, which npm does not install.
      !place.includes('node_modules/') ||
      wanted.optional ||
      (!tests && (wanted.dev || wanted.devOptional)) ||
      (wanted.link ? isLinked(path.join(directory, place)) : present[place]?.version === wanted.version),
  );
}

/** Whether development dependencies are installed: a later installation must not remove them. */
const hasTests = (directory) =>
  existsSync(installedList(directory)) &&
  Object.values(packagesOf(installedList(directory))).some(({ dev }) => dev);

/**
 * Runs npm when packages are missing, then generates files that are not in git; `log` gets a sentence before npm runs.
 * Without `tests` npm leaves out the devDependencies, which are half of all packages. Resolves to whether there was
 * anything to do; rejects with npm's output.
 */
export async function ensureInstalled({ log = console.log, directory = root, tests = true } = {}) {
  const missing = !isInstalled(directory, { tests });
  if (missing) await install({ log, directory, tests });
  // Imported here, since most of these scripts also run where no packages are installed.
  const { ensureGenerated } = await import('../../packages/build-config/src/generated/fresh.cjs');
  return ensureGenerated(directory) || missing;
}

async function install({ log, directory, tests }) {
  const fresh = !existsSync(path.join(directory, 'node_modules'));
  if (fresh) log('Installing dependencies ...');
  else if (tests && isInstalled(directory, { tests: false })) log('Installing what the tests need ...');
  else log('Dependencies changed: installing ...');
  // Always passed, since NODE_ENV=production would make npm leave out devDependencies, too.
  const which = tests || hasTests(directory) ? '--include=dev' : '--omit=dev';
  await new Promise((resolve, reject) => {
    const args = [fresh ? 'ci' : 'install', which, '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = spawn('npm', args, {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    npm.stdout.on('data', (text) => (output += text));
    npm.stderr.on('data', (text) => (output += text));
    npm.on('error', reject);
    npm.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm could not install the dependencies:\n${output}`)),
    );
  });
}
