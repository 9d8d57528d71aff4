/** Runs Jest over all workspaces in one process, with one MariaDB server for all of them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install.mjs';
import { run } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

/** Keeps of a stack trace only the lines that lead into our own files. */
const readable = (message) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:|new Promise|<anonymous>\)$)/.test(line))
    .join('\n');

const failuresOf = (suite) =>
  suite.assertionResults.some((test) => test.status === 'failed')
    ? suite.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => ({
          title: `${path.relative(root, suite.name)}: ${test.fullName}`,
          detail: readable(test.failureMessages.join('\n')),
        }))
    : [{ title: path.relative(root, suite.name), detail: readable(suite.message) }];

/** Counts results. Skipped tests count as failed, so that no test is switched off silently. */
export function readResults(results, folders) {
  const failed = results.testResults.filter((suite) => suite.status === 'failed');
  const ran = (folder) =>
    results.testResults.some(
      (suite) =>
        suite.name.startsWith(path.join(root, folder) + path.sep) && suite.assertionResults.length > 0,
    );
  const skipped = results.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter((test) => test.status === 'pending' || test.status === 'todo')
      .map((test) => ({
        title: `${path.relative(root, suite.name)}: ${test.fullName}`,
        detail: 'It was skipped.',
      })),
  );
  const failures = [
    ...failed.flatMap(failuresOf),
    ...skipped,
    ...folders
      .filter((folder) => !ran(folder))
      .map((folder) => ({ title: folder, detail: 'Jest ran no test here.' })),
  ];
  return { passed: results.numPassedTests, failed: failures.length, failures };
}

const every = () =>
  workspaces()
    .filter((workspace) => workspace.has('jest.config.cjs'))
    .map((workspace) => workspace.folder);

/** A larger young generation: V8 need not copy short-lived objects, such as rendered pages, again and again. */
const nodeFlags = ['--max-semi-space-size=64', '--min-semi-space-size=32'];
/** Outside of the run's temporary folder, so that sources compiled by swc can be reused by the next run. */
const compiled = path.join(root, '.cache/jest');
const reporter = path.join(root, 'scripts/lib/stages/jest-reporter.mjs');

/** Shows each finished test file, and its failures. */
const listener = (progress) => (line) => {
  if (!line.startsWith('{"')) return;
  const { all, at, file, suite } = JSON.parse(line);
  if (all) progress.expect(all);
  if (at) progress.show(path.relative(root, at));
  if (!file) return;
  progress.step();
  if (suite.status === 'failed') for (const failure of failuresOf(suite)) progress.fail(failure);
};

/** Whether a workspace's tests can run on both SQLite and MariaDB: see packages/build-config/src/jest-service.cjs. */
export const runsOnBoth = (folder) =>
  readFileSync(path.join(root, folder, 'jest.config.cjs'), 'utf8').includes('/jest-service');

/** Stores in the cache each workspace whose tests all ran and passed. */
async function keepPassed(cache, kindOf, results, folders) {
  for (const folder of folders) {
    const suites = results.testResults.filter(({ name }) =>
      name.startsWith(path.join(root, folder) + path.sep),
    );
    const tests = suites.flatMap(({ assertionResults }) => assertionResults);
    const sound =
      suites.every(({ status }) => status === 'passed') && tests.every(({ status }) => status === 'passed');
    if (sound && tests.length > 0) await cache.keep(kindOf(folder), folder, tests.length);
  }
}

/**
 * A stage that runs Jest over the given folders, or over all. The test timeout is long: on a slow or busy machine a
 * slow test is not a wrong one.
 */
export const jestStage = ({ title, only = every, env = {} }) => ({
  title,
  async run({ progress, patterns = [], folders: wanted = only(), turn, bail = false, cache }) {
    const complete = patterns.length === 0 && !bail;
    const kindOf = (one) => (turn !== undefined && runsOnBoth(one) ? `${title} by turn` : title);
    const passedBefore = (one) => cache.get(title, one) ?? cache.get(kindOf(one), one);
    const before = new Map(
      wanted.map((one) => [one, complete ? passedBefore(one) : undefined]).filter(([, passed]) => passed),
    );
    const folders = wanted.filter((one) => !before.has(one));
    const taken = [...before.values()].reduce((sum, passed) => sum + passed, 0);
    const kept = { of: wanted.length, taken: before.size };
    if (folders.length === 0) return { passed: taken, failed: 0, failures: [], kept };
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-jest-'));
    const file = path.join(folder, 'results.json');
    try {
      const { output } = await run(
        process.execPath,
        [
          ...nodeFlags,
          'node_modules/jest/bin/jest.js',
          '--projects',
          ...folders,
          `--cacheDirectory=${compiled}`,
          '--json',
          `--outputFile=${file}`,
          `--reporters=${reporter}`,
          ...(bail ? ['--bail'] : []),
          '--maxWorkers=2',
          '--testTimeout=240000',
          // Jest would wait forever for what a failed test left open.
          '--forceExit',
          // Last of the options, since it takes no list: patterns follow.
          '--ci',
          ...patterns,
        ],
        {
          env: { ...env, ...(turn !== undefined && { PORTAL_SQLITE_TURN: String(turn) }) },
          onLine: listener(progress),
        },
      );
      try {
        const expected = patterns.length > 0 || bail ? [] : folders;
        const results = JSON.parse(readFileSync(file, 'utf8'));
        const counted = readResults(results, expected);
        if (complete) await keepPassed(cache, kindOf, results, folders);
        return { ...counted, passed: counted.passed + taken, kept };
      } catch {
        const detail = output.replace(/^\{".*$/gm, '').trim();
        return { passed: 0, failed: 1, failures: [{ title: 'Jest did not finish', detail }] };
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

export const jest = jestStage({ title: 'jest' });
