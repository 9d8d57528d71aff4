/**
 * Installs the dependencies of all workspaces when they are missing or stale. Needs nothing but Node and npm, so
 * every script can call it first.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const isLinked = (place) => lstatSync(place, { throwIfNoEntry: false }) !== undefined;

/** True when each package that the lock file asks for stands in node_modules in that version, ours by a link. */
export function isInstalled(directory = root) {
  const installed = path.join(directory, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(path.join(directory, 'package-lock.json'))).every(
    ([place, wanted]) =>
      // Optional packages are binaries for other platforms too: npm leaves those out.
      !place.includes('node_modules/') ||
      wanted.optional ||
      (wanted.link ? isLinked(path.join(directory, place)) : present[place]?.version === wanted.version),
  );
}

/** Runs npm when something is missing; `log` gets one sentence before it does. Rejects with npm's own output. */
export async function ensureInstalled({ log = console.log, directory = root } = {}) {
  if (isInstalled(directory)) return;
  const fresh = !existsSync(path.join(directory, 'node_modules'));
  log(fresh ? 'Installing dependencies ...' : 'Dependencies changed: installing ...');
  await new Promise((resolve, reject) => {
    const npm = spawn('npm', [fresh ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
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
