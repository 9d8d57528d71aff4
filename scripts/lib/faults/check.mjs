/** Runs the checks that should catch a fault, as few of them as possible, and reports which failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../../../packages/build-config/src/generated/fresh.cjs';
import { run } from '../run.mjs';

/** Stages that run what was built. */
const needsBuild = ['attacks', 'budget', 'screens', 'crashes', 'failures', 'stories', 'production'];
/** Output of a stage that failed before its checks began. */
const noCheck = /did not finish|ran no test|the stage itself|could not be built/;

const node = process.execPath;

/** `failed`: titles of failed checks; `broken`: why nothing was checked. */
const outcome = (failed, broken = '') => ({ failed, broken });

/** Jest over one workspace, since its stage would start the set-ups of all. */
async function jest(checkout, [folder, ...patterns], env = {}) {
  const results = path.join(checkout, '.cache/faults-jest.json');
  rmSync(results, { force: true });
  const { output } = await run(
    node,
    [
      'node_modules/jest/bin/jest.js',
      '--projects',
      folder,
      '--maxWorkers=1',
      '--ci',
      // A failed test may leave a server open, for which Jest would wait.
      '--forceExit',
      '--testTimeout=240000',
      '--json',
      `--outputFile=${results}`,
      ...patterns,
    ],
    { cwd: checkout, env },
  );
  if (!existsSync(results)) return outcome([], `Jest did not finish:\n${output.slice(-2000)}`);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const unread = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (tests.length === 0) return outcome([], `Jest ran no test. ${unread?.message ?? ''}`);
  return outcome(tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName));
}

/** Type-checks the given workspaces. */
async function types(checkout, folders) {
  ensureGenerated(checkout);
  const failed = [];
  for (const folder of folders) {
    const { code, output } = await run(
      node,
      ['node_modules/typescript-native/bin/tsc', '-p', folder, '--noEmit'],
      { cwd: checkout },
    );
    if (code !== 0) failed.push(output.trim().split('\n')[0]);
  }
  return outcome(failed);
}

/** Runs a stage as `npm test` does. */
async function stage(checkout, name, patterns) {
  const { output } = await run(node, ['scripts/test.mjs', '--no-cache', '--only', name, ...patterns], {
    cwd: checkout,
  });
  const fromFirstFailure = output.slice(Math.max(0, output.search(/^✗ /m)));
  const failed = [...fromFirstFailure.matchAll(/^✗ (.*)\n?\s*(.*)$/gm)].map(
    ([, title, why]) => `${title}: ${why}`,
  );
  const closing = /^(\d+) passed, (\d+) failed$/m.exec(output);
  if (!closing) return outcome([], `The run did not finish:\n${output.slice(-2000)}`);
  const unchecked = failed.filter((title) => noCheck.test(title)).join('; ');
  if (unchecked || /This stage ran no test/.test(fromFirstFailure))
    return outcome([], unchecked || 'It ran no test.');
  return outcome(closing[2] === '0' ? [] : failed);
}

export async function check(checkout, { stage: name, patterns }) {
  if (name === 'jest') return jest(checkout, patterns);
  if (name === 'types' && patterns.length > 0) return types(checkout, patterns);
  if (name === 'services') return jest(checkout, patterns, { TEST_STACK: 'production' });
  if (needsBuild.includes(name)) {
    const built = await stage(checkout, 'build', []);
    if (built.failed.length > 0 || built.broken)
      return outcome([], `It could not be built: ${built.failed.join('; ') || built.broken}`);
  }
  return stage(checkout, name, patterns);
}
