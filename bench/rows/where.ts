import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@portal/service-kit/database';
import { staffSignIn, startInternship, type WizardSession } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness, TestPortal } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { type Backends, onMariaDb } from '../staff/databases';
import { type Question, questions } from '../staff/questions';
import { somebody } from '../staff/somebody';
import { processorMs } from '../staff/work-of-the-database';
import { bear } from '../support/load';
import type { Measurement } from '../support/rows';
import { type Spent, writeWhere } from '../where/page';
import { type CpuProfile, sharesOf } from '../where/profile';

const connections = 8;
const seconds = 3;
const applications = () => Number(process.env.BENCH_APPLICATIONS ?? 100_000);
const asked = ['list', 'full-name', 'review', 'same-person', 'figures', 'today', 'save'];
const chosen = () => process.env.BENCH_QUESTIONS?.split(',') ?? asked;

/** Measures by profiles which parts take the processor time of a request; writes a table of docs/performance.md. */
export async function whereRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const spent: Spent[] = [];
  await onMariaDb([applications()], async (backends) => {
    spent.push(...(await onDatabase(startPortal, backends)));
    writeWhere(`${backends.applications.toLocaleString('en')} applications on ${backends.engine}`, spent);
  });
  return spent.map(({ label, ms: { service, gateway } }) => ({
    name: `processor time of a request, service and gateway: ${label}`,
    ours: `${(service + gateway).toFixed(2)} ms`,
    value: service + gateway,
    limit: { atLeast: 0 },
  }));
}

async function onDatabase(startPortal: Harness['startPortal'], backends: Backends): Promise<Spent[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-where-'));
  const options = `${process.env.NODE_OPTIONS ?? ''} --require ${path.resolve(__dirname, '../where/profiled.cjs')}`;
  const lent = { NODE_OPTIONS: options.trim(), PROFILE_FOLDER: folder, LOG_LEVEL: 'info' };
  const portal = await startTestPortal(startPortal, { env: { ...backends.env, ...lent } });
  const knex = connectDatabase({ url: backends.databaseUrl });
  try {
    const sessions: WizardSession[] = [];
    while (sessions.length < connections) sessions.push(await startInternship(portal, anApplicant()));
    const { token } = await staffSignIn(portal);
    const drafts = sessions.map((one) => one.application_id);
    const all = questions({ ...(await somebody(knex)), drafts, token, sessions });
    const spent: Spent[] = [];
    for (const question of all.filter(({ name }) => chosen().includes(name)))
      spent.push(await profiled(question, portal, folder));
    return spent;
  } finally {
    await knex.destroy();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function profiled(question: Question, portal: TestPortal, folder: string): Promise<Spent> {
  const { place, ...request } = question.ask;
  const load = () => bear({ ...request, url: portal.url + place, connections, seconds });
  const pids = [pidOf(portal, 'svc-applications'), pidOf(portal, 'gateway')] as const;
  await load();
  // Measured without the profiler, which takes time itself.
  const before = pids.map(processorMs);
  const { requests } = await load();
  const [service = 0, gateway = 0] = pids.map((pid, at) => (processorMs(pid) - (before[at] ?? 0)) / requests);
  for (const pid of pids) process.kill(pid, 'SIGUSR2');
  await load();
  for (const pid of pids) process.kill(pid, 'SIGUSR2');
  return {
    label: question.label,
    ms: { service, gateway },
    shares: { service: await sharesIn(folder, pids[0]), gateway: await sharesIn(folder, pids[1]) },
  };
}

function pidOf(portal: TestPortal, name: string): number {
  const { pid } = portal.child(name);
  if (!pid) throw new Error(`${name} does not run.`);
  return pid;
}

/** Waits until the process has written its profile: half a minute at most. */
async function sharesIn(folder: string, pid: number) {
  const file = path.join(folder, `${pid}.cpuprofile`);
  for (let time = 0; time < 300; time += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    // While the file is being written, it is not complete JSON.
    if (text.endsWith('}')) {
      await rm(file);
      return sharesOf(JSON.parse(text) as CpuProfile);
    }
    await pause(100);
  }
  throw new Error(`The profile of process ${pid} was not written.`);
}
