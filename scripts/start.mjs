/** `npm start`: from a fresh clone to a running portal. */
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runPortal } from './lib/launcher/run-portal.mjs';

try {
  await ensureInstalled({ tests: false });
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await runPortal();
