import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const tested = ['svc-auth', 'svc-applications', 'svc-reports', 'packages/service-kit', 'packages/test-kit'];

/** Calls of these functions mark a test whose result depends on the engine, the store or the mail server. */
const asksForTheRun = /\b(onEachDatabase|onEachWithReplicas|databases|storeOfRun|inProduction)\(/;

const filesOf = (folder: string) =>
  ['src', 'test']
    .map((within) => join(folder, within))
    .filter((within) => existsSync(join(root, within)))
    .flatMap((within) =>
      readdirSync(join(root, within), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(within, file),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'));
const isForBoth = (file: string) => file.endsWith('.stack.test.ts');
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A source that asks which database engine it uses. */
const asksForTheEngine = /(?<!function )\bengineOf\(/;

/** The patterns of test files in a workspace's Jest settings, for one of the two stages. */
function patternsIn(stack: string | undefined, folder: string): string[] {
  const before = process.env.TEST_STACK;
  if (stack) process.env.TEST_STACK = stack;
  else delete process.env.TEST_STACK;
  try {
    jest.resetModules();
    return require(join(root, folder, 'jest.config.cjs')).testMatch;
  } finally {
    if (before === undefined) delete process.env.TEST_STACK;
    else process.env.TEST_STACK = before;
  }
}

describe.each(tested)('the tests of %s', (folder) => {
  const files = filesOf(folder);

  it('run in the stage `jest`, all of them', () => {
    expect(patternsIn(undefined, folder)).toEqual(['**/*.test.ts']);
    expect(files.length).toBeGreaterThan(5);
  });

  it('run in production where an engine, a store or a mail server can change what they find', () => {
    expect(patternsIn('production', folder)).toEqual(['**/*.stack.test.ts']);
    expect(files.filter(isForBoth).length).toBeGreaterThan(0);
  });

  it("have the name `*.stack.test.ts` if and only if they use the run's engine, store or mail server", () => {
    const misnamed = files.filter((file) => isForBoth(file) !== asksForTheRun.test(sourceOf(file)));
    expect(misnamed.filter((file) => relative(root, __filename) !== file)).toEqual([]);
  });
});

it('every service with tables makes them, and rolls them back, on both engines', () => {
  const withTables = tested.filter((folder) => existsSync(join(root, folder, 'migrations')));
  expect(withTables).toEqual(['svc-auth', 'svc-applications']);
  for (const folder of withTables)
    expect(filesOf(folder)).toContain(`${folder}/test/migrations.stack.test.ts`);
});

describe('on SQLite, in a run that tells all of it on MariaDB', () => {
  const { differs, leftToMariaDb } = require('@portal/build-config/on-sqlite');
  const left = (turn: number): Set<string> => new Set(leftToMariaDb(turn));
  const both = tested.flatMap(filesOf).filter(isForBoth);

  it('ten runs that follow each other tell everything, and none tells more than two fifths', () => {
    const messages = Array.from({ length: 10 }, (_, turn) => {
      const leftOut = left(turn);
      return both.filter((file) => !leftOut.has(file));
    });
    expect(new Set(messages.flat())).toEqual(new Set(both));
    for (const some of messages) expect(some.length).toBeLessThan(0.4 * both.length);
  });

  it('each run tells what shows the difference, of every source that asks for the engine', () => {
    const asking = tested.flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, 'src', file))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .filter((file) => asksForTheEngine.test(sourceOf(file))),
    );
    expect(asking.sort()).toEqual(Object.keys(differs).sort());
    const leftAtTimes = new Set([...left(0), ...left(1)]);
    const toldAlways = both.filter((file) => !leftAtTimes.has(file));
    const missing = Object.entries(differs as Record<string, string[]>).flatMap(([source, tests]) => {
      const folder = tested.find((name) => source.startsWith(`${name}/`));
      const ofFolder = toldAlways.filter((file) => file.startsWith(`${folder}/`));
      return tests.filter((test) => !ofFolder.some((file) => basename(file, '.test.ts') === test));
    });
    expect(missing).toEqual([]);
  });

  it('is left out by the settings of Jest', () => {
    process.env.PORTAL_SQLITE_TURN = '3';
    try {
      jest.resetModules();
      const { testPathIgnorePatterns } = require(join(root, 'svc-auth/jest.config.cjs'));
      const ignored = both.filter((file) =>
        testPathIgnorePatterns.some((one: string) => new RegExp(one).test(join(root, file))),
      );
      expect(new Set(ignored)).toEqual(left(3));
    } finally {
      delete process.env.PORTAL_SQLITE_TURN;
    }
  });
});
