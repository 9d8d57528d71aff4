import { execFileSync } from 'node:child_process';
import { root } from '../conventions/files';

/** Evaluates an expression on a module of scripts/lib, which needs no compiling. */
function evaluate<T>(module: string, expression: string): T {
  const program = `import * as it from '${root}/scripts/lib/${module}'; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  ) as T;
}

const stage = (title: string, passed: number, failed: number) =>
  JSON.stringify({ title, passed, failed, failures: [], ms: 10 });

describe('the verdict over a run', () => {
  it('sums up what passed and failed over all stages', () => {
    const line = evaluate<string>(
      'report.mjs',
      `it.closingLine(it.verdict([${stage('a', 3, 0)}, ${stage('b', 2, 1)}]))`,
    );
    expect(line).toBe('5 passed, 1 failed');
  });

  it('counts a stage that ran no test as failed, and names it', () => {
    const all = evaluate<{ failed: number; stages: { failures: { detail: string }[] }[] }>(
      'report.mjs',
      `it.verdict([${stage('a', 3, 0)}, ${stage('stories', 0, 0)}])`,
    );
    expect(all.failed).toBe(1);
    expect(all.stages[1]?.failures[0]?.detail).toBe('This stage ran no test.');
  });

  it('repeats the beginning of a long failure at the end', () => {
    const [first, ...rest] = evaluate<string>(
      'report.mjs',
      `it.failuresOf({ stages: [{ title: 'jest', failures: [{ title: 'A visit', detail: 'line\\n'.repeat(99) + 'last' }] }] })`,
    ).split('\n');
    expect(first).toBe('✗ jest: A visit');
    expect(rest).toHaveLength(41);
    expect(rest.at(-1)?.trim()).toBe('... 60 more lines, above');
  });

  it('shows what passed only when it was repeated, beside the failures', () => {
    const message = evaluate<string>(
      'report.mjs',
      `it.unsteadyOf(it.verdict([{ ...${stage('stories', 2, 0)}, unsteady: [{ title: 'A visit', detail: 'no field' }] }]))`,
    );
    expect(message).toBe('~ stories: A visit (passed when run again)\n    no field');
  });

  const suite = (status: string, tests: string[]) => ({
    name: `${root}/svc-auth/src/a.test.ts`,
    status,
    message: 'could not be read',
    assertionResults: tests.map((outcome) => ({ status: outcome, fullName: 'it', failureMessages: ['no'] })),
  });
  const read = (suites: object[], folders: string[]) =>
    evaluate<{ passed: number; failed: number; failures: { detail: string }[] }>(
      'stages/jest.mjs',
      `it.readResults(${JSON.stringify({ numPassedTests: 1, testResults: suites })}, ${JSON.stringify(folders)})`,
    );

  it('counts a skipped test as failed', () => {
    expect(read([suite('passed', ['passed', 'pending'])], ['svc-auth'])).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('counts a test file that could not be read as failed', () => {
    expect(read([suite('failed', [])], [])).toMatchObject({
      failed: 1,
      failures: [{ detail: 'could not be read' }],
    });
  });

  it('counts a workspace whose tests did not run as failed', () => {
    expect(read([suite('passed', ['passed'])], ['svc-auth', 'gateway'])).toMatchObject({
      failed: 1,
      failures: [{ detail: 'Jest ran no test here.' }],
    });
  });
});
