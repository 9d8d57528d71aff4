import { connectDatabase } from '@portal/service-kit/database';
import { staffSignIn } from '../../e2e/support/api';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { type Backends, onMariaDb } from '../staff/databases';
import { fillRounds } from '../support/fill-rounds';
import { interleaved } from '../support/rounds';
import type { Measurement } from '../support/rows';

const timesAsked = 20;
const mostMs = 1_000;
const applications = () => Number(process.env.BENCH_APPLICATIONS ?? 100_000);
const dayMs = 86_400_000;
const day = (from: number): string => new Date(Date.now() + from * dayMs).toISOString().slice(0, 10);

/** The requests of the pages about rounds, places and the waiting list. */
const questions = (round: number): { name: string; path: string; atMost?: number }[] => [
  { name: 'how far the applications of a round came', path: `/api/admin/rounds/${round}/figures` },
  { name: 'the same of what is for no round', path: '/api/admin/programmes/intern/figures' },
  { name: 'the same of all rounds', path: '/api/admin/round-figures', atMost: 5_000 },
  {
    ...{ name: 'the same as an Excel workbook', path: '/api/admin/reports/round-figures-excel' },
    atMost: 5_000,
  },
  { name: 'the calendar of places, 8 weeks', path: `/api/places?from=${day(0)}&until=${day(55)}` },
  {
    ...{ name: 'the calendar of places, 8 weeks as an Excel workbook' },
    path: `/api/admin/reports/places-excel?from=${day(0)}&until=${day(55)}`,
  },
  { name: 'the waiting list', path: '/api/admin/waiting-list?programme=intern' },
  { name: 'the waiting list of a round', path: `/api/admin/waiting-list?programme=intern&round=${round}` },
  { name: 'Today', path: '/api/admin/today' },
  { name: 'all rounds', path: '/api/admin/rounds' },
];

/**
 * Measures the calls about rounds, places and the waiting list through the gateway, one after another, beside /api/me.
 */
export async function roundListRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  await onMariaDb([applications()], async (backends) => {
    rows.push(...(await measured(startPortal, backends)));
  });
  return rows;
}

async function measured(startPortal: Harness['startPortal'], backends: Backends): Promise<Measurement[]> {
  const portal = await startTestPortal(startPortal, { env: backends.env });
  const knex = connectDatabase({ url: backends.databaseUrl });
  try {
    const round = await fillRounds(knex);
    const { token } = await staffSignIn(portal);
    const ask = (path: string) => async () => {
      const began = performance.now();
      const answer = await fetch(portal.url + path, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      return performance.now() - began;
    };
    const rows: Measurement[] = [];
    for (const { name, path, atMost = mostMs } of questions(round)) {
      const contestants = [
        { name, round: ask(path) },
        { name: 'me', round: ask('/api/me') },
      ];
      const [ours = Number.NaN, me = Number.NaN] = await interleaved(contestants, timesAsked);
      rows.push({
        name: `Of ${backends.applications} applications on MariaDB: ${name}: median ms / GET /api/me`,
        ours: `${ours.toFixed(1)} ms`,
        reference: `${me.toFixed(1)} ms (${(ours / me).toFixed(0)} times)`,
        value: ours,
        limit: { atMost },
      });
    }
    return rows;
  } finally {
    await knex.destroy();
    await portal.stop();
  }
}
