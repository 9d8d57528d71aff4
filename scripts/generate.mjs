/**
 * `npm run generate`: writes the generated files that are not in git: the messages of all parts, and the operations and
 * types of the contracts. Every command that needs these files generates them itself; this command is for editors, and
 * for tools that are started by hand. It never makes an installation fail: the first command that needs the files
 * reports what is wrong.
 */
import './lib/help.mjs';

import { ensureGenerated } from '../packages/build-config/src/generated/fresh.cjs';

const begun = Date.now();
try {
  const had = ensureGenerated();
  if (had) console.log(`Generated what is not in git, in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error.message);
  if (process.env.npm_lifecycle_event !== 'prepare') process.exitCode = 1;
}
