/**
 * `npm run affected -- test|types|build [--since REF]`: runs a script of the workspaces that changed since a commit
 * (origin/main, else the last commit; what is not committed counts) and of those that are made from them. With no
 * script it only names them.
 */
import { parseArgs } from 'node:util';
import { affectedBy, changedFiles, defaultRef } from './lib/affected.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { workspaces } from './lib/workspaces.mjs';

/** Ends with whether it passed; what it prints is shown when it did not. */
async function runIn({ folder }, task) {
  const begun = Date.now();
  const { code, output } = await run('npm', ['run', '--silent', task, '-w', folder], { timeoutMs: 900_000 });
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

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  const [task] = positionals;
  const ref = values.since ?? defaultRef();
  const all = workspaces();
  const affected = affectedBy(changedFiles(ref), all);
  const chosen = task ? affected.filter(({ manifest }) => manifest.scripts?.[task]) : affected;
  if (task && !all.some(({ manifest }) => manifest.scripts?.[task]))
    throw new Error(`No workspace has a script ${task}.`);
  const names = chosen.map(({ folder }) => folder).join(' ') || 'nothing';
  console.log(`Concerned since ${ref}: ${names} (${chosen.length} of ${all.length})`);
  if (task && chosen.length > 0) {
    await ensureInstalled();
    if (task === 'test') await (await import('./lib/tools.mjs')).ensureTools({ log: console.log });
    process.exitCode = (await runAll(chosen, task)) ? 0 : 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
