/**
 * `npm run sbom` writes what the portal is made of, with versions, licences and hashes, to dist/sbom.cdx.json
 * (CycloneDX), read from package-lock.json: every package that is shipped, none that only tests or builds need. `npm run
 * build` does so, too.
 */
import './lib/help.mjs';

import { ensureSbom } from './lib/sbom.mjs';

try {
  console.log((await ensureSbom()) ?? 'dist/sbom.cdx.json is of this package-lock.json.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
