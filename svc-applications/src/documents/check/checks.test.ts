import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildProgram } from '@portal/build-config/service-build';
import { createLogger, silentLogger } from '@portal/service-kit/logging';
import { makePdf, temporaryFolder, until } from '@portal/test-kit';
import { bomb } from '../../../test/factories/pdfs';
import { checkLimits, type FileChecks, startChecks } from './checks';
import { usageOf } from './usage';

let program: string;
let folder: string;
let bombFile: string;
let honestFile: string;
let checks: FileChecks | undefined;

beforeAll(async () => {
  program = await buildProgram(join(__dirname, '../../..'), 'src/documents/check/check.ts');
  folder = temporaryFolder();
  honestFile = await fileOf('honest.pdf', await makePdf({ pages: 3 }));
  bombFile = await fileOf('bomb.pdf', bomb('1 '));
});
afterEach(() => checks?.stop());

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const start = (limits = {}) => {
  checks = startChecks({ program, logger: silentLogger, limits: { ...checkLimits, ...limits } });
  return checks;
};
const from = (network: string, path: string) => ({
  path,
  accepts: 'pdf' as const,
  sender: { network, person: 'a' },
});
const alive = (pid: number) => usageOf(pid) !== undefined;

it('a file is looked into by another process, which is kept for the next', async () => {
  const { check, processes } = start();
  expect(processes()).toEqual([]);
  expect(await check(from('a', honestFile))).toMatchObject({ extension: 'pdf' });
  const first = processes();
  expect(first).toHaveLength(1);
  expect(await check(from('a', honestFile))).toMatchObject({ extension: 'pdf' });
  expect(processes()).toEqual(first);
});

it('two files that would take long do not delay the file of another sender', async () => {
  const { check } = start({ processorMs: 400 });
  const done: string[] = [];
  const shown = (name: string) => (found: unknown) => {
    done.push(name);
    return found;
  };
  const bombs = ['1', '2'].map((name) => check(from('bomber', bombFile)).then(shown(name)));
  const honest = check(from('other', honestFile)).then(shown('honest'));
  expect(await honest).toMatchObject({ extension: 'pdf' });
  expect(await Promise.all(bombs)).toEqual(['unreadable', 'unreadable']);
  // The first bomb may be finished while the process for the other file starts; the second must not be.
  expect(done.indexOf('honest')).toBeLessThan(done.indexOf('2'));
});

it('two networks whose files run to the limit hold one place, and a third is answered between them', async () => {
  const { check, processes } = start({ processorMs: 400 });
  expect(await Promise.all([check(from('a', bombFile)), check(from('b', bombFile))])).toEqual([
    'unreadable',
    'unreadable',
  ]);
  const bombs = ['a', 'b', 'a', 'b'].map((network) => check(from(network, bombFile)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(processes()).toHaveLength(1);
  for (const file of [honestFile, honestFile, honestFile])
    expect(await check(from('school', file))).toMatchObject({ extension: 'pdf' });
  await Promise.all(bombs);
});

it('a file is given up at its limit of processor time, and its process with it', async () => {
  const { check, processes } = start({ processorMs: 50 });
  const found = check(from('a', bombFile));
  await until(async () => processes().length === 1);
  const [pid = 0] = processes();
  expect(await found).toBe('unreadable');
  await until(async () => !alive(pid));
  expect(await check(from('a', honestFile))).toMatchObject({ extension: 'pdf' });
});

it('a file is given up at the limit of memory', async () => {
  const { check } = start({ processorMs: 60_000, memoryBytes: 90 * 1024 * 1024 });
  expect(await check(from('a', bombFile))).toBe('unreadable');
});

it('a file is given up at the limit of what the program may hold', async () => {
  const { check } = start({ processorMs: 60_000, memoryBytes: 2 ** 40, heapMegabytes: 24 });
  expect(await check(from('a', bombFile))).toBe('unreadable');
});

it('a process that somebody ends is replaced, and its file is looked into once more', async () => {
  const { check, processes } = start({ processorMs: 60_000 });
  const found = check(from('a', bombFile));
  await until(async () => processes().length === 1);
  const [first = 0] = processes();
  process.kill(first, 'SIGKILL');
  expect(await found).toBe('unreadable');
  expect(processes()).not.toContain(first);
});

it('where the program cannot start, the sender is asked to try again', async () => {
  checks = startChecks({
    program: join(folder, 'none.js'),
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  await expect(checks.check(from('a', honestFile))).rejects.toMatchObject({ name: 'Unavailable' });
});

it('a stop ends every process, and refuses what is being looked into', async () => {
  const { check, processes, stop } = start({ processorMs: 60_000 });
  const found = check(from('a', bombFile));
  const refused = expect(found).rejects.toMatchObject({ name: 'Unavailable' });
  await until(async () => processes().length === 1);
  const pids = processes();
  await stop();
  await refused;
  expect(pids.filter(alive)).toEqual([]);
  await expect(check(from('a', honestFile))).rejects.toMatchObject({ name: 'Unavailable' });
});
