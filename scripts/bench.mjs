/** `npm run bench [row ...]`: measures the portal beside references in the same run; prints a table and JSON. */
import './lib/help.mjs';

import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { follow } from './lib/run.mjs';

beginFamily();
await ensureInstalled();
const { ensureTools } = await import('./lib/tools.mjs');
await ensureTools({ log: console.log });
const built = await follow(['scripts/build.mjs']);
process.exitCode = built || (await follow(['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]));
