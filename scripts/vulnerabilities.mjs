/**
 * `npm run vulnerabilities` asks the registry for known weaknesses of the packages that are shipped, and fails when one
 * is of high severity. Where the registry does not answer it says so and passes.
 */
import { npmJson } from './lib/npm-json.mjs';
import { verdictOf } from './lib/vulnerabilities.mjs';

const { json } = await npmJson(['audit', '--omit', 'dev', '--json']);
const { outcome, lines } = verdictOf(json);
for (const line of lines) console.log(line);
process.exit(outcome === 'failed' ? 1 : 0);
