/**
 * What has passed before on this machine, with the same sources, tools, variables, and on the same day: it need not be
 * tested again. Only what passed is kept; what failed, was unsteady or ran in part is not.
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
const keptForMs = 14 * 24 * 3_600_000;

/**
 * Their tests read sources, documents or builds beyond what they are made from.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export const readWholeHouse = [
  'e2e',
  'deploy',
  'bench',
  'gateway',
  'packages/build-config',
  'packages/test-kit',
];
/** Stages that are one command over the whole repository. */
const wholeStages = ['lint', 'boundaries', 'unused', 'contracts'];
/** Stages that drive a portal. */
const driving = ['stories', 'production', 'screens', 'failures', 'attacks', 'budget', 'crashes'];
/** Variables that change what a test does. */
const variables = /^(CHROME_PATH|SEED|REQUESTS|ROUNDS|TEST_STACK|TZ|LANG|LC_.*|LANGUAGES|PORTAL_.*|.*_URL)$/;
/** Differ from run to run. */
const ours = new Set(['PORTAL_STAGE', 'PORTAL_FAMILY']);

const hashOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Every file that git knows or would take. */
function sources() {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const hash = createHash('sha256');
  for (const name of [...new Set(names.split('\0'))].sort()) {
    const file = path.join(root, name);
    if (!name || !existsSync(file) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Where and when tests run: Node, the programs that they start, the variables, and the day, since some read the calendar. */
const around = () =>
  hashOf(
    process.version,
    packagesOfTools(),
    new Date().toISOString().slice(0, 10),
    Object.entries(process.env)
      .filter(([name]) => variables.test(name) && !ours.has(name))
      .sort(),
  );

/**
 * Of what drives a portal, and of every part that is built: a new one too, since none is named.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export const portalOf = (hashes) =>
  workspaces()
    .filter(({ manifest }) => manifest.scripts?.build)
    .map(({ manifest }) => hashes.get(`${manifest.name}#build`).hash)
    .concat(hashes.get('e2e#drive').hash);

/** The key of each stage, or of a workspace in it, of which something may be kept; undefined for others. */
async function readKeys() {
  const env = { PORTAL_TESTS: around() };
  const [hashes, whole] = [await taskHashes(['types', 'test', 'drive', 'build'], env), sources()];
  const portal = portalOf(hashes);
  const names = new Map(workspaces().map(({ folder, manifest }) => [folder, manifest.name]));
  return (stage, part) => {
    if (wholeStages.includes(stage)) return hashOf(stage, whole, env);
    if (driving.includes(stage)) return hashOf(stage, part, portal, env);
    const task = stage === 'types' ? 'types' : 'test';
    const hash = hashes.get(`${names.get(part)}#${task}`)?.hash;
    if (!hash) return undefined;
    return hashOf(stage, part, hash, env, readWholeHouse.includes(part) ? whole : '');
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

/**
 * `get(stage, part)` is how many checks passed, or undefined; `keep(stage, part, passed)` is asked after checks that all
 * passed. Where it is not known what has changed (without git), everything runs.
 */
export async function openCache() {
  try {
    const keyOf = await readKeys();
    mkdirSync(folder, { recursive: true });
    forgetOld();
    const fileOf = (key) => path.join(folder, `${key}.json`);
    return {
      get(stage, part) {
        const key = keyOf(stage, part);
        if (!key || !existsSync(fileOf(key))) return undefined;
        return JSON.parse(readFileSync(fileOf(key), 'utf8')).passed;
      },
      async keep(stage, part, passed) {
        const key = keyOf(stage, part);
        // Of sources that were changed meanwhile it is not known what was tested.
        if (!key || passed < 1 || (await readKeys())(stage, part) !== key) return;
        writeFileSync(fileOf(key), `${JSON.stringify({ stage, part, passed, at: new Date() })}\n`);
      },
    };
  } catch (error) {
    console.log(`Nothing is taken from the cache: ${error.message.split('\n')[0]}`);
    return noCache;
  }
}
