/**
 * `npm run vulnerabilities` asks the registry for known weaknesses of the packages that are shipped. It ends with 1 when
 * one is of high severity, and with 2 when something could not be asked: it says what, and why.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/install.mjs';
import { npmJson } from './lib/npm-json.mjs';
import { packagesIn, verdictOf } from './lib/vulnerabilities.mjs';

const endings = { passed: 0, failed: 1, unasked: 2 };

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const { json } = await npmJson(['audit', '--omit', 'dev', '--json']);
const { outcome, lines } = verdictOf(json, packagesIn(lock));
for (const line of lines) console.log(line);
process.exit(endings[outcome]);
