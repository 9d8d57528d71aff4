import { ourFiles, read } from './files';

/** Checks that docs/testing.md names existing tests for each kind of input. */
const document = read('docs/testing.md');
const tables = document.slice(document.indexOf('## Values that people type'));
const rows = tables.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|--'));
const files = ourFiles();
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));

/** Whether this is the path of a test without its ending, from the root or from within a part. */
const isTest = (name: string) =>
  tests.some(
    (file) => file.startsWith(`${name}.`) || file.startsWith(`${name}/`) || file.includes(`/${name}.`),
  );
/** Whether this is another file that rows name: a program, picture or helper. */
const isNamedFile = (name: string) =>
  files.some((file) => file.startsWith(`${name}.`) || file.startsWith(`${name}/`)) ||
  name === 'application-ui/testing';

const named = rows.flatMap((row) =>
  [...row.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name = '']) => name.replace(/\.test$/, '')),
);
const stories = rows.flatMap((row) =>
  [...row.matchAll(/\bstor(?:y|ies) ((?:`[\w-]+`(?:, | and )?)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  ),
);

it('each test that a row names is there', () => {
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !isTest(name) && !isNamedFile(name))).toEqual([]);
});

it('each story is named in the table of kinds, too', () => {
  expect(stories.length).toBeGreaterThan(5);
  expect(stories.filter((name) => !files.includes(`e2e/stories/${name}.story.ts`))).toEqual([]);
});

it('each row of a kind names a test or a story', () => {
  const bare = rows.filter((row) => !/^\| (kind|stage) /.test(row) && !/`|the table above/.test(row));
  expect(bare).toEqual([]);
});
