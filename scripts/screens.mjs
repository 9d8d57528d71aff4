/**
 * `npm run screens [name ...]`: starts a portal and takes pictures of every screen and state into docs/screens. `npm
 * run screens -- --languages en,fr,rw [--pictures FOLDER] [name ...]`: checks the screens in these languages, and takes
 * their pictures into the folder, with sheets that show many pictures at once.
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
