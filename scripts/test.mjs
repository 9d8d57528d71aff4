/**
 * `npm test`: runs all checks, from a fresh clone.
 * `npm test -- --only jest,stories [pattern ...]` runs some stages, and in them what matches the patterns; `--bail`
 * ends at the first failure. Results of checks that passed within a day with the same sources come from the cache;
 * `--no-cache` builds and runs everything. Of the screens and attacks that no change concerns, a tenth runs each time;
 * `--whole` runs all.
 */
import './lib/help.mjs';

import { parseArgs } from 'node:util';
import { openCache } from './lib/cache/index.mjs';
import { beginFamily } from './lib/family.mjs';
import { areToolsThere, runStages } from './lib/run-stages.mjs';
import { temporaryPlace } from './lib/temporary-place.mjs';
import { partsByTurn } from './lib/turns.mjs';

const given = {
  only: { type: 'string' },
  bail: { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
  whole: { type: 'boolean', default: false },
};

/** Reads the stages to run and the options; undefined where the arguments make no sense. */
function readArguments(names) {
  try {
    const { values, positionals: patterns } = parseArgs({ options: given, allowPositionals: true });
    const chosen = values.only?.split(',') ?? names;
    const makesSense = chosen.every((name) => names.includes(name)) && (values.only || patterns.length === 0);
    return makesSense
      ? { chosen, patterns, bail: values.bail, anew: values['no-cache'], whole: values.whole }
      : undefined;
  } catch {
    return undefined;
  }
}

beginFamily({ place: temporaryPlace() });
if (!(await areToolsThere())) process.exit(1);
const { stages } = await import('./lib/stages/index.mjs');
const names = Object.keys(stages);
const wanted = readArguments(names);
if (!wanted) {
  console.error(
    `Usage: npm test [-- [--bail] [--no-cache] [--whole] [--only ${names.join('|')}[,...] [pattern ...]]]`,
  );
  process.exit(2);
}
const { chosen, patterns, bail, anew, whole } = wanted;
const byTurn = whole || patterns.length > 0 ? {} : partsByTurn(chosen);
const cache = await openCache({ anew });
if (anew) process.env.PORTAL_ANEW = 'true';
// Stages that drive a portal need the stage `build` first, even if it was not named: a fresh clone has no builds.
const earlier = chosen.map((name) => stages[name].after).filter((name) => name && !chosen.includes(name));
const passed = await runStages(
  [...new Set([...earlier, ...chosen])].map((name) => [stages[name], { patterns, ...byTurn[name] }]),
  { bail, cache, everything: anew && chosen.length === names.length },
);
// Writing to a pipe is asynchronous: the closing line must have been written before the process ends.
process.stdout.write('', () => process.exit(passed ? 0 : 1));
