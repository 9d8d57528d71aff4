/**
 * `npm test`: everything, from a fresh clone.
 * `npm test -- --only jest,stories [pattern ...]` runs some stages, and in them what matches the patterns;
 * `--bail` ends at the first failure. What has passed within a day with the same sources is taken from the cache;
 * `--no-cache` builds and runs it anew. Screens and attacks that nothing concerns run by turns; `--whole` runs all.
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

/** The stages to run and what of them, or undefined where that makes no sense. */
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
// What drives a portal comes after the build, also where that was not named: in a fresh clone nothing is built.
const earlier = chosen.map((name) => stages[name].after).filter((name) => name && !chosen.includes(name));
const passed = await runStages(
  [...new Set([...earlier, ...chosen])].map((name) => [stages[name], { patterns, ...byTurn[name] }]),
  { bail, cache, everything: anew && chosen.length === names.length },
);
// A pipe takes its time: the closing line must have gone through before the process ends.
process.stdout.write('', () => process.exit(passed ? 0 : 1));
