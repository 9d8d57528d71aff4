import { spawnSync } from 'node:child_process';
import { root } from '../conventions/files';

const alone = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/alone.mjs', ...args], { cwd: root, encoding: 'utf8' });

it('a remote is tested against the contracts, without any other part and without a build', () => {
  const { status, stdout } = alone('mfe-admin', 'follows-contract', 'manifest');
  expect(stdout).toContain('PASS mfe-admin/src/testing/follows-contract.test.ts');
  expect(stdout).toContain('PASS mfe-admin/src/manifest.test.ts');
  expect(status).toBe(0);
});

it('an unknown part is an error that names the existing parts', () => {
  const { status, stderr } = alone('mfe-nothing');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: .*mfe-user-dashboard.*svc-auth/);
});
