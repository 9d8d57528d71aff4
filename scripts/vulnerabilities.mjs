/**
 * `npm run vulnerabilities` asks the npm registry for known vulnerabilities of the shipped packages. The exit code is 1
 * when a vulnerability has high severity, and 2 when the registry could not be asked about some packages: the output
 * names them and the reason.
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
