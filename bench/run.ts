/** `tsx bench/run.ts [row ...]`: measures, prints a table and JSON, and fails when a limit does not hold. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { runProgram } from '../e2e/support/checks';
import { loadLauncher } from '../e2e/support/launcher';
import { startTestPortal } from '../e2e/support/portal';
import { root } from '../e2e/support/scripts';
import { writeRest } from './aims/page';
import { aimRows } from './rows/aims';
import { bytesRows } from './rows/bytes';
import { deadlineRows } from './rows/deadline';
import { firstPageRows } from './rows/first-page';
import { gatewayRows } from './rows/gateway';
import { idleRows } from './rows/idle';
import { lighthouseRows } from './rows/lighthouse';
import { listRows } from './rows/lists';
import { reportRows } from './rows/reports';
import { roundListRows } from './rows/round-lists';
import { saveProgressRows } from './rows/save-progress';
import { sqliteWaitRows } from './rows/sqlite-waits';
import { staffRows } from './rows/staff';
import { freshCloneRows, startingRows } from './rows/starting';
import { strapiRows } from './rows/strapi';
import { typingRows } from './rows/typing';
import { whereRows } from './rows/where';
import { holds, type Measurement, table } from './support/rows';

/**
 * Rows that only run when they are named: `strapi` downloads software that is not part of the portal, `where` compares
 * nothing, and `typing` takes minutes.
 */
const onlyNamed = new Set(['strapi', 'where', 'typing']);

/** Rows for the tables of docs/performance.md, in one command; the last three make one table. */
const ofPage = ['staff', 'where', 'aims', 'sqlite-waits', 'starting', 'idle'];
const atRest = ofPage.slice(3);

async function main(named: string[]) {
  const wholePage = named.includes('page');
  const chosen = wholePage ? ofPage : named;
  const rest: Measurement[] = [];
  const startPortal = await loadLauncher();
  const withPortal = async (measure: (url: string) => Promise<Measurement[]>) => {
    const portal = await startTestPortal(startPortal);
    return measure(portal.url).finally(() => portal.stop());
  };
  const measurements: Record<string, () => Promise<Measurement[]>> = {
    bytes: () => withPortal(bytesRows),
    lighthouse: () => withPortal(lighthouseRows),
    'first-page': firstPageRows,
    typing: typingRows,
    'save-progress': () => saveProgressRows(startPortal),
    gateway: gatewayRows,
    lists: () => listRows(startPortal),
    staff: () => staffRows(startPortal),
    reports: () => reportRows(startPortal),
    deadline: () => deadlineRows(startPortal),
    starting: startingRows,
    idle: idleRows,
    'fresh-clone': freshCloneRows,
    where: () => whereRows(startPortal),
    'sqlite-waits': () => sqliteWaitRows(startPortal),
    aims: () => aimRows(startPortal),
    'round-lists': () => roundListRows(startPortal),
    strapi: () => strapiRows(startPortal),
  };
  const unknown = chosen.filter((name) => !(name in measurements));
  if (unknown.length > 0) throw new Error(`There is: ${Object.keys(measurements).join(', ')}`);

  const rows: Measurement[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (chosen.length > 0 ? !chosen.includes(name) : onlyNamed.has(name)) continue;
    process.stdout.write(`${name} ...\n`);
    const found = await measure();
    rows.push(...found);
    if (atRest.includes(name)) rest.push(...found);
  }
  if (wholePage) writeRest(rest);
  const result = {
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    rows: rows.map((row) => ({ ...row, holds: holds(row) })),
  };
  mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  writeFileSync(path.join(root, 'bench/results/latest.json'), `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`\n${table(rows)}\n\n${JSON.stringify(result)}\n`);
  process.exitCode = rows.every(holds) ? 0 : 1;
}

runProgram(() => main(process.argv.slice(2)));
