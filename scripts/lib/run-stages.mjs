/** Runs stages of `npm test` one after the other, and tells how it went. */
import { countCpu, cpuSeconds } from './cpu.mjs';
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

const counted = ({ passed, failed }) => `${passed} passed${failed ? `, ${failed} failed` : ''}`;

/** With `bail` a stage is given up at its first failure, by `signal` where it does not end by itself. */
async function runStage(stage, { patterns = [], folders }, { bail }) {
  const progress = startProgress(stage.title);
  const before = cpuSeconds();
  const given = new AbortController();
  const failures = [];
  const fail = (failure) => {
    failures.push(failure);
    progress.fail(failure);
    if (bail) given.abort();
  };
  const work = { progress: { ...progress, fail }, patterns, folders, bail, signal: given.signal };
  const result = await stage.run(work).catch((error) => ({
    passed: 0,
    failed: 1,
    failures: [{ title: 'the stage itself', detail: error.stack }],
  }));
  if (given.signal.aborted) Object.assign(result, { failed: failures.length, failures });
  for (const failure of result.failures) progress.fail(failure);
  const ms = progress.end(counted(result));
  const after = cpuSeconds();
  return { title: stage.title, ms, cpu: after === undefined ? undefined : after - before, ...result };
}

/** `plan`: pairs of a stage and what of it is to run. Ends with whether all passed. */
export async function runStages(plan, { bail = false } = {}) {
  countCpu();
  const results = [];
  for (const [stage, part] of plan) {
    results.push(await runStage(stage, part, { bail }));
    if (bail && results.at(-1).failed > 0) break;
  }
  const all = verdict(results);
  if (all.failed > 0) console.log(`\n${failuresOf(all)}`);
  const left = plan.length - results.length;
  if (left > 0)
    console.log(
      `\n${left} ${left === 1 ? 'stage was' : 'stages were'} not run: it ends at the first failure.`,
    );
  console.log(`\n${table(all)}\n\n${closingLine(all)}`);
  return all.failed === 0;
}
