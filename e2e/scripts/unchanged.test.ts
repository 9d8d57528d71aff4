import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';

const folder = mkdtempSync(path.join(tmpdir(), 'unchanged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => path.join(folder, file);
function write(file: string, text: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** How often each of several starts had to look for stale files; `answers`: whether each look found something to do. */
const looks = (...answers: boolean[]) => looksWith({}, ...answers);

function looksWith(env: Record<string, string>, ...answers: boolean[]): number {
  return evaluate<number>(
    'cache/unchanged.mjs',
    `await (async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      Object.assign(process.env, given.env);
      let asked = 0;
      await it.unlessUnchanged(async () => given.answers[asked++] ?? false, given.folder);
      return asked;
    })()`,
    { folder, answers, env },
  );
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'shell'] }));
  write('package-lock.json', '{}');
  write('packages/kit/package.json', '{}');
  write('packages/kit/src/deep/one.ts', 'one');
  write('shell/package.json', '{}');
  write('shell/dist/main.js', 'built');
  write('.cache/builds/shell', 'hash');
  write('node_modules/.package-lock.json', '{}');
  mkdirSync(at('node_modules/@portal'));
  symlinkSync(at('packages/kit'), at('node_modules/@portal/kit'));
});

it('nothing is looked for again while no file has changed', () => {
  expect([looks(), looks(), looks()]).toEqual([1, 0, 0]);
});

it('after work it is looked once more, and then no more', () => {
  expect([looks(true), looks()]).toEqual([2, 0]);
});

it('where there is always something to do, each start looks', () => {
  expect([looks(true, true), looks(true, true)]).toEqual([2, 2]);
});

const sameTimes = (file: string, change: () => void) => {
  const { atime, mtime } = statSync(at(file));
  change();
  utimesSync(at(file), atime, mtime);
};

it.each<[string, () => void]>([
  ['a source', () => write('packages/kit/src/deep/one.ts', 'another')],
  [
    'a source, as long and with the time of before',
    () => sameTimes('packages/kit/src/deep/one.ts', () => write('packages/kit/src/deep/one.ts', 'two')),
  ],
  ['a new source', () => write('shell/src/new.ts', '')],
  ['a new part', () => write('packages/more/package.json', '{}')],
  ['a source that is gone', () => rmSync(at('packages/kit/src/deep/one.ts'))],
  [
    'a source under another name',
    () => renameSync(at('packages/kit/src/deep/one.ts'), at('packages/kit/src/two.ts')),
  ],
  ['the lock file', () => write('package-lock.json', '{ }')],
  ['the list of installed packages', () => write('node_modules/.package-lock.json', '{ }')],
  ['all packages gone', () => rmSync(at('node_modules'), { recursive: true })],
  ['a link to a part gone', () => rmSync(at('node_modules/@portal/kit'))],
  ['a build gone', () => rmSync(at('shell/dist'), { recursive: true })],
  ['the stamp of a build gone', () => rmSync(at('.cache/builds/shell'))],
])('%s is noticed', (_, change) => {
  looks();
  change();
  expect(looks()).toBe(1);
});

it('the variables that builds depend on are noticed', () => {
  looks();
  expect(looksWith({ NODE_ENV: 'other' })).toBe(1);
});
