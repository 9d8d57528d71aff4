import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../conventions/files';

const elsewhere = mkdtempSync(path.join(tmpdir(), 'portal-elsewhere-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

function make(...args: string[]) {
  const all = ['scripts/new.mjs', ...args, '--outside', elsewhere];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const filesOf = (folder: string) =>
  readdirSync(path.join(elsewhere, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe.each([
  ['remote', 'mfe-made-up', ['src/page.ts', 'dev/index.tsx', 'webpack.config.mjs', 'test/page.test.tsx']],
  [
    'service',
    'svc-made-up',
    ['migrations/0001_create_made_up_entries.ts', 'contract/package.json', 'contract.ts'],
  ],
])('a %s with a repository of its own', (kind, folder, some) => {
  const at = (file: string) => path.join(elsewhere, folder, file);

  it('is made by one command, which says what to do next', () => {
    const { status, output } = make(kind, 'made-up', '--registry', 'https://npm.example.org');
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(/npm install\n(.|\n)*npm test/),
    });
    for (const file of [...some, 'Dockerfile', 'README.md', '.gitignore', '.github/workflows/release.yml'])
      expect([file, existsSync(at(file))]).toEqual([file, true]);
    expect(readFileSync(at('.npmrc'), 'utf8')).toBe('@portal:registry=https://npm.example.org\n');
  });

  it('has its own name everywhere, and versions in place of stars', () => {
    for (const file of filesOf(folder)) {
      expect([file, /example.?name/i.test(file + readFileSync(file, 'utf8'))]).toEqual([file, false]);
    }
    const { dependencies, devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const ranges = Object.entries<string>({ ...dependencies, ...devDependencies });
    expect(ranges.filter(([, range]) => !/^\^?\d+\.\d+\.\d+/.test(range))).toEqual([]);
  });

  it('uses no file of this repository', () => {
    for (const file of filesOf(folder))
      expect([
        file,
        /\.\.\/(packages|contracts|deploy)|-w (mfe|svc)-/.test(readFileSync(file, 'utf8')),
      ]).toEqual([file, false]);
  });

  it('has an image whose last stage holds no build and none of its packages', () => {
    const [, ...stages] = readFileSync(at('Dockerfile'), 'utf8').split(/^FROM /m);
    const last = stages.pop() ?? '';
    expect(stages.map((stage) => /npm (ci|run build)/.test(stage))).toEqual([true, true]);
    expect(last).toMatch(/^\$\{RUNTIME_IMAGE\}\n/);
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).not.toMatch(/^RUN |^COPY (?!--from=)|--from=build \S+ \.\/$/m);
  });

  it('does not overwrite an existing folder', () => {
    const { status, output } = make(kind, 'made-up');
    expect([status, output]).toEqual([2, expect.stringContaining('is there already')]);
    expect(existsSync(at('package.json'))).toBe(true);
  });
});

it('a name that cannot be is refused, and nothing is made', () => {
  expect(make('remote', 'Made_Up')).toEqual({
    status: 2,
    output: expect.stringMatching(/is no name of a remote/),
  });
  expect(existsSync(path.join(elsewhere, 'mfe-Made_Up'))).toBe(false);
});
