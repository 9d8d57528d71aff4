/**
 * `npm run test:programme`: applies for a third programme, volunteering, in a real browser and in a copy of the
 * repository. The copy is built separately, which takes a minute or two of CPU.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';
import { addVolunteering } from './add-programme';

const portal = mkdtempSync(path.join(tmpdir(), 'portal-volunteering-'));
const node = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: path.join(portal, cwd), stdio: 'inherit' });

try {
  evaluate('copy-checkout.mjs', "it.copyCheckout(given, ['.']) ?? 0", portal);
  addVolunteering(portal);
  node('.', 'scripts/new.mjs', 'remote', 'volunteering', 'volunteer');
  for (const service of ['svc-auth', 'svc-applications', 'svc-reports'])
    node(service, '--import', 'tsx', 'contract.ts');
  const story = 'volunteering.story.ts';
  copyFileSync(path.join(root, 'e2e/volunteering', story), path.join(portal, 'e2e/stories', story));
  node('.', 'scripts/build.mjs');
  node('.', '--import', 'tsx', 'e2e/run.ts', 'volunteering');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(portal, { recursive: true, force: true });
}
