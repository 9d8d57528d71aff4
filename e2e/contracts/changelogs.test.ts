import { evaluate } from './evaluate';

interface Part {
  version?: string;
  text: string;
  changed?: string[];
}

const problemOf = (part: Part) =>
  evaluate<string | null>('changelogs.mjs', 'it.changelogProblem(given) ?? null', {
    folder: 'mfe-rooms',
    version: '1.1.0',
    changed: [],
    ...part,
  });
const released = '# Changes\n\n## 1.1.0\n\n- Rooms.\n\n## 1.0.0\n\n- Beds.\n';
const withNews = released.replace('## 1.1.0', '## Unreleased\n\n- Keys.\n\n## 1.1.0');
const changed = ['mfe-rooms/src/page.ts'];

it('every part says in its changelog what it ships', () => {
  expect(evaluate<string[]>('changelogs.mjs', 'it.changelogProblems()')).toEqual([]);
});

it('what ships and has no version yet is told below Unreleased', () => {
  expect(problemOf({ text: released })).toBeNull();
  expect(problemOf({ text: withNews, changed })).toBeNull();
  expect(problemOf({ text: released, changed })).toBe(
    'mfe-rooms ships something else than 1.1.0 (mfe-rooms/src/page.ts): say what is new below "## Unreleased" in its CHANGELOG.md.',
  );
});

it('the newest version is that of package.json, and Unreleased is not empty, nor below a version', () => {
  expect(problemOf({ text: withNews, version: '1.2.0' })).toMatch(
    /is 1\.1\.0, in package\.json it is 1\.2\.0/,
  );
  expect(problemOf({ text: withNews.replace('- Keys.', '') })).toMatch(/has no line/);
  expect(problemOf({ text: `${released}\n## Unreleased\n\n- Late.\n` })).toMatch(/above all versions/);
});

it('what is unreleased becomes a version, and nothing else does', () => {
  const versioned = (text: string) =>
    evaluate<string>('changelogs.mjs', "it.withVersion(given, '1.2.0')", text);
  expect(versioned(withNews)).toBe(withNews.replace('Unreleased', '1.2.0'));
  expect(() => versioned(released)).toThrow('say first what is new');
});
