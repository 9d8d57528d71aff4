/**
 * `npm run alone -- mfe-admin [pattern ...]`: the tests of one part in a house where no other part is: a copy of its
 * folder, of contracts/ and of packages/, without anything that was built. The other parts are there as their
 * contracts alone.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { workspaces } from './lib/workspaces.mjs';

const [part, ...patterns] = process.argv.slice(2);
const parts = workspaces().filter(({ folder, has }) => !folder.includes('/') && has('jest.config.cjs'));
if (!parts.some(({ folder }) => folder === part)) {
  console.error(`Usage: npm run alone -- ${parts.map(({ folder }) => folder).join('|')} [pattern ...]`);
  process.exit(2);
}

/** What git knows or would take: nothing that was built or installed. */
const sources = (...folders) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\0')
    .filter(Boolean);

/** Packages of others are linked to; links between our own folders are made anew, so that they stay in the copy. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const place = path.join(from, name);
    const entry = lstatSync(place);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(place), path.join(to, name));
    else if (name.startsWith('@')) linkPackages(place, path.join(to, name));
    else symlinkSync(place, path.join(to, name));
  }
}

await ensureInstalled();
const house = mkdtempSync(path.join(tmpdir(), 'portal-alone-'));
try {
  for (const file of sources('package.json', part, 'contracts', 'packages')) {
    cpSync(path.join(root, file), path.join(house, file), { recursive: true });
  }
  linkPackages(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { code } = await run(
    process.execPath,
    [
      jest,
      '-c',
      path.join(part, 'jest.config.cjs'),
      '--ci',
      '--maxWorkers=2',
      '--testTimeout=30000',
      ...patterns,
    ],
    { cwd: house, onLine: (line) => console.log(line) },
  );
  process.exitCode = code;
} finally {
  rmSync(house, { recursive: true, force: true });
}
