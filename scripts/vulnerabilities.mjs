/**
 * `npm run vulnerabilities` asks the registry for known weaknesses of the packages that are shipped. It ends with 1 when
 * one is of high severity, and with 2 when something could not be asked: it reports what, and why.
 */
import './lib/help.mjs';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askWhatIsKnown } from './lib/audit.mjs';
import { root } from './lib/install.mjs';
import { packagesIn, verdictOf } from './lib/vulnerabilities.mjs';

const endings = { passed: 0, failed: 1, unasked: 2 };

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const { outcome, lines } = verdictOf(await askWhatIsKnown(), packagesIn(lock));
for (const line of lines) console.log(line);
process.exitCode = endings[outcome];
