/** Builds what is stale: every workspace with a build script, compared by content with what it was built from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { mapAtOnce, run } from './run.mjs';
import { workspaces } from './workspaces.mjs';

const notSources = new Set(['node_modules', 'dist', 'dist-dev', '.cache', 'test', 'artifacts', 'results']);
const stamps = path.join(root, '.cache/builds');
const stampOf = (name) => path.join(stamps, name);

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesOf(place);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [place];
    });
}

function hashOfFolder(folder) {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) {
    const content = readFileSync(file);
    hash.update(`${path.relative(folder, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** A workspace and all of ours that it is made from. */
function partsOf(workspace, byName, seen = new Set()) {
  if (seen.has(workspace)) return seen;
  seen.add(workspace);
  const { dependencies = {}, devDependencies = {} } = workspace.manifest;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const part = byName.get(name);
    if (part) partsOf(part, byName, seen);
  }
  return seen;
}

/** `{ name, folder, hash, stale }` of each workspace that is built. */
export function builds() {
  const all = workspaces();
  const byName = new Map(all.map((workspace) => [workspace.manifest.name, workspace]));
  const hashes = new Map();
  const hashOf = (workspace) => {
    if (!hashes.has(workspace)) hashes.set(workspace, hashOfFolder(workspace.path('.')));
    return hashes.get(workspace);
  };
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return all
    .filter((workspace) => workspace.manifest.scripts?.build)
    .map((workspace) => {
      const hash = createHash('sha256').update(lock).update(process.version);
      for (const part of partsOf(workspace, byName)) hash.update(hashOf(part));
      const made = hash.digest('hex');
      const name = workspace.manifest.name;
      const last = existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : '';
      const stale = last !== made || !existsSync(workspace.path('dist'));
      return { name, folder: workspace.path('.'), hash: made, stale };
    });
}

/**
 * Builds all that is stale, two at a time. `log` gets a sentence for each; `only` narrows it down by name.
 * Resolves to the names of what was built.
 * @throws Error with what the build printed, when one fails.
 */
export async function ensureBuilt({ log = console.log, only = () => true } = {}) {
  const stale = builds().filter((build) => build.stale && only(build.name));
  if (stale.length === 0) return [];
  mkdirSync(stamps, { recursive: true });
  let done = 0;
  await mapAtOnce(stale, 2, async ({ name, folder, hash }) => {
    const begun = Date.now();
    const { code, output } = await run('npm', ['run', '--silent', 'build'], { cwd: folder });
    if (code !== 0) throw new Error(`${name} could not be built:\n${output}`);
    writeFileSync(stampOf(name), hash);
    done += 1;
    log(`Built ${name} (${done} of ${stale.length}, ${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  });
  return stale.map((build) => build.name);
}
