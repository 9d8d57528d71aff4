import path from 'node:path';
import { connectDatabase } from '@portal/service-kit/database';
import { freePort } from '@portal/test-kit';
import { staffSignIn, startInternship, type WizardSession } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { type Aimed, type Compared, writeAims } from '../aims/page';
import { type Backends, onMariaDb } from '../staff/databases';
import { type Question, questions } from '../staff/questions';
import { somebody } from '../staff/somebody';
import { processorMs } from '../staff/work-of-the-database';
import { type Running, startOwn } from '../support/child';
import { startGateway } from '../support/gateway';
import { type Borne, bear } from '../support/load';
import { interleaved, median } from '../support/rounds';
import type { Measurement } from '../support/rows';

const seconds = 2;
const rounds = 3;
const applications = () => Number(process.env.BENCH_APPLICATIONS ?? 100_000);
const chosen = () => process.env.BENCH_QUESTIONS?.split(',');

/** The least share of a bare handler's rate that each question must reach, with eight connections. */
const aims: Record<string, number> = {
  list: 0.35,
  'full-name': 0.35,
  'part-of-name': 0.35,
  review: 0.3,
  'same-person': 0.25,
  figures: 0.4,
  today: 0.2,
  save: 0.6,
};

interface Side {
  url: string;
  /** Ids of the processes whose processor time is measured. */
  pids: number[];
}

interface Contest {
  ours: Side;
  bare: Side;
  bareSaves: Side;
}

/**
 * Measures the most frequent requests of staff and bare Koa handlers, both through a gateway; also writes
 * docs/performance.md.
 */
export async function aimRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const compared: Compared[] = [];
  await onMariaDb([applications()], async (backends) => {
    compared.push(...(await onBackends(startPortal, backends)));
    if (!chosen())
      writeAims(`${backends.applications.toLocaleString('en')} applications on ${backends.engine}`, compared);
  });
  return compared.flatMap(toMeasurements);
}

async function onBackends(startPortal: Harness['startPortal'], backends: Backends): Promise<Compared[]> {
  const portal = await startTestPortal(startPortal, { env: { ...backends.env, LOG_LEVEL: 'info' } });
  const knex = connectDatabase({ url: backends.databaseUrl });
  const started: Running[] = [];
  const bareSide = async (file: string, env: Record<string, string>): Promise<Side> => {
    const bare = await startOwn(path.resolve(__dirname, '../bare', file), await freePort(), env);
    const gateway = await startGateway(`http://127.0.0.1:${bare.port}`);
    started.push(gateway, bare);
    return { url: `http://127.0.0.1:${gateway.port}`, pids: [bare.pid, gateway.pid] };
  };
  try {
    const sessions: WizardSession[] = [];
    while (sessions.length < 32) sessions.push(await startInternship(portal, anApplicant()));
    const { token } = await staffSignIn(portal);
    const drafts = sessions.map((one) => one.application_id);
    const sought = { ...(await somebody(knex)), drafts };
    const env = { DATABASE_URL: backends.databaseUrl, SOUGHT: JSON.stringify(sought) };
    const pids = ['svc-applications', 'gateway'].map((name) => portal.child(name).pid ?? 0);
    const contest: Contest = {
      ours: { url: portal.url, pids },
      bare: await bareSide('staff.ts', env),
      bareSaves: await bareSide('save-by-mysql2.ts', env),
    };
    const all = questions({ ...sought, token, sessions });
    const compared: Compared[] = [];
    for (const question of all.filter(({ name }) => name in aims && (chosen()?.includes(name) ?? true))) {
      const aim = { label: question.label, share: aims[question.name] ?? 0 };
      compared.push(await asked(question, contest, { ...aim, connections: 8 }));
      if (question.name === 'save')
        compared.push(await asked(question, contest, { ...aim, connections: 32 }));
    }
    return compared;
  } finally {
    for (const one of started) await one.stop();
    await knex.destroy();
    await portal.stop();
  }
}

async function asked(
  question: Question,
  { ours, bare, bareSaves }: Contest,
  aimed: Aimed,
): Promise<Compared> {
  const { place, ...request } = question.ask;
  const { connections } = aimed;
  const saves = question.name === 'save';
  const against = saves ? bareSaves : bare;
  const borne: Borne[] = [];
  const busy: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  const round =
    (side: 'ours' | 'bare', { pids, url }: Side, what: Omit<Question['ask'], 'place'>) =>
    async () => {
      const before = pids.reduce((sum, pid) => sum + processorMs(pid), 0);
      const found = await bear({ ...what, url, connections, seconds });
      const after = pids.reduce((sum, pid) => sum + processorMs(pid), 0);
      busy[side].push((after - before) / found.requests);
      if (side === 'ours') borne.push(found);
      return found.perSecond;
    };
  const bareUrl = saves ? place : `/api/admin/${question.name}`;
  const [perSecond = 0, bareRate = Number.NaN] = await interleaved(
    [
      { name: 'ours', round: round('ours', { ...ours, url: ours.url + place }, request) },
      {
        name: 'bare',
        round: round('bare', { ...against, url: against.url + bareUrl }, saves ? request : {}),
      },
    ],
    rounds,
  );
  return {
    ...{ aimed, perSecond, bare: bareRate },
    p50: median(borne.slice(1).map(({ p50 }) => p50)),
    p99: median(borne.slice(1).map(({ p99 }) => p99)),
    cpu: { ours: median(busy.ours.slice(1)), bare: median(busy.bare.slice(1)) },
  };
}

function toMeasurements({ aimed, perSecond, bare, p50, p99, cpu }: Compared): Measurement[] {
  const name = `through a gateway, ${aimed.connections} connections: ${aimed.label}`;
  if (aimed.connections > 8)
    return [
      {
        ...{ name: `${name}: p99 / median`, ours: `${p99} ms`, reference: `${p50} ms` },
        ...{ value: p99 / p50, limit: { atMost: 4 } },
      },
    ];
  return [
    {
      name: `${name} / bare Koa`,
      ours: `${perSecond.toFixed(0)}/s (${cpu.ours.toFixed(2)} ms)`,
      reference: `${bare.toFixed(0)}/s (${cpu.bare.toFixed(2)} ms)`,
      value: perSecond / bare,
      limit: { atLeast: aimed.share },
    },
  ];
}
