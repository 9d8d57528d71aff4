/**
 * `npm test`: everything, from a fresh clone.
 * `npm test -- --only jest,stories [pattern ...]` runs some stages, and in them what matches the patterns.
 */
import { ensureInstalled } from './lib/install.mjs';
import { startProgress } from './lib/progress.mjs';
import { closingLine, failuresOf, table, verdict } from './lib/report.mjs';

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

async function runStage(stage, patterns) {
  const progress = startProgress(stage.title);
  const result = await stage.run({ progress, patterns }).catch((error) => ({
    passed: 0,
    failed: 1,
    failures: [{ title: 'the stage itself', detail: error.stack }],
  }));
  const ms = progress.end(`${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}`);
  return { title: stage.title, ms, ...result };
}

try {
  await ensureInstalled();
  const { ensureTools } = await import('./lib/tools.mjs');
  await ensureTools({ log: console.log });
} catch (error) {
  console.error(error.message);
  console.log(closingLine({ passed: 0, failed: 1 }));
  process.exit(1);
}

const { stages } = await import('./lib/stages/index.mjs');
const { chosen, patterns } = readArguments(Object.keys(stages), process.argv.slice(2));
const results = [];
for (const name of chosen) results.push(await runStage(stages[name], patterns));

const all = verdict(results);
if (all.failed > 0) console.log(`\n${failuresOf(all)}`);
console.log(`\n${table(all)}\n\n${closingLine(all)}`);
process.exitCode = all.failed > 0 ? 1 : 0;
