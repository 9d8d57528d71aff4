import { readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { root } from '../house/files';

const chosen = evaluate<Record<string, string>>('stages/stories.mjs', 'it.chosen');

describe('the stories that are told on the embedded default too', () => {
  it('are there, and are a handful', () => {
    const there = readdirSync(path.join(root, 'e2e/stories'));
    expect(Object.keys(chosen).filter((name) => !there.includes(`${name}.story.ts`))).toEqual([]);
    expect(Object.keys(chosen).length).toBeLessThanOrEqual(12);
  });

  it('say why they are', () => {
    for (const reason of Object.values(chosen)) expect(reason.split(' ').length).toBeGreaterThan(4);
  });
});

it('the stage of production leaves no story out', () => {
  const given = evaluate<string[]>(
    'stages/production.mjs',
    `await (async () => {
      const asked = [];
      const run = async ({ patterns = ['the services'] }) => {
        asked.push(...patterns);
        return { passed: 1, failed: 0, failures: [] };
      };
      await it.productionOf({ run }, { run }).run({ progress: {} });
      return asked;
    })()`,
  );
  expect(given).toEqual(['the services', '--production']);
});
