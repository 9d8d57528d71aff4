import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../conventions/files';
import { evaluate } from './evaluate';

interface ChangedPart {
  version?: string;
  text: string;
  changed?: string[];
}

const problemOf = (part: ChangedPart) =>
  evaluate<string | null>('changelogs.mjs', 'it.changelogProblem(given) ?? null', {
    folder: 'mfe-rooms',
    version: '1.1.0',
    changed: [],
    ...part,
  });
const released = '# Changes\n\n## 1.1.0\n\n- Rooms.\n\n## 1.0.0\n\n- Beds.\n';
const withNews = released.replace('## 1.1.0', '## Unreleased\n\n- Keys.\n\n## 1.1.0');
const changedFiles = ['mfe-rooms/src/page.ts'];

it("every part's changelog covers everything it ships", () => {
  expect(evaluate<string[]>('changelogs.mjs', 'it.changelogProblems()')).toEqual([]);
});

it('shipped changes without a version must stand below Unreleased', () => {
  expect(problemOf({ text: released })).toBeNull();
  expect(problemOf({ text: withNews, changed: changedFiles })).toBeNull();
  expect(problemOf({ text: released, changed: changedFiles })).toBe(
    'mfe-rooms ships something else than 1.1.0 (mfe-rooms/src/page.ts): say what is new below "## Unreleased" in its CHANGELOG.md.',
  );
});

it('the newest version is that of package.json, and Unreleased is not empty, nor below a version', () => {
  expect(problemOf({ text: withNews, version: '1.2.0' })).toMatch(
    /is 1\.1\.0, the part says 1\.2\.0: `npm run version -- mfe-rooms minor` changes both/,
  );
  expect(problemOf({ text: withNews.replace('- Keys.', '') })).toMatch(/has no line/);
  expect(problemOf({ text: released.replace('- Rooms.\n', '') })).toMatch(/"## 1\.1\.0" .* has no line for/);
  expect(problemOf({ text: `${released}\n## Unreleased\n\n- Late.\n` })).toMatch(/above all versions/);
});

it('the entries below Unreleased get a version number, and nothing else changes', () => {
  const versioned = (text: string) =>
    evaluate<string>('changelogs.mjs', "it.withVersion(given, '1.2.0')", text);
  expect(versioned(withNews)).toBe(withNews.replace('Unreleased', '1.2.0'));
  expect(() => versioned(released)).toThrow('say first what is new');
});

interface Part {
  folder: string;
  version: string;
}

it('every kit has a changelog, and a contract is held to the version that its document says', () => {
  const parts = evaluate<Part[]>('changelogs.mjs', 'it.releasedParts()');
  const kits = evaluate<Part[]>('kits/list.mjs', 'it.kits()');
  for (const { folder, version } of kits)
    expect([folder, parts.find((part) => part.folder === folder)?.version]).toEqual([folder, version]);
});

describe('what is new in a version of a contract', () => {
  const document = (properties: object, more = {}) => ({
    info: { version: '1.1.0' },
    paths: {
      '/api/rooms': {
        get: {
          operationId: 'listRooms',
          summary: 'Returns the rooms',
          responses: { 200: { content: { 'application/json': { schema: { properties } } } } },
        },
      },
      ...more,
    },
  });
  const beds = { '/api/beds': { get: { operationId: 'listBeds', summary: 'Returns the beds' } } };
  const news = (before: object | null, after: object) =>
    evaluate<string[]>('contracts/news.mjs', 'it.newsOf(given.before ?? undefined, given.after)', {
      before,
      after,
    });

  it('is a line for each call: new, with further members or values, described anew, gone', () => {
    expect(news(null, document({}))).toEqual(['First version.']);
    expect(news(document({ id: {} }), document({ id: {} }))).toEqual([]);
    expect(news(document({ id: {} }), document({ id: {}, size: { enum: ['big'] } }, beds))).toEqual([
      'New call `listBeds` (GET /api/beds): Returns the beds',
      '`listRooms` has `size`, `big`, too.',
    ]);
    expect(news(document({ id: {} }, beds), document({ id: { maxLength: 3 } }))).toEqual([
      '`listRooms` is described anew.',
      '`listBeds` (GET /api/beds) is gone.',
    ]);
  });

  it('comes above the versions before, with what stood below Unreleased', () => {
    const noted = (text: string) =>
      evaluate<string>('contracts/news.mjs', "it.withNews(given, '1.2.0', ['Lamps.'])", text);
    expect(noted('# Changes\n')).toBe('# Changes\n\n## 1.2.0\n\n- Lamps.\n\n');
    expect(noted(released)).toBe(released.replace('## 1.1.0', '## 1.2.0\n\n- Lamps.\n\n## 1.1.0'));
    expect(noted(withNews)).toBe(withNews.replace('## Unreleased\n\n', '## 1.2.0\n\n- Lamps.\n'));
  });
});

