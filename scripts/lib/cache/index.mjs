/**
 * Cache of checks that passed on this machine within a day with the same sources, tools and variables, and so need not
 * run again. Only passed checks are kept: no failed or unsteady ones, and no partial runs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { packagesOfTools } from '../tools.mjs';
import { workspaces } from '../workspaces.mjs';
import { taskHashes } from './turbo.mjs';

const folder = path.join(root, '.cache/tests');
/** Results expire after a day, because some tests depend on the date. */
const keptForMs = 24 * 3_600_000;

/**
 * Workspaces whose tests read sources, documents or builds beyond their own dependencies.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export const readWholeRepository = [
  'e2e',
  'deploy',
  'bench',
  'gateway',
  'packages/build-config',
  'packages/test-kit',
];
/** Stages that are one command over the whole repository. */
const wholeStages = ['lint', 'boundaries', 'unused', 'contracts'];
/**
 * Stages that drive a portal, each with the task of turbo.json that lists the files of e2e which the stage reads.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export const driving = {
  stories: 'drive-stories',
  production: 'drive-stories',
  screens: 'drive-screens',
  failures: 'drive-failures',
  attacks: 'drive-attacks',
  budget: 'drive-budget',
  crashes: 'drive-crashes',
};
/** Variables that change what a test does. */
const variables = /^(CHROME_PATH|SEED|REQUESTS|ROUNDS|TEST_STACK|TZ|LANG|LC_.*|LANGUAGES|PORTAL_.*|.*_URL)$/;
/** Variables that differ from run to run, so they are not part of a key. */
const ours = new Set(['PORTAL_STAGE', 'PORTAL_FAMILY']);

const hashOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Every file that git tracks or would add, with its `stat`. */
function files() {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(names.split('\0'))]
    .filter(Boolean)
    .sort()
    .map((name) => ({ name, stat: statSync(path.join(root, name), { throwIfNoEntry: false }) }))
    .filter(({ stat }) => stat?.isFile());
}

/** Hash of the content of all these files. */
function sources() {
  const hash = createHash('sha256');
  for (const { name } of files()) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Hash of the file metadata: quick to read, and different once any file has been written. */
const writtenAt = () =>
  hashOf(
    files().map(({ name, stat: { ino, size, mtimeMs, ctimeMs } }) => [name, ino, size, mtimeMs, ctimeMs]),
  );

/** The environment of the tests: Node.js, the programs that they start, and the variables set when the run begins. */
const around = () => ({
  PORTAL_TESTS: hashOf(
    process.version,
    packagesOfTools(),
    Object.entries(process.env)
      .filter(([name]) => variables.test(name) && !ours.has(name))
      .sort(),
  ),
});

/**
 * Hashes of everything that a stage drives a portal with, and of every build; new parts are included, since no part is
 * named.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export const portalOf = (hashes, stage) =>
  workspaces()
    .filter(({ manifest }) => manifest.scripts?.build)
    .map(({ manifest }) => hashes.get(`${manifest.name}#build`).hash)
    .concat(hashes.get(`e2e#${driving[stage]}`).hash);

/** Turborepo tasks whose hashes are part of the keys. */
const tasks = ['types', 'test', 'build', ...new Set(Object.values(driving))];

/**
 * Resolves to a function that returns the key of a stage, or of a workspace in a stage; undefined if it cannot be
 * cached.
 */
async function readKeys(env) {
  const [hashes, whole] = [await taskHashes(tasks, env), sources()];
  const names = new Map(workspaces().map(({ folder, manifest }) => [folder, manifest.name]));
  return (stage, part) => {
    if (wholeStages.includes(stage)) return hashOf(stage, whole, env);
    if (stage in driving) return hashOf(stage, part, portalOf(hashes, stage), env);
    const task = stage === 'types' ? 'types' : 'test';
    const hash = hashes.get(`${names.get(part)}#${task}`)?.hash;
    if (!hash) return undefined;
    return hashOf(stage, part, hash, env, readWholeRepository.includes(part) ? whole : '');
  };
}

function forgetOld() {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > keptForMs) rmSync(file, { force: true });
  }
}

/** A cache that stores nothing. */
export const noCache = { get: () => undefined, keep: async () => {} };

/** Number of checks that passed, from a file of the cache; undefined if it is older than a day or lacks a pattern. */
function read(file, patterns) {
  if (!existsSync(file)) return undefined;
  const { passed, at, ran = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const fresh = Date.now() - Date.parse(at) < keptForMs;
  return fresh && patterns.every((pattern) => ran.includes(pattern)) ? passed : undefined;
}

/**
 * Opens the cache. `get(stage, part, patterns)` returns how many checks passed, or undefined; `keep(stage, part,
 * passed, patterns)` stores the number after all checks have passed. With `anew` nothing is read, but what passes is
 * still stored. Without git, where changes cannot be seen, nothing is cached.
 */
export async function openCache({ anew = false } = {}) {
  try {
    // Read once, before the run sets variables of its own.
    const [begun, env] = [writtenAt(), around()];
    const keyOf = await readKeys(env);
    mkdirSync(folder, { recursive: true });
    forgetOld();
    const fileOf = (stage, part) => {
      const key = keyOf(stage, part);
      return key && path.join(folder, `${key}.json`);
    };
    return {
      get(stage, part, patterns = []) {
        const file = anew ? undefined : fileOf(stage, part);
        return file && read(file, patterns);
      },
      async keep(stage, part, passed, patterns = []) {
        const file = fileOf(stage, part);
        if (!file || passed < 1) return;
        // If sources changed during the run, the result is kept only when the key is still the same (same content
        // again).
        if (writtenAt() !== begun && (await readKeys(env))(stage, part) !== keyOf(stage, part)) return;
        writeFileSync(file, `${JSON.stringify({ stage, part, passed, ran: patterns, at: new Date() })}\n`);
      },
    };
  } catch (error) {
    console.log(`Nothing is taken from the cache: ${error.message.split('\n')[0]}`);
    return noCache;
  }
}
