/**
 * Compares the lists of turbo.json with what programs and tests read: a file that they import, but that is in no cache
 * key, could change without anything being tested again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ourFiles, root } from '../conventions/files';
import { evaluate } from './evaluate';

const driving = evaluate<Record<string, string>>('cache/index.mjs', 'it.driving');
const files = evaluate<Record<string, string[]>>('cache/turbo.mjs', 'await it.taskFiles(given)', [
  'test',
  'build',
  ...new Set(Object.values(driving)),
]);
const wholePortal = evaluate<string[]>('cache/index.mjs', 'it.readWholeRepository');

const packagesAndStyles: Plugin = {
  name: 'packages-and-styles-stay-outside',
  setup(reads) {
    reads.onResolve({ filter: /^[^./]/ }, ({ path: wanted, kind }) =>
      kind === 'entry-point' || wanted.startsWith('@portal/') ? undefined : { path: wanted, external: true },
    );
    reads.onLoad({ filter: /\.(s?css|svg|png|woff2|node)(\?.*)?$/ }, () => ({ contents: '', loader: 'js' }));
  },
};

/** All files of this repository that these import, directly or not. */
async function importedBy(entries: string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: entries.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    outfile: 'nowhere.js',
    write: false,
    bundle: true,
    metafile: true,
    treeShaking: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [packagesAndStyles],
  });
  return Object.keys(metafile.inputs)
    .map((file) => file.replace(/\?.*$/, ''))
    .filter((file) => file !== '<stdin>' && !file.includes('node_modules/'));
}

const all = ourFiles();

/** Programs that drive a portal, by the task of turbo.json that lists the files of e2e which they read. */
const programs: Record<string, RegExp> = {
  'drive-stories': /^e2e\/(run\.ts|stories\/.*\.story\.ts)$/,
  'drive-screens': /^e2e\/screens\/run\.ts$/,
  'drive-failures': /^e2e\/failures\/run\.ts$/,
  'drive-attacks': /^e2e\/attacks\/run\.ts$/,
  'drive-budget': /^e2e\/budget\/run\.ts$/,
  'drive-crashes': /^e2e\/crash\/run\.ts$/,
};
const ofStages = evaluate<Record<string, string[]>>(
  'cache/index.mjs',
  'Object.fromEntries(Object.entries(it.driving).map(([stage, task]) => [task, it.portalOf({ get: (id) => ({ hash: id }) }, stage)]))',
);
const heldBy = (task: string) => new Set(ofStages[task]?.flatMap((id) => files[id] ?? []));

it('every stage that drives a portal has a program here', () => {
  expect([...new Set(Object.values(driving))].sort()).toEqual(Object.keys(programs).sort());
});

/** Matches a file or folder that a program names: `path.join(root, 'docs/screens')`. */
const named = /\broot, '([\w./-]+)'/g;
/** Files that builds ignore and no program opens. */
const aside = /\.test\.[cm]?tsx?$|\.md$|(^|\/)(test|jest\.config\.cjs)(\/|$)/;

it.each(Object.keys(programs))('%s lists all that its program imports or opens by a path', async (task) => {
  const held = heldBy(task);
  const read = await importedBy(all.filter((file) => programs[task]?.test(file)));
  expect(read.length).toBeGreaterThan(40);
  expect(read.filter((file) => !held.has(file))).toEqual([]);
  const places = read
    .filter((file) => file.startsWith('e2e/'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(named)])
    .map(([, place = '']) => place);
  const opened = all.filter((file) => places.some((place) => file === place || file.startsWith(`${place}/`)));
  expect(opened.filter((file) => !held.has(file) && !aside.test(file))).toEqual([]);
});

it('a changed story concerns only the stages that run stories', () => {
  const story = 'e2e/stories/visit.story.ts';
  const concerned = Object.keys(programs).filter((task) => heldBy(task).has(story));
  expect(concerned).toEqual(['drive-stories']);
});

const tested = all
  .filter((file) => /(^|\/)jest\.config\.cjs$/.test(file))
  .map((file) => path.dirname(file))
  // Templates are no workspaces before `npm run new` has made one of them.
  .filter((folder) => !folder.startsWith('scripts/') && !wholePortal.includes(folder));

it.each(tested)('the tests of %s are keyed by all that they import', async (folder) => {
  const { name } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const held = new Set(files[`${name}#test`]);
  const tests = all.filter((file) => file.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(file));
  expect(tests).not.toEqual([]);
  expect((await importedBy(tests)).filter((file) => !held.has(file))).toEqual([]);
});
