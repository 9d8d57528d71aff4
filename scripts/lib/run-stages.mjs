/** Runs stages of `npm test` one after the other, and tells how it went. */
import { ensureInstalled } from './install.mjs';
import { startProgress } from './progress.mjs';
import { closingLine, failuresOf, table, verdict } from './report.mjs';

/** Installs what is missing; says so and ends with false where that is not possible. */
export async function areToolsThere() {
  try {
    await ensureInstalled();
    const { ensureTools } = await import('./tools.mjs');
    await ensureTools({ log: console.log });
    return true;
  } catch (error) {
    console.error(error.message);
    console.log(closingLine({ passed: 0, failed: 1 }));
    return false;
  }
}

async function runStage(stage, { patterns = [], folders }) {
  const progress = startProgress(stage.title);
  const result = await stage.run({ progress, patterns, folders }).catch((error) => ({
    passed: 0,
    failed: 1,
    failures: [{ title: 'the stage itself', detail: error.stack }],
  }));
  const ms = progress.end(`${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}`);
  return { title: stage.title, ms, ...result };
}

/** `plan`: pairs of a stage and what of it is to run. Ends with whether all passed. */
export async function runStages(plan) {
  const results = [];
  for (const [stage, part] of plan) results.push(await runStage(stage, part));
  const all = verdict(results);
  if (all.failed > 0) console.log(`\n${failuresOf(all)}`);
  console.log(`\n${table(all)}\n\n${closingLine(all)}`);
  return all.failed === 0;
}
