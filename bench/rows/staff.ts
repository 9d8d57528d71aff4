import path from 'node:path';
import { connectDatabase } from '@portal/service-kit/database';
import { freePort } from '@portal/test-kit';
import type { Knex } from 'knex';
import { staffSignIn, startInternship, type WizardSession } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness, TestPortal } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { bareStatements, type Sought } from '../staff/bare-statements';
import { type Backends, onMariaDb, onSqlite } from '../staff/databases';
import { type Answered, writePage } from '../staff/page';
import { type Question, questions } from '../staff/questions';
import { somebody } from '../staff/somebody';
import { processorMs, workOf } from '../staff/work-of-the-database';
import { startOwn } from '../support/child';
import { type Borne, bear } from '../support/load';
import { interleaved, median } from '../support/rounds';
import type { Measurement } from '../support/rows';

const connections = [1, 8, 32];
const seconds = 1;
const rounds = 2;
const sizes = () => (process.env.BENCH_APPLICATIONS ?? '1000,100000').split(',').map(Number);
const chosen = () => process.env.BENCH_QUESTIONS?.split(',');
const engines = () => (process.env.BENCH_ENGINES ?? 'SQLite,MariaDB').split(',');

interface Contest extends Backends {
  portal: TestPortal;
  knex: Knex;
  sought: Sought;
  /** Addresses of the service and of the bare handler. */
  service: string;
  bare: string;
}

/** Measures requests of staff under load, beside bare SQL and a bare Koa handler; also writes docs/performance.md. */
export async function staffRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const answered: Answered[] = [];
  const measure = async (backends: Backends) =>
    void answered.push(...(await onBackends(startPortal, backends)));
  if (engines().includes('SQLite')) await onSqlite(sizes(), measure);
  if (engines().includes('MariaDB')) await onMariaDb(sizes(), measure);
  writePage(answered);
  return answered.map(toMeasurement);
}

async function onBackends(startPortal: Harness['startPortal'], backends: Backends): Promise<Answered[]> {
  const port = await freePort();
  const portal = await startTestPortal(startPortal, {
    env: { ...backends.env, APPLICATIONS_PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const knex = connectDatabase({ url: backends.databaseUrl, poolSize: Math.max(...connections) });
  try {
    const sessions: WizardSession[] = [];
    while (sessions.length < Math.max(...connections))
      sessions.push(await startInternship(portal, anApplicant()));
    const { token } = await staffSignIn(portal);
    const sought = { ...(await somebody(knex)), drafts: sessions.map((one) => one.application_id) };
    const bare = await startOwn(path.resolve(__dirname, '../bare/staff.ts'), await freePort(), {
      DATABASE_URL: backends.databaseUrl,
      SOUGHT: JSON.stringify(sought),
    });
    const contest: Contest = {
      ...backends,
      ...{ portal, knex, sought },
      service: `http://127.0.0.1:${port}`,
      bare: `http://127.0.0.1:${bare.port}`,
    };
    try {
      const answered: Answered[] = [];
      const all = questions({ ...sought, token, sessions });
      for (const question of all.filter(({ name }) => chosen()?.includes(name) ?? true))
        answered.push(...(await asked(question, contest)));
      return answered;
    } finally {
      await bare.stop();
    }
  } finally {
    await knex.destroy();
    await portal.stop();
  }
}

async function asked(question: Question, contest: Contest): Promise<Answered[]> {
  const { knex, portal, pid } = contest;
  const { place, ...request } = question.ask;
  const answered: Answered[] = [];
  // Before any load, since its last statements may still run after it has ended.
  const asks = contest.engine === 'MariaDB' ? await work(question, contest) : undefined;
  for (const count of connections) {
    const borne: Borne[] = [];
    const busy = { service: 0, database: 0 };
    const ours = async () => {
      const service = portal.child('svc-applications').pid ?? 0;
      const before = [processorMs(service), pid ? processorMs(pid) : 0] as const;
      const found = await bear({ ...request, url: contest.service + place, connections: count, seconds });
      busy.service = (processorMs(service) - before[0]) / found.requests;
      busy.database = pid ? (processorMs(pid) - before[1]) / found.requests : Number.NaN;
      borne.push(found);
      return found.perSecond;
    };
    const url = `${contest.bare}/${question.name}`;
    const [service = 0, koa = 0, sql = 0] = await interleaved(
      [
        { name: 'service', round: ours },
        { name: 'koa', round: async () => (await bear({ url, connections: count, seconds })).perSecond },
        { name: 'sql', round: () => statementsPerSecond(question, contest, count) },
      ],
      rounds,
    );
    const counted = borne.slice(1);
    answered.push({
      ...{ engine: contest.engine, applications: contest.applications, question, connections: count },
      ...{ service, koa, sql, busy },
      p50: median(counted.map(({ p50 }) => p50)),
      p99: median(counted.map(({ p99 }) => p99)),
    });
  }
  if (asks) Object.assign(answered[0] as Answered, { work: asks });
  return answered;

  function work({ ask }: Question, { service }: Contest) {
    const given = ask.request?.(0);
    const init = {
      method: ask.method ?? 'GET',
      headers: given?.headers ?? ask.headers ?? {},
      body: (typeof given?.body === 'function' ? given.body() : given?.body) ?? null,
    };
    return workOf(knex, 30, async () => (await fetch(service + place, init)).text());
  }
}

/** Measures bare statements by the same driver, `count` at a time. */
async function statementsPerSecond(
  { name }: Question,
  { knex, sought }: Contest,
  count: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) await bareStatements[name](knex, sought, done++);
  };
  await Promise.all(Array.from({ length: count }, one));
  return done / seconds;
}

/** The row of the table; it can only fail if there is an aim for it on these databases. */
function toMeasurement(answered: Answered): Measurement {
  const { engine, applications, question, connections, service, koa, p99 } = answered;
  const name = `${applications} applications on ${engine}, ${connections} connections: ${question.label}`;
  if (question.within && applications === 1_000_000 && connections === 1)
    return {
      ...{ name: `${name}: p99 / most`, ours: `${p99} ms`, reference: `${question.within} ms` },
      ...{ value: p99, limit: { atMost: question.within } },
    };
  const aimed = engine === 'MariaDB' && applications === 100_000 && connections === 8 && question.aim;
  return {
    ...{ name: `${name} / bare Koa`, ours: `${service.toFixed(0)}/s`, reference: `${koa.toFixed(0)}/s` },
    ...{ value: aimed ? service : service / koa, limit: { atLeast: aimed ? aimed : 0 } },
  };
}
