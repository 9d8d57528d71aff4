/**
 * `npm run pack:kits [-- --out FOLDER]`: builds the kits and contracts that other repositories install, and packs each
 * as a tarball that any npm registry takes.
 */
import './lib/help.mjs';

import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './lib/install.mjs';

try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'kits' } } });
  await ensureInstalled();
  const { packKits } = await import('./lib/kits/pack.mjs');
  for (const { name, version, size, entryCount } of packKits(path.resolve(root, values.out)))
    console.log(`${name} ${version}: ${Math.ceil(size / 1000)} KB, ${entryCount} files`);
  console.log(`Publish them with: npm publish ${values.out}/NAME.tgz`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
