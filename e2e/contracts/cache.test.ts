import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ourFiles, root } from '../house/files';
import { evaluate } from './evaluate';

interface Kept {
  kept: string[];
  ran: string[];
}

/** What a run of these stages keeps, where `before` has passed already. */
function run(
  results: Record<string, object>,
  { before = [] as string[], patterns = [] as string[], bail = false } = {},
) {
  const program = `import { runStages } from '${root}/scripts/lib/run-stages.mjs';
    const kept = []; const ran = [];
    const cache = {
      get: (stage) => (${JSON.stringify(before)}.includes(stage) ? 7 : undefined),
      keep: async (stage) => { kept.push(stage); },
    };
    const plan = Object.entries(${JSON.stringify(results)}).map(([title, result]) => [
      { title, run: async () => { ran.push(title); return { failures: [], ...result }; } },
      { patterns: ${JSON.stringify(patterns)} },
    ]);
    await runStages(plan, { cache, bail: ${bail} });
    console.log(JSON.stringify({ kept, ran })); process.exit();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { output, ...(JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Kept) };
}

const passed = { passed: 3, failed: 0 };

it('keeps what passed, never what failed or was unsteady', () => {
  const failed = { passed: 2, failed: 1, failures: [{ title: 'a', detail: 'b' }] };
  const unsteady = { ...passed, unsteady: [{ title: 'a', detail: 'b' }] };
  expect(run({ lint: passed, screens: failed, stories: unsteady }).kept).toEqual(['lint']);
});

it('keeps and takes nothing of a part, or of a run that ends at its first failure', () => {
  const before = ['lint'];
  expect(run({ lint: passed }, { before, patterns: ['x'] })).toMatchObject({ kept: [], ran: ['lint'] });
  expect(run({ lint: passed }, { before, bail: true })).toMatchObject({ kept: [], ran: ['lint'] });
});

it('prints what it took, and counts it', () => {
  const { ran, output } = run({ lint: passed, unused: passed }, { before: ['lint'] });
  expect(ran).toEqual(['unused']);
  expect(output).toContain('From the cache: lint. With --no-cache everything runs.');
  expect(output).toContain('10 passed, 0 failed');
});

it('what drives a portal is keyed by the build of every part', () => {
  const keys = evaluate<string[]>('cache/index.mjs', 'it.portalOf({ get: (task) => ({ hash: task }) })');
  const built = ourFiles()
    .filter((file) => /^[\w-]+\/package\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')))
    .filter(({ scripts }) => scripts?.build)
    .map(({ name }) => `${name}#build`);
  expect(built.length).toBeGreaterThan(8);
  expect(keys.sort()).toEqual([...built, 'e2e#drive'].sort());
});

/** A text that leads from a file to a top folder of ours. */
const climbs = /['"`]((?:\.\.\/)+[\w./-]+)['"`]/g;

it('tests that read other parts than theirs are made from are keyed by the whole repository', () => {
  const wholePortal = evaluate<string[]>('cache/index.mjs', 'it.readWholeHouse');
  const beyond = ourFiles()
    .filter((file) => /\.(test|story)\.tsx?$|\/test\//.test(file))
    .filter((file) => !wholePortal.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) => {
      const [top = '', next = ''] = file.split('/');
      const part = /^(contracts|packages|scripts)$/.test(top) ? `${top}/${next}` : top;
      return (
        [...readFileSync(path.join(root, file), 'utf8').matchAll(climbs)]
          .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
          // Folders that stand in the key of every test, and places that no folder of ours is.
          .filter((to) => !/^(contracts|scripts|node_modules|\.\.)(\/|$)/.test(to))
          .filter((to) => to.includes('/') && to !== part && !to.startsWith(`${part}/`))
          .filter((to) => /^(svc-|mfe-|shell|gateway|packages|e2e|docs|deploy|bench)/.test(to))
          .map((to) => `${file}: ${to}`)
      );
    });
  expect(beyond).toEqual([]);
});
