/**
 * `npm test`: everything, from a fresh clone.
 * `npm test -- --only jest,stories [pattern ...]` runs some stages, and in them what matches the patterns.
 */
import { areToolsThere, runStages } from './lib/run-stages.mjs';

function readArguments(names, [flag, only, ...patterns]) {
  if (flag === undefined) return { chosen: names, patterns: [] };
  const chosen = flag === '--only' && only ? only.split(',') : [];
  const unknown = chosen.filter((name) => !names.includes(name));
  if (chosen.length === 0 || unknown.length > 0) {
    console.error(`Usage: npm test [-- --only ${names.join('|')}[,...] [pattern ...]]`);
    process.exit(2);
  }
  return { chosen, patterns };
}

if (!(await areToolsThere())) process.exit(1);
const { stages } = await import('./lib/stages/index.mjs');
const { chosen, patterns } = readArguments(Object.keys(stages), process.argv.slice(2));
const passed = await runStages(chosen.map((name) => [stages[name], { patterns }]));
process.exitCode = passed ? 0 : 1;
