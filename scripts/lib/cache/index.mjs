/**
 * What has passed within a day on this machine, with the same sources, tools and variables: it need not be tested again.
 * Only what passed is kept; what failed, was unsteady or ran in part is not.
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
/** Some tests read the calendar: what would fail tomorrow is seen then. */
const keptForMs = 24 * 3_600_000;

/**
 * Their tests read sources, documents or builds beyond what they are made from.
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
 * Stages that drive a portal, with the task of turbo.json that lists what each reads of e2e.
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
/** Differ from run to run. */
const ours = new Set(['PORTAL_STAGE', 'PORTAL_FAMILY']);

const hashOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Every file that git knows or would take, with its `stat`. */
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

/** The content of all of them. */
function sources() {
  const hash = createHash('sha256');
  for (const { name } of files()) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Differs once one of them has been written since, and is read in a moment. */
const writtenAt = () =>
  hashOf(
    files().map(({ name, stat: { ino, size, mtimeMs, ctimeMs } }) => [name, ino, size, mtimeMs, ctimeMs]),
  );

/** Where tests run: Node, the programs that they start, and the variables with which a run begins. */
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
 * Of what this stage drives a portal with, and of every part that is built: a new one too, since none is named.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export const portalOf = (hashes, stage) =>
  workspaces()
    .filter(({ manifest }) => manifest.scripts?.build)
    .map(({ manifest }) => hashes.get(`${manifest.name}#build`).hash)
    .concat(hashes.get(`e2e#${driving[stage]}`).hash);

/** What Turborepo is asked about. */
const tasks = ['types', 'test', 'build', ...new Set(Object.values(driving))];

/** The key of each stage, or of a workspace in it, of which something may be kept; undefined for others. */
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

/** Keeps nothing and knows nothing. */
export const noCache = { get: () => undefined, keep: async () => {} };

/** What was kept under this key, where it is no older than a day and ran all of these patterns. */
function read(file, patterns) {
  if (!existsSync(file)) return undefined;
  const { passed, at, ran = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const fresh = Date.now() - Date.parse(at) < keptForMs;
  return fresh && patterns.every((pattern) => ran.includes(pattern)) ? passed : undefined;
}

/**
 * `get(stage, part, patterns)` is how many checks passed, or undefined; `keep(stage, part, passed, patterns)` is asked
 * after checks that all passed. With `anew` nothing is taken, and what passes is kept for the next run. Where it is not
 * known what has changed (without git), everything runs.
 */
export async function openCache({ anew = false } = {}) {
  try {
    // Once: the run sets variables of its own meanwhile.
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
        // Of sources that were changed meanwhile it is not known what was tested; the same content may be written again.
        if (writtenAt() !== begun && (await readKeys(env))(stage, part) !== keyOf(stage, part)) return;
        writeFileSync(file, `${JSON.stringify({ stage, part, passed, ran: patterns, at: new Date() })}\n`);
      },
    };
  } catch (error) {
    console.log(`Nothing is taken from the cache: ${error.message.split('\n')[0]}`);
    return noCache;
  }
}
