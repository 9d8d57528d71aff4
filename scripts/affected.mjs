/**
 * `npm run affected -- all|test|types|build [--since REF] [--no-cache]`: runs what a change concerns. `all` runs the
 * concerned part of `npm test`; the other words run that script of the changed workspaces and of all workspaces that
 * depend on them; without an argument the names of these workspaces are printed. The change is everything since a
 * commit (by default origin/main, else the commit before the last), uncommitted work included.
 */
import './lib/help.mjs';

import { parseArgs } from 'node:util';
import { affectedBy, changedFiles, defaultRef } from './lib/affected.mjs';
import { affectedStages } from './lib/affected-stages.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { openCache } from './lib/cache/index.mjs';
import { beginFamily } from './lib/family.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { areToolsThere, runStages } from './lib/run-stages.mjs';
import { temporaryPlace } from './lib/temporary-place.mjs';
import { workspaces } from './lib/workspaces.mjs';

/** Runs a script of a workspace; resolves to whether it passed, and prints its output if not. */
async function runIn({ folder }, task) {
  const begun = Date.now();
  const { code, output } = await run('npm', ['run', '--silent', task, '-w', folder]);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${task} ${folder} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

async function runAll(chosen, task) {
  if (task === 'build') {
    const names = new Set(chosen.map(({ manifest }) => manifest.name));
    await ensureBuilt({ only: (name) => names.has(name) });
    return true;
  }
  let passed = true;
  for (const workspace of chosen) passed = (await runIn(workspace, task)) && passed;
  return passed;
}

const concerns = ({ folders, patterns = [] }) => (folders ?? patterns).join(' ');

/** Runs the concerned stages of `npm test`, in its order. */
async function runWhole(files, all, anew) {
  const concerned = affectedStages(files, all);
  if (!(await areToolsThere())) return false;
  const { stages } = await import('./lib/stages/index.mjs');
  const plan = Object.keys(stages).filter((name) => concerned.has(name));
  for (const name of plan) console.log(`  ${name.padEnd(11)}${concerns(concerned.get(name))}`.trimEnd());
  const without = Object.keys(stages).filter((name) => !concerned.has(name));
  if (without.length > 0) console.log(`Not concerned: ${without.join(', ')}`);
  if (plan.length === 0) return true;
  const cache = await openCache({ anew });
  return runStages(
    plan.map((name) => [stages[name], concerned.get(name)]),
    { cache },
  );
}

beginFamily({ place: temporaryPlace() });
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, 'no-cache': { type: 'boolean' } },
  });
  const [task] = positionals;
  const ref = values.since ?? defaultRef();
  const all = workspaces();
  const files = changedFiles(ref);
  const affected = affectedBy(files, all);
  const chosen =
    task && task !== 'all' ? affected.filter(({ manifest }) => manifest.scripts?.[task]) : affected;
  if (task && task !== 'all' && !all.some(({ manifest }) => manifest.scripts?.[task]))
    throw new Error(`No workspace has a script ${task}.`);
  const names = chosen.map(({ folder }) => folder).join(' ') || 'nothing';
  console.log(`Concerned since ${ref}: ${names} (${chosen.length} of ${all.length})`);
  if (task === 'all') process.exitCode = (await runWhole(files, all, values['no-cache'])) ? 0 : 1;
  else if (task && chosen.length > 0) {
    await ensureInstalled();
    if (task === 'test') await (await import('./lib/tools.mjs')).ensureTools({ log: console.log });
    process.exitCode = (await runAll(chosen, task)) ? 0 : 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
