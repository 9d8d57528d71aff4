/**
 * `npm run images [-- --built]`: builds every Dockerfile without a container engine, starts each part from the files of
 * its image, and takes an application through the started portal. Needs root on Debian; `--built` reuses the images of
 * the last run.
 */
import './lib/help.mjs';

import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { follow } from './lib/run.mjs';
import { ensureTools, imageTools } from './lib/tools.mjs';

beginFamily();
await ensureInstalled();
await ensureTools({ log: console.log, more: imageTools });
process.exitCode = await follow(['--import', 'tsx', 'deploy/images/run.ts', ...process.argv.slice(2)]);
