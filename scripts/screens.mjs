/**
 * `npm run screens [name ...]`: takes pictures of every screen and state, with a portal of its own, into docs/screens.
 */
import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { follow } from './lib/run.mjs';

beginFamily();
await ensureInstalled();
const built = await follow(['scripts/build.mjs']);
process.exitCode =
  built ||
  (await follow([
    '--import',
    'tsx',
    'e2e/screens/run.ts',
    '--pictures',
    'docs/screens',
    ...process.argv.slice(2),
  ]));
