/**
 * `npm run screens [name ...]`: takes pictures of every screen and state, with a portal of its own, into docs/screens.
 * `npm run screens -- --languages en,fr,rw [--pictures FOLDER] [name ...]`: checks them in these languages, and draws all
 * of them into the folder, with sheets to look at many at once.
 */
import './lib/help.mjs';

import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { follow } from './lib/run.mjs';

const given = process.argv.slice(2);
const inLanguages = given.some((word) => word.startsWith('--languages'));
const program = inLanguages
  ? ['e2e/screens/languages/run.ts']
  : ['e2e/screens/run.ts', '--pictures', 'docs/screens'];

beginFamily();
await ensureInstalled();
const built = await follow(['scripts/build.mjs']);
process.exitCode = built || (await follow(['--import', 'tsx', ...program, ...given]));
