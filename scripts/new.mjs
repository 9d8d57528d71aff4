/**
 * `npm run new -- remote NAME` and `npm run new -- service NAME`: makes a part that builds, passes its tests and can be
 * released. `npm run new -- remote NAME PROGRAMME` makes the wizard of a programme that the table of programmes names.
 * `npm run new -- migration SERVICE WHAT_IT_DOES` makes a migration with the next number. With `--outside FOLDER` a
 * remote or a service gets a repository of its own in that folder, which installs packed kits (`npm run pack:kits`);
 * `--registry ADDRESS` says where npm finds the kits. If a part cannot be finished, all changes are undone.
 */
import './lib/help.mjs';

import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { makeMigration } from './lib/new/migration.mjs';
import { kinds, refusalOf } from './lib/new/names.mjs';
import { makeRemote } from './lib/new/remote.mjs';
import { makeService } from './lib/new/service.mjs';
import { keepTraces } from './lib/new/traces.mjs';

const makers = { remote: makeRemote, service: makeService };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outside: { type: 'string' }, registry: { type: 'string' } },
});
const [kind, name, programme, ...more] = positionals;

function printNextSteps({ folders, next }, edited) {
  console.log(`Made ${folders.join(' and ')}.`);
  console.log(`Named in ${edited.join(', ')}: read these with git diff, and give CODEOWNERS the right team.`);
  console.log('Next:');
  const width = Math.max(...next.map(([command]) => command.length));
  for (const [command, what] of next) console.log(`  ${command.padEnd(width)}  # ${what}`);
}

if (kind === 'migration' && name && programme && more.length === 0) {
  const traces = keepTraces();
  try {
    console.log(`Made ${makeMigration(traces, name, programme)}: write what it does and how it is undone.`);
    traces.keep();
    process.exit(0);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
if (!(kind in kinds) || !name || more.length > 0 || (programme && kind !== 'remote')) {
  console.error(
    'Usage: npm run new -- remote NAME [PROGRAMME], service NAME, or migration SERVICE WHAT_IT_DOES; remote and service also with --outside FOLDER [--registry ADDRESS]',
  );
  process.exit(2);
}
const refusal = refusalOf(kind, name);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
if (values.outside !== undefined) {
  const { makeOutside } = await import('./lib/new/outside.mjs');
  process.exit(makeOutside({ kind, name, parent: values.outside, registry: values.registry }));
}
const traces = keepTraces();
try {
  await ensureInstalled();
  const made = await makers[kind](traces, name, programme);
  traces.keep();
  printNextSteps(made, traces.edited());
} catch (error) {
  traces.undo();
  console.error(`${error.message}\nNothing was made.`);
  process.exitCode = 1;
}
