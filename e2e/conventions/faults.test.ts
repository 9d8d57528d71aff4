import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { ourFiles, root } from './files';

interface Fault {
  name: string;
  caughtBy: { stage: string; patterns: string[] }[];
}

const patches = readdirSync(path.join(root, 'e2e/faults')).filter((name) => name.endsWith('.patch'));

const fits = (names: readonly string[]) =>
  spawnSync('git', ['apply', '--check', '--recount', ...names.map((name) => `e2e/faults/${name}`)], {
    cwd: root,
  }).status === 0;

/** Groups of patches that change different files, so that git can check a whole group at once. */
function inGroups(): string[][] {
  const groups: { names: string[]; files: Set<string> }[] = [];
  for (const name of patches) {
    const text = readFileSync(path.join(root, 'e2e/faults', name), 'utf8');
    const files = [...text.matchAll(/^(?:---|\+\+\+) \w\/(\S+)/gm)].map(([, file = '']) => file);
    const found = groups.find((group) => !files.some((file) => group.files.has(file)));
    const group = found ?? { names: [], files: new Set() };
    if (!found) groups.push(group);
    group.names.push(name);
    for (const file of files) group.files.add(file);
  }
  return groups.map(({ names }) => names);
}

it('each planted fault still applies to the lines that it changes', () => {
  const stale = inGroups()
    .filter((names) => !fits(names))
    .flatMap((names) => names.filter((name) => !fits([name])));
  expect(patches.length).toBeGreaterThanOrEqual(60);
  expect(stale).toEqual([]);
});

/** Whether the tests named after 'Caught by:' exist: without them a planted fault would seem not to be caught. */
const isThere: Record<string, (patterns: string[]) => boolean> = {
  jest: ([folder = '', ...names]) =>
    ourFiles().some(
      (file) =>
        file.startsWith(`${folder}/`) &&
        /\.test\.tsx?$/.test(file) &&
        names.some((name) => file.includes(name)),
    ),
  types: (folders) => folders.every((folder) => existsSync(path.join(root, folder, 'tsconfig.json'))),
  screens: (names) => {
    const states = ourFiles()
      .filter((file) => /^e2e\/screens\/.*-?states\.ts$/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join();
    return names.every((name) => states.includes(name));
  },
};

it('and names tests that are there', () => {
  const faults = evaluate<Fault[]>('faults/patches.mjs', 'it.faults()');
  const nobodys = faults.flatMap(({ name, caughtBy }) =>
    caughtBy
      .filter(({ stage, patterns }) => {
        const found = isThere[stage === 'services' ? 'jest' : stage];
        return patterns.length > 0 && found && !found(patterns);
      })
      .map(({ stage, patterns }) => `${name}: ${stage} ${patterns.join(' ')}`),
  );
  expect(nobodys).toEqual([]);
});
