/**
 * `npm run test:long`: what is too long for every run. All attacks with 50,000 made-up requests (REQUESTS, SEED), all screens, 200 rounds of trouble
 * (ROUNDS), which end with a table for docs/testing.md, all stories on a cluster of databases, every screen in
 * French, Kinyarwanda and a made-up language of longer words, and both wizards in Firefox and WebKit. Its last line
 * says `N passed, M failed`.
 */
import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';

beginFamily();
await ensureInstalled();
const { ensureTools, longTools } = await import('./lib/tools.mjs');
await ensureTools({ log: console.log, more: longTools });
const { follow } = await import('./lib/run.mjs');

process.env.REQUESTS ||= '50000';
const programs = [
  ['scripts/build.mjs'],
  ['--import', 'tsx', 'e2e/attacks/run.ts'],
  ['--import', 'tsx', 'e2e/long/run.ts'],
  ['--import', 'tsx', 'e2e/run.ts', '--cluster'],
  ['--import', 'tsx', 'e2e/screens/run.ts'],
  ['--import', 'tsx', 'e2e/screens/languages/run.ts'],
  ['--import', 'tsx', 'e2e/other-browsers/run.ts'],
];
let failed = 0;
for (const program of programs) if ((await follow(program)) !== 0) failed += 1;
console.log(`\n${programs.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
