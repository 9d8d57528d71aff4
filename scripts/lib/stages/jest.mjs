/** Jest over all workspaces in one run, with one MariaDB for all of them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install.mjs';
import { run } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

/** Of a stack only the lines that lead into our own files. */
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

/** Skipped tests count as failed: nothing is switched off silently. */
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

/** Jest over the given folders, or over all. */
export const jestStage = ({ title, only = every, env = {} }) => ({
  title,
  async run({ progress, patterns = [], folders = only() }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-jest-'));
    const file = path.join(folder, 'results.json');
    let suites = 0;
    try {
      const { output } = await run(
        process.execPath,
        [
          'node_modules/jest/bin/jest.js',
          '--projects',
          ...folders,
          '--json',
          `--outputFile=${file}`,
          '--maxWorkers=2',
          '--ci',
          // Long: the machine may be busy with other things, and a slow test is not a wrong one.
          '--testTimeout=30000',
          ...patterns,
        ],
        {
          env,
          timeoutMs: 900_000,
          onLine: (line) => {
            if (/^(PASS|FAIL) /.test(line))
              progress.say(`${++suites} files, ${line.replace(/^(PASS|FAIL) /, '')}`);
          },
        },
      );
      try {
        return readResults(JSON.parse(readFileSync(file, 'utf8')), patterns.length ? [] : folders);
      } catch {
        return { passed: 0, failed: 1, failures: [{ title: 'Jest did not finish', detail: output }] };
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

export const jest = jestStage({ title: 'jest' });
