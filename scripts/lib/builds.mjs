/**
 * Builds workspaces that are stale. A workspace is stale when the hash of everything it is built from (Turborepo) has
 * changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../../packages/build-config/src/generated/fresh.cjs';
import { taskHashes, turbo } from './cache/turbo.mjs';
import { root } from './install.mjs';
import { workspaces } from './workspaces.mjs';

/** Folder of stamps: the hash from which the present `dist` of each workspace was built. */
const stamps = path.join(root, '.cache/builds');
const stampOf = (name) => path.join(stamps, name);
const stampedAs = (name) => (existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : '');

/**
 * `{ name, dist, hash, kept, stale }` of each workspace with a build script; `kept`: its build is in Turborepo's cache.
 */
async function builds() {
  // Generated files are among the sources of builds, so they come before hashing.
  ensureGenerated();
  const hashes = await taskHashes(['build']);
  return workspaces()
    .filter((workspace) => workspace.manifest.scripts?.build)
    .map(({ manifest: { name }, path: at }) => {
      const { hash, kept } = hashes.get(`${name}#build`);
      return {
        name,
        dist: at('dist'),
        hash,
        kept,
        stale: stampedAs(name) !== hash || !existsSync(at('dist')),
      };
    });
}

/**
 * Returns a function that reads Turborepo's output and logs each finished part: Turborepo prints a part's output only
 * at its end.
 */
function sayer(log, all) {
  const begun = Date.now();
  let done = 0;
  return (line) => {
    const [, name, outcome] = /^(\S+):build: cache (hit|miss|bypass)/.exec(line) ?? [];
    if (!name) return;
    done += 1;
    const how = outcome === 'hit' ? `Took ${name} from the cache` : `Built ${name}`;
    log(`${how} (${done} of ${all}, after ${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  };
}

/**
 * Builds all stale workspaces, two at a time, or takes their builds from the cache. `log` gets a sentence for each;
 * `only` selects workspaces by name; `anew` builds everything without the cache. Resolves to the names of the
 * workspaces that were stale.
 * @throws Error with the output of the build when one fails
 */
export async function ensureBuilt({ log = console.log, only = () => true, anew = false } = {}) {
  const stale = (await builds()).filter((build) => (build.stale || anew) && only(build.name));
  if (stale.length === 0) return [];
  mkdirSync(stamps, { recursive: true });
  for (const { name, dist, kept } of stale) {
    rmSync(stampOf(name), { force: true });
    // Old files would stay beside those that come from the cache.
    if (kept && !anew) rmSync(dist, { recursive: true, force: true });
  }
  const { code, output } = await turbo(
    [
      'build',
      ...stale.map(({ name }) => `--filter=${name}`),
      '--concurrency=2',
      '--log-order=grouped',
      ...(anew ? ['--force'] : []),
    ],
    { onLine: sayer(log, stale.length) },
  );
  if (code !== 0) throw new Error(`The portal could not be built:\n${output}`);
  for (const { name, hash } of stale) writeFileSync(stampOf(name), hash);
  return stale.map(({ name }) => name);
}
