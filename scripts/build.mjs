/**
 * `npm run build`: builds the parts whose builds are older than their sources, and writes the list of shipped packages
 * (dist/sbom.cdx.json). `--no-cache` builds all parts.
 */
import './lib/help.mjs';

import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureSbom } from './lib/sbom.mjs';

try {
  await ensureInstalled({ tests: false });
  // Runs beside the build: npm needs some seconds for the list, but only when packages have changed.
  const listed = ensureSbom().catch((error) => `No list of what is shipped: ${error.message}`);
  await ensureBuilt({ anew: process.argv.includes('--no-cache') || process.env.PORTAL_ANEW === 'true' });
  const message = await listed;
  if (message) console.log(message);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
