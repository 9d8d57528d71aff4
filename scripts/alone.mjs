/**
 * `npm run alone -- mfe-admin [pattern ...]`: runs the tests of one part in a copy of its folder, of contracts/ and of
 * packages/, without anything built. Nothing of the other parts is copied but the messages of services, from which
 * contracts/language-v1 is generated.
 */
import './lib/help.mjs';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout } from './lib/copy-checkout.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { workspaces } from './lib/workspaces.mjs';

const serviceMessages = ['svc-*/messages/*', 'gateway/messages/*'];
const [part, ...patterns] = process.argv.slice(2);
const parts = workspaces().filter(({ folder, has }) => !folder.includes('/') && has('jest.config.cjs'));
if (!parts.some(({ folder }) => folder === part)) {
  console.error(`Usage: npm run alone -- ${parts.map(({ folder }) => folder).join('|')} [pattern ...]`);
  process.exit(2);
}

await ensureInstalled();
const checkout = mkdtempSync(path.join(tmpdir(), 'portal-alone-'));
try {
  copyCheckout(checkout, ['package.json', part, 'contracts', 'packages', ...serviceMessages]);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { code } = await run(
    process.execPath,
    [
      jest,
      '-c',
      path.join(part, 'jest.config.cjs'),
      '--ci',
      '--maxWorkers=2',
      '--testTimeout=30000',
      ...patterns,
    ],
    { cwd: checkout, onLine: (line) => console.log(line) },
  );
  process.exitCode = code;
} finally {
  rmSync(checkout, { recursive: true, force: true });
}
