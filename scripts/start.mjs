/** `npm start`: from a fresh clone to a running portal. */
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runPortal } from './lib/launcher/run-portal.mjs';
import { ownSupport } from './lib/node-support.mjs';

console.log(ownSupport());
try {
  await ensureInstalled({ tests: false });
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await runPortal();