describe('a repository with one remote, under git', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'portal-changelogs-'));
  const portal = path.join(top, 'portal');
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  const git = (...args: string[]) => execFileSync('git', args, { cwd: portal, stdio: 'pipe' });
  function write(file: string, content: string) {
    mkdirSync(path.dirname(path.join(portal, file)), { recursive: true });
    writeFileSync(path.join(portal, file), content);
  }
  function commit() {
    git('add', '-A');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'A change');
  }
  const problems = (folder = portal) =>
    evaluate<string[]>(
      `${path.relative(`${root}/scripts/lib`, folder)}/scripts/lib/changelogs.mjs`,
      'it.changelogProblems()',
    );
  const manifest = (more: object) =>
    write('mfe-rooms/package.json', JSON.stringify({ name: 'mfe-rooms', version: '1.1.0', ...more }));

  beforeAll(() => {
    cpSync(path.join(root, 'scripts/lib'), path.join(portal, 'scripts/lib'), { recursive: true });
    write('package.json', JSON.stringify({ workspaces: ['mfe-*'] }));
    write('mfe-rooms/src/page.ts', 'export const rooms = 1;');
    write('mfe-rooms/CHANGELOG.md', released);
    manifest({});
    git('init', '-q');
    commit();
  });

  it('changes in tests, tools and documents need no entry', () => {
    manifest({ devDependencies: { jest: '1.0.0' } });
    write('mfe-rooms/src/page.test.ts', '');
    write('mfe-rooms/README.md', 'Rooms.');
    expect(problems()).toEqual([]);
  });

  it('changes in shipped files need an entry, committed or not', () => {
    write('mfe-rooms/src/page.ts', 'export const rooms = 2;');
    expect(problems()).toEqual([expect.stringContaining('mfe-rooms/src/page.ts')]);
    manifest({ dependencies: { react: '19.0.0' } });
    commit();
    expect(problems()).toEqual([expect.stringContaining('(mfe-rooms/package.json, mfe-rooms/src/page.ts)')]);
    write('mfe-rooms/CHANGELOG.md', withNews);
    expect(problems()).toEqual([]);
  });

  it('a contract that raises its version needs a heading with a line, and its sources are held to it', () => {
    const folder = 'contracts/svc-rooms-v1';
    write('package.json', JSON.stringify({ workspaces: ['mfe-*', 'contracts/*'] }));
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: '@portal/contract-svc-rooms-v1', version: '1.0.0' }),
    );
    write(`${folder}/src/version.ts`, "export const CONTRACT_VERSION = '1.4.0';");
    expect(problems()).toEqual([`${folder} has no CHANGELOG.md for those who install it.`]);
    write(`${folder}/CHANGELOG.md`, '# Changes\n\n## 1.4.0\n\n- Rooms.\n');
    commit();
    expect(problems()).toEqual([]);
    write(`${folder}/src/version.ts`, "export const CONTRACT_VERSION = '1.5.0';");
    expect(problems()).toEqual([
      expect.stringMatching(
        /CHANGELOG\.md is 1\.4\.0, the part says 1\.5\.0: `npm run contracts -- --record`/,
      ),
    ]);
    write(`${folder}/CHANGELOG.md`, '# Changes\n\n## 1.5.0\n\n- Beds.\n\n## 1.4.0\n\n- Rooms.\n');
    commit();
    expect(problems()).toEqual([]);
    write(`${folder}/src/questions.ts`, 'export const questions = 1;');
    expect(problems()).toEqual([expect.stringContaining(`${folder}/src/questions.ts`)]);
    rmSync(path.join(portal, folder), { recursive: true });
    write('package.json', JSON.stringify({ workspaces: ['mfe-*'] }));
    commit();
  });

  it('a new version covers them, and a shallow clone finds no problem', () => {
    write('mfe-rooms/CHANGELOG.md', withNews.replace('Unreleased', '1.2.0'));
    manifest({ version: '1.2.0' });
    expect(problems()).toEqual([]);
    commit();
    expect(problems()).toEqual([]);
    git('clone', '-q', '--depth', '1', `file://${portal}`, path.join(top, 'clone'));
    expect(problems(path.join(top, 'clone'))).toEqual([]);
  });
});
