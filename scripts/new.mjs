/**
 * `npm run new -- remote NAME` and `npm run new -- service NAME`: a part that builds, passes its tests and can be
 * released, to begin from. What could not be finished is taken back.
 */
import { ensureInstalled } from './lib/install.mjs';
import { kinds, refusalOf } from './lib/new/names.mjs';
import { makeRemote } from './lib/new/remote.mjs';
import { makeService } from './lib/new/service.mjs';
import { keepTraces } from './lib/new/traces.mjs';

const makers = { remote: makeRemote, service: makeService };
const [kind, name, ...more] = process.argv.slice(2);

function tell({ folders, next }, edited) {
  console.log(`Made ${folders.join(' and ')}.`);
  console.log(`Named in ${edited.join(', ')}: read these with git diff, and give CODEOWNERS the right team.`);
  console.log('Next:');
  const width = Math.max(...next.map(([command]) => command.length));
  for (const [command, what] of next) console.log(`  ${command.padEnd(width)}  # ${what}`);
}

if (!(kind in kinds) || !name || more.length > 0) {
  console.error('Usage: npm run new -- remote|service NAME');
  process.exit(2);
}
const refusal = refusalOf(kind, name);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
const traces = keepTraces();
try {
  await ensureInstalled();
  const made = await makers[kind](traces, name);
  traces.keep();
  tell(made, traces.edited());
} catch (error) {
  traces.undo();
  console.error(`${error.message}\nNothing was made.`);
  process.exitCode = 1;
}
