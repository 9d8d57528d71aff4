import { readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';

type Reasons = Record<string, string>;
const inBoth = evaluate<Reasons>('stages/stories.mjs', 'it.inBoth');
const hereAlone = evaluate<Reasons>('stages/stories.mjs', 'it.hereAlone');
const chosen = { ...inBoth, ...hereAlone };
const there = readdirSync(path.join(root, 'e2e/stories')).filter((name) => name.endsWith('.story.ts'));

describe('the stories that run on the embedded default', () => {
  it('are there, and are a handful', () => {
    expect(Object.keys(chosen).filter((name) => !there.includes(`${name}.story.ts`))).toEqual([]);
    expect(Object.keys(chosen).length).toBeLessThanOrEqual(12);
  });

  it('have a reason', () => {
    for (const reason of Object.values(chosen)) expect(reason.split(' ').length).toBeGreaterThan(4);
  });
});

it('the stage of production leaves no other story out', () => {
  const given = evaluate<string[]>(
    'stages/production.mjs',
    'await it.inProduction({ run: async ({ patterns }) => patterns }).run({ progress: {} })',
  );
  const messages = there.filter((name) => given.some((pattern) => `/${name}`.includes(pattern)));
  expect(given).toContain('--production');
  expect(there.filter((name) => !messages.includes(name))).toEqual(
    Object.keys(hereAlone)
      .map((name) => `${name}.story.ts`)
      .sort(),
  );
});
