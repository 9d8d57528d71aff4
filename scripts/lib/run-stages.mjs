/** Runs stages of `npm test`, and reports the results. */
import { noCache } from './cache/index.mjs';
import { countCpu, countedAs, cpuSeconds } from './cpu.mjs';
import { machine, staleFigure } from './figure.mjs';
import { ensureInstalled } from './install.mjs';
import { startProgress } from './progress.mjs';
import { referenceSeconds } from './reference.mjs';
import { closingLine, failuresOf, table, unsteadyOf, verdict } from './report.mjs';

/** Installs missing packages and programs; if that fails, prints why and resolves to false. */
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

/** Names what was taken from the cache: `types 23 of 23, lint`. */
const takenOf = (results) =>
  results
    .filter(({ kept }) => kept?.taken > 0)
    .map(({ title, kept: { of, taken } }) => (of > 1 ? `${title} ${taken} of ${of}` : title))
    .join(', ');

const counted = ({ passed, failed }) => `${passed} passed${failed ? `, ${failed} failed` : ''}`;

/**
 * Cache key for a tenth of a stage. It does not say which tenth: after a commit that changes nothing of a stage, the
 * tenth that passed before still counts.
 */
const byTurn = 'by turn';

/**
 * Number of checks that passed before with the same sources: of the whole stage, or of a tenth and all these patterns.
 */
const passedBefore = (title, { patterns, turn }, cache) =>
  cache.get(title) ?? (turn === undefined ? undefined : cache.get(title, byTurn, patterns));

/** Runs one stage. With `bail` it is ended at its first failure, by `signal` if it does not end itself. */
async function runStage(stage, { patterns = [], folders, turn }, { bail, cache }) {
  const progress = startProgress(stage.title);
  const given = new AbortController();
  const failures = [];
  const fail = (failure) => {
    failures.push(failure);
    progress.fail(failure);
    if (bail) given.abort();
  };
  const work = {
    progress: { ...progress, fail },
    patterns,
    folders,
    turn,
    bail,
    cache,
    signal: given.signal,
  };
  // A partial run, or one that ends at its first failure, proves nothing about the whole stage.
  const complete = (turn !== undefined || patterns.length === 0) && !bail;
  const before = complete ? passedBefore(stage.title, { patterns, turn }, cache) : undefined;
  if (before) {
    const ms = progress.end(`${before} passed, from the cache`);
    return {
      title: stage.title,
      ms,
      cpu: 0,
      passed: before,
      failed: 0,
      failures: [],
      kept: { of: 1, taken: 1 },
    };
  }
  const result = await countedAs(stage.title, () => stage.run(work)).catch((error) => ({
    passed: 0,
    failed: 1,
    failures: [{ title: 'the stage itself', detail: error.stack }],
  }));
  if (given.signal.aborted) Object.assign(result, { failed: failures.length, failures });
  for (const failure of result.failures) progress.fail(failure);
  if (complete && result.failed === 0 && !(result.unsteady?.length > 0))
    await cache.keep(stage.title, turn === undefined ? undefined : byTurn, result.passed, patterns);
  const ms = progress.end(counted(result));
  return { title: stage.title, ms, cpu: cpuSeconds(stage.title), ...result };
}

/** Number of stages that run beside each other: those that drive a portal mostly wait. */
const atOnce = 2;

/** Replaces a stage whose base has failed: its own failures would hide the reason. */
const withoutBase = ({ title, after }) => ({
  title,
  run: async () => ({ passed: 0, failed: 1, failures: [{ title, detail: `Not run: ${after} failed.` }] }),
});

/**
 * Starts the stages in order, `width` at a time, but none before the stage named by its `after`. With `bail` no further
 * stage starts after a failure. Resolves to the results by stage.
 */
async function runInTurn(plan, width, { bail, cache }) {
  const waiting = [...plan];
  const results = new Map();
  const isReady = ([{ after }]) => !plan.some(([{ title }]) => title === after && !results.has(title));
  const running = new Set();
  const begin = ([stage, part]) => {
    const asGiven = results.get(stage.after)?.failed ? withoutBase(stage) : stage;
    const run = runStage(asGiven, part, { bail, cache }).then((result) => {
      results.set(stage.title, result);
      running.delete(run);
      if (bail && result.failed > 0) waiting.length = 0;
    });
    running.add(run);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < width ? waiting.findIndex(isReady) : -1;
    if (next >= 0) begin(...waiting.splice(next, 1));
    else await Promise.race(running);
  }
  return results;
}

/**
 * Runs the stages of `plan` (pairs of a stage and the part of it to run) and prints the report; `everything`: the plan
 * is complete. Resolves to whether all passed.
 */
export async function runStages(plan, { bail = false, cache = noCache, everything = false } = {}) {
  const reference = everything ? referenceSeconds() : undefined;
  countCpu();
  const begun = Date.now();
  const ran = await runInTurn(plan, bail ? 1 : atOnce, { bail, cache });
  const results = plan.flatMap(([{ title }]) => ran.get(title) ?? []);
  const all = { ...verdict(results), ms: Date.now() - begun, cpu: cpuSeconds() };
  for (const section of [unsteadyOf(all), failuresOf(all)]) if (section) console.log(`\n${section}`);
  const left = plan.length - results.length;
  if (left > 0)
    console.log(
      `\n${left} ${left === 1 ? 'stage was' : 'stages were'} not run: it ends at the first failure.`,
    );
  const taken = takenOf(results);
  if (taken) console.log(`\nFrom the cache: ${taken}. With --no-cache everything runs.`);
  console.log(`\n${table(all)}`);
  if (all.cpu !== undefined) console.log(`\nOn ${machine(reference)}.`);
  const stale = everything && all.failed === 0 ? staleFigure({ cpu: all.cpu, reference }) : '';
  if (stale) console.log(stale);
  console.log(`\n${closingLine(all)}`);
  return all.failed === 0;
}
