import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ourFiles, root } from '../conventions/files';
import { evaluate } from './evaluate';

interface Kept {
  kept: string[];
  ran: string[];
  asked: string[][];
}

/** Runs these stages with a cache in which `before` has passed already; returns what is kept. */
function run(
  results: Record<string, object>,
  { before = [] as string[], patterns = [] as string[], bail = false, turn = undefined as unknown } = {},
) {
  const program = `import { runStages } from '${root}/scripts/lib/run-stages.mjs';
    const kept = []; const ran = []; const asked = [];
    const cache = {
      get: (...of) => { asked.push(of.flat()); return ${JSON.stringify(before)}.includes(of[0]) ? 7 : undefined; },
      keep: async (stage) => { kept.push(stage); },
    };
    const plan = Object.entries(${JSON.stringify(results)}).map(([title, result]) => [
      { title, run: async () => { ran.push(title); return { failures: [], ...result }; } },
      { patterns: ${JSON.stringify(patterns)}, turn: ${turn} },
    ]);
    await runStages(plan, { cache, bail: ${bail} });
    console.log(JSON.stringify({ kept, ran, asked })); process.exit();`;
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

it('keeps and takes no result of a part, or of a run that ends at its first failure', () => {
  const before = ['lint'];
  expect(run({ lint: passed }, { before, patterns: ['x'] })).toMatchObject({ kept: [], ran: ['lint'] });
  expect(run({ lint: passed }, { before, bail: true })).toMatchObject({ kept: [], ran: ['lint'] });
});

it('has the same key for each tenth: a commit that changes nothing of a stage runs nothing again', () => {
  const patterns = ['staff'];
  const asked = [4, 5].map((turn) => run({ screens: passed }, { patterns, turn }).asked);
  expect(asked).toEqual(Array(2).fill([['screens'], ['screens', 'by turn', 'staff']]));
});

it('takes what another run kept, also one without the cache, for a day, and only where all that is wanted ran', () => {
  const found = evaluate<Record<string, number | undefined>>(
    'cache/index.mjs',
    `await (async ({ folder, part, source }) => {
      const { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } = await import('node:fs');
      const without = await it.openCache({ anew: true });
      const cache = await it.openCache();
      // As a run does: it sets variables for its programs, and a source is written again with the same content.
      process.env.PORTAL_ANEW = 'true';
      const { atime, mtime } = statSync(source);
      utimesSync(source, atime, mtime);
      await without.keep('stories', part, 3, ['a', 'b']);
      const get = (...patterns) => cache.get('stories', part, patterns);
      const found = { both: get('a', 'b'), one: get('b'), more: get('a', 'c'), without: without.get('stories', part) };
      const files = readdirSync(folder).map((name) => folder + name);
      const file = files.find((one) => readFileSync(one, 'utf8').includes(part));
      const at = new Date(Date.now() - 25 * 3_600_000);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), at }));
      found.tomorrow = get('a');
      rmSync(file);
      return found;
    })(given)`,
    {
      folder: path.join(root, '.cache/tests/'),
      part: `a test of the cache, ${process.pid}`,
      source: path.join(root, 'README.md'),
    },
  );
  expect(found).toEqual({ both: 3, one: 3 });
});

it('no test of a service reads a remote, so that a change there runs none of them again', () => {
  const files = evaluate<Record<string, string[]>>('cache/turbo.mjs', 'await it.taskFiles(given)', ['test']);
  const ofServices = Object.keys(files).filter((task) => /^svc-[\w-]+#test$/.test(task));
  expect(ofServices.length).toBeGreaterThan(2);
  expect(
    ofServices.flatMap((task) => files[task]).filter((file) => /^(mfe-|shell\/)/.test(file ?? '')),
  ).toEqual([]);
});

it('prints and counts the results taken from the cache', () => {
  const { ran, output } = run({ lint: passed, unused: passed }, { before: ['lint'] });
  expect(ran).toEqual(['unused']);
  expect(output).toContain('From the cache: lint. With --no-cache everything runs.');
  expect(output).toContain('10 passed, 0 failed');
});

it('what drives a portal is keyed by the build of every part', () => {
  const keys = evaluate<string[]>(
    'cache/index.mjs',
    "it.portalOf({ get: (task) => ({ hash: task }) }, 'attacks')",
  );
  const built = ourFiles()
    .filter((file) => /^[\w-]+\/package\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')))
    .filter(({ scripts }) => scripts?.build)
    .map(({ name }) => `${name}#build`);
  expect(built.length).toBeGreaterThan(8);
  expect(keys.sort()).toEqual([...built, 'e2e#drive-attacks'].sort());
});

/** Matches a relative path that leads from a file to a top folder of the repository. */
const climbs = /['"`]((?:\.\.\/)+[\w./-]+)['"`]/g;

it('tests that read other parts than theirs are made from are keyed by the whole repository', () => {
  const wholePortal = evaluate<string[]>('cache/index.mjs', 'it.readWholeRepository');
  const beyond = ourFiles()
    .filter((file) => /\.(test|story)\.tsx?$|\/test\//.test(file))
    .filter((file) => !wholePortal.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) => {
      const [top = '', next = ''] = file.split('/');
      const part = /^(contracts|packages|scripts)$/.test(top) ? `${top}/${next}` : top;
      return (
        [...readFileSync(path.join(root, file), 'utf8').matchAll(climbs)]
          .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
          // Leaves out folders that are part of every test's key, and places outside of the repository.
          .filter((to) => !/^(contracts|scripts|node_modules|\.\.)(\/|$)/.test(to))
          .filter((to) => to.includes('/') && to !== part && !to.startsWith(`${part}/`))
          .filter((to) => /^(svc-|mfe-|shell|gateway|packages|e2e|docs|deploy|bench)/.test(to))
          .map((to) => `${file}: ${to}`)
      );
    });
  expect(beyond).toEqual([]);
});
