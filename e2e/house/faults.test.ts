import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './files';

const patches = readdirSync(path.join(root, 'e2e/faults')).filter((name) => name.endsWith('.patch'));

it('each planted fault still applies to the lines that it changes', () => {
  const stale = patches.filter(
    (name) =>
      spawnSync('git', ['apply', '--check', '--recount', `e2e/faults/${name}`], { cwd: root }).status !== 0,
  );
  expect(patches.length).toBeGreaterThanOrEqual(60);
  expect(stale).toEqual([]);
});
