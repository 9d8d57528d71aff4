/**
 * Makes a checkout in which faults are planted: the present sources, uncommitted changes included, and the installed
 * packages.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../../../packages/build-config/src/generated/fresh.cjs';
import { root } from '../install.mjs';
import { run } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

async function git(cwd, ...args) {
  const { code, output } = await run('git', args, { cwd });
  if (code !== 0) throw new Error(`git ${args.join(' ')}:\n${output}`);
  return output;
}

/**
 * Copies a folder by hard links, which cost nothing. Symbolic links between our own folders stay relative, so they lead
 * into the copy.
 */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there);
    else if (entry.isDirectory()) linkTree(here, there);
    else linkSync(here, there);
  }
}

/** Applies uncommitted changes and copies untracked files. */
async function takeChanges(checkout) {
  const diff = await git(root, 'diff', '--binary', 'HEAD');
  if (diff) {
    const file = path.join(checkout, '.git/changes.patch');
    writeFileSync(file, diff);
    await git(checkout, 'apply', file);
  }
  const others = await git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  for (const file of others.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(checkout, file));
}

/**
 * Removes the copy in a detached process, because removing tens of thousands of links takes long and nobody should wait
 * for it at the end. Its empty environment keeps it out of this command's family.
 */
const removeLater = (checkout) =>
  spawn(
    process.execPath,
    ['-e', `fs.rmSync(${JSON.stringify(checkout)}, { recursive: true, force: true })`],
    {
      detached: true,
      stdio: 'ignore',
      env: {},
    },
  ).unref();

/**
 * Returns `{ checkout, fits(file), plant(file), heal(file) }`. The copy lies in .cache, as hard links must stay on one
 * disk, and is removed when this process ends.
 */
export async function makeCopy() {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const checkout = mkdtempSync(path.join(cache, 'faults-'));
  process.once('exit', () => removeLater(checkout));
  const head = (await git(root, 'rev-parse', 'HEAD')).trim();
  await git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, checkout);
  await git(checkout, 'checkout', '--quiet', '--detach', head);
  await takeChanges(checkout);
  for (const folder of ['.', ...workspaces().map((workspace) => workspace.folder)]) {
    const modules = path.join(root, folder, 'node_modules');
    if (existsSync(modules)) linkTree(modules, path.join(checkout, folder, 'node_modules'));
    const built = path.join(root, folder, 'dist');
    if (existsSync(built)) cpSync(built, path.join(checkout, folder, 'dist'), { recursive: true });
  }
  mkdirSync(path.join(checkout, '.cache'));
  const stamps = path.join(cache, 'builds');
  if (existsSync(stamps)) cpSync(stamps, path.join(checkout, '.cache/builds'), { recursive: true });
  ensureGenerated(checkout);
  return {
    checkout,
    fits: async (file) => (await run('git', ['apply', '--check', file], { cwd: checkout })).code === 0,
    plant: (file) => git(checkout, 'apply', file),
    heal: (file) => git(checkout, 'apply', '-R', file),
  };
}
