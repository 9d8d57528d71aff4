/** `npm start`: takes a fresh clone to a running portal. */
import './lib/help.mjs';

import { unlessUnchanged } from './lib/cache/unchanged.mjs';
import { runPortal } from './lib/launcher/run-portal.mjs';
import { ownSupport } from './lib/node-support.mjs';

console.log(ownSupport());
/** Installs and builds what is missing or stale; resolves to whether anything was. */
async function makeFresh() {
  // Imported only here, since most starts need neither module.
  const { ensureInstalled } = await import('./lib/install.mjs');
  const installed = await ensureInstalled({ tests: false });
  const { ensureBuilt } = await import('./lib/builds.mjs');
  return (await ensureBuilt()).length > 0 || installed;
}

try {
  await unlessUnchanged(makeFresh);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await runPortal();
