/**
 * `npm run generate`: text that is made from other text and is not in git: the words of all parts, the operations and
 * types of the contracts. Every command that needs it does so by itself; this one is for editors, and for tools that are
 * started by hand. After an installation nothing is refused: the first command that needs the text shows what is wrong.
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
