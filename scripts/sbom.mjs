/**
 * `npm run sbom` writes the list of all shipped packages, with versions, licences and hashes, to dist/sbom.cdx.json
 * (CycloneDX). The list is read from package-lock.json; packages that only tests or builds need are left out. `npm run
 * build` writes the list, too.
 */
import './lib/help.mjs';

import { ensureSbom } from './lib/sbom.mjs';

try {
  console.log((await ensureSbom()) ?? 'dist/sbom.cdx.json is of this package-lock.json.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
