import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';

/** Feeds lines of a checking program to the stage that runs it, and returns what the stage reports. */
const hearing = (lines: string[]) =>
  evaluate<{ failures: { title: string; detail: string }[]; expected: number; steps: number }>(
    'stages/reported.mjs',
    `(() => {
      const heard = { failures: [], expected: 0, steps: 0 };
      const { hear, end } = it.listener({
        show() {},
        expect: (parts) => { heard.expected += parts; },
        step: () => { heard.steps += 1; },
        fail: (failure) => heard.failures.push({ ...failure }),
      });
      for (const line of given) hear(line);
      end();
      return heard;
    })()`,
    lines,
  );

it('a check that fails is reported with its reason, the others are counted', () => {
  const heard = hearing([
    '… of 3 checks',
    '✓ The home page',
    '✗ The list of applications',
    '    It scrolls sideways by 4 px.',
    '    e2e/artifacts/list.png',
    '✓ The review',
  ]);
  expect(heard).toEqual({
    failures: [
      { title: 'The list of applications', detail: 'It scrolls sideways by 4 px.\ne2e/artifacts/list.png\n' },
    ],
    expected: 3,
    steps: 3,
  });
});

/** Runs two stages, the first with a failure. */
const run = (options: object) =>
  evaluate<{ output: string[]; passed: boolean }>(
    'run-stages.mjs',
    `await (async () => {
      const said = [];
      const write = process.stdout.write;
      process.stdout.write = (text) => said.push(text) > 0;
      const stage = (title, failures) => ({ title, async run({ progress }) {
        for (const failure of failures) progress.fail(failure);
        said.push('at the end of ' + title);
        return { passed: 1, failed: failures.length, failures };
      } });
      const plan = [[stage('rules', [{ title: 'a limit', detail: 'it was 51' }]), {}], [stage('stories', []), {}]];
      const log = console.log;
      console.log = (text) => said.push(text);
      const passed = await it.runStages(plan, given);
      Object.assign(console, { log });
      process.stdout.write = write;
      return { output: said, passed };
    })()`,
    options,
  );

const failure = '✗ rules: a limit\n    it was 51';

it('a failure stands when it happens, and once more at the end', () => {
  const { output: lines, passed } = run({});
  const places = lines.flatMap((text, place) => (text.includes(failure) ? [place] : []));
  expect(places).toHaveLength(2);
  expect(places[0]).toBeLessThan(lines.indexOf('at the end of rules'));
  expect(places[1]).toBeGreaterThan(lines.indexOf('at the end of stories'));
  expect(lines.at(-1)).toMatch(/2 passed, 1 failed$/);
  expect(passed).toBe(false);
});

it('with --bail nothing is run after the first failure', () => {
  const { output: lines, passed } = run({ bail: true });
  expect(lines).not.toContain('at the end of stories');
  expect(lines.join('\n')).toContain('1 stage was not run');
  expect(passed).toBe(false);
});

it('the table shows the CPU time of each stage', () => {
  const { output: lines } = run({});
  expect(lines.join('\n')).toMatch(/^stage +passed +failed +time +CPU$/m);
});

/** Runs a plan of stages that report when they begin and end; `by` sets the rest of each stage after its title. */
const order = (by: string) =>
  evaluate<string[]>(
    'run-stages.mjs',
    `await (async () => {
      const said = [];
      const { write } = process.stdout;
      process.stdout.write = () => true;
      const stage = (title, { failed = 0, ...more } = {}) => ({ title, ...more, async run() {
        said.push(title + ' begins');
        for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
        said.push(title + ' ends');
        return { passed: 1, failed, failures: [] };
      } });
      const log = console.log;
      console.log = () => {};
      await it.runStages([${by}].map((one) => [one, {}]));
      Object.assign(console, { log });
      process.stdout.write = write;
      return said;
    })()`,
    {},
  );

it('two stages run beside each other; what drives a portal waits for the build', () => {
  const lines = order(`stage('build'), stage('stories', { after: 'build' }), stage('jest')`);
  expect(lines.slice(0, 2)).toEqual(['build begins', 'jest begins']);
  expect(lines.indexOf('stories begins')).toBeGreaterThan(lines.indexOf('build ends'));
});

it('what could not be built is not tried', () => {
  const lines = order(`stage('build', { failed: 1 }), stage('stories', { after: 'build' })`);
  expect(lines).toEqual(['build begins', 'build ends']);
});

it('what a stage computes is its own, whoever runs beside it', () => {
  const [busy, idle] = evaluate<number[]>(
    'cpu.mjs',
    `await (async () => {
      const { run } = await import('${root}/scripts/lib/run.mjs');
      it.countCpu();
      const busy = 'for (let turns = 0; process.cpuUsage().user < 2.5e6; ) while (++turns % 1e6);';
      const child = (title, program) => it.countedAs(title, () => run(process.execPath, ['--eval', program]));
      await Promise.all([child('busy', busy), child('idle', 'setTimeout(() => {}, 2000)')]);
      return [it.cpuSeconds('busy'), it.cpuSeconds('idle')];
    })()`,
    {},
  );
  expect(busy).toBeGreaterThan(1);
  expect(idle).toBeLessThan(1);
});
