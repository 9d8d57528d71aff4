/**
 * `npm run test:long`: runs the checks that take too long for every run. These are: all attacks with 50,000 made-up
 * requests (REQUESTS, SEED); all screens; 200 rounds of failures (ROUNDS), which print a table for docs/testing.md; 200
 * acceptances for 10 places while processes are killed, which print a table for docs/offers.md; all stories on a
 * cluster of databases; every screen in French, Kinyarwanda and a made-up language of longer words; both wizards in
 * Firefox and WebKit; and repositories made from packed kits. All of them run on the Node.js version of the images
 * (with `--here` on the one that runs this command, and on no other). After that, the quick checks and both wizards run
 * on the oldest and the newest supported Node.js. The last line reads `N passed, M failed`.
 */
import './lib/help.mjs';

import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';

beginFamily();
await ensureInstalled();
const { ensureTools, imageTools, longTools } = await import('./lib/tools.mjs');
await ensureTools({ log: console.log, more: [...longTools, ...imageTools] });
const { follow } = await import('./lib/run.mjs');

const { byOtherNode, otherNodes } = await import('./lib/other-node.mjs');
const { recommended } = await import('./lib/node-support.mjs');

process.env.REQUESTS ||= '50000';
const whole = [
  ['scripts/build.mjs'],
  ['--import', 'tsx', 'e2e/attacks/run.ts'],
  ['--import', 'tsx', 'e2e/long/run.ts'],
  ['--import', 'tsx', 'e2e/run.ts', '--cluster'],
  ['--import', 'tsx', 'e2e/screens/run.ts'],
  ['--import', 'tsx', 'e2e/screens/languages/run.ts'],
  ['--import', 'tsx', 'e2e/other-browsers/run.ts'],
  ['--import', 'tsx', 'e2e/earlier/run.ts'],
  ['--import', 'tsx', 'e2e/own-repositories/run.ts', '--image'],
];
const quick = [
  ['scripts/test.mjs', '--only', 'types,lint,boundaries,unused,contracts,build,jest'],
  ['--import', 'tsx', 'e2e/run.ts', '/internship.story', '/visit.story'],
];
const here = process.argv.includes('--here');
const isRecommended = Number.parseInt(process.versions.node, 10) === recommended;

async function wholeHere() {
  let failed = 0;
  for (const program of whole) if ((await follow(program)) !== 0) failed += 1;
  return failed;
}

let count = whole.length;
let failed = here || isRecommended ? await wholeHere() : await byOtherNode(recommended, whole);
for (const major of here ? [] : Object.keys(otherNodes).map(Number)) {
  if (major === recommended) continue;
  count += quick.length;
  failed += await byOtherNode(major, quick);
}
console.log(`\n${count - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
