/**
 * `npm run sweep -- [--remove] [--verify]`: lists stored files that no document refers to, and documents whose file is
 * missing. The command uses the environment of `npm start`.
 */
import './lib/help.mjs';

import path from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { follow } from './lib/run.mjs';

try {
  await ensureInstalled({ tests: false });
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR || 'data');
const program = path.join(root, 'svc-applications/src/sweep.ts');
process.exitCode = await follow(['--import', 'tsx', program, ...process.argv.slice(2)]);
