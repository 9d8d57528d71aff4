import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '@portal/service-kit/database';
import { createDatabase, freePort, startMariaDb } from '@portal/test-kit';
import type { Knex } from 'knex';
import { staffSignIn } from '../../e2e/support/api';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { listOf, staffQuestions } from '../staff/staff-questions';
import { interleaved, median } from '../support/rounds';
import type { Measurement } from '../support/rows';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const applications = 100_000;
const most = 100;
const timesAsked = 5;

/** Median time of the requests in `works`, in ms. */
async function timed(works: (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < timesAsked; time += 1) {
    for (const work of works) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  }
  return median(times);
}

/**
 * Measures the staff's requests to svc-applications, one after another among many applications, beside reading one row
 * by its key.
 */
export async function listRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const server = await startMariaDb();
  try {
    process.env.TEST_MARIADB_URL = server.url;
    const url = await createDatabase('bench');
    const env = { ...process.env, DATABASE_URL: url };
    const script = path.join(root, 'scripts/demo-data.mjs');
    await run(process.execPath, [script, '--applications', String(applications)], { cwd: root, env });
    const port = await freePort();
    const portal = await startTestPortal(startPortal, {
      env: { DATABASE_URL: url, APPLICATIONS_PORT: String(port) },
    });
    const knex = connectDatabase({ url });
    try {
      return await measured(`http://127.0.0.1:${port}`, (await staffSignIn(portal)).token, knex);
    } finally {
      await knex.destroy();
      await portal.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measured(service: string, token: string, knex: Knex): Promise<Measurement[]> {
  const get = async (place: string) => {
    const answer = await fetch(service + place, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${place} answered ${answer.status}`);
    return answer.json();
  };
  const lastPage = (await get(listOf('intern', {}))).pagination.last_page;
  const [line] = (await get(listOf('intern', { page: Math.ceil(lastPage / 3) }))).applications;
  const application = { id: line.id, name: line.applicant_name, email: line.user.email };
  const news = await knex('notifications').max('id as last').first();
  const middleOfNews = Math.ceil(Number(news?.last) / 2);
  const bare = () => timed([() => knex('applications').where({ id: application.id }).first('id')]);
  const rows: Measurement[] = [];
  for (const { name, places } of staffQuestions({ application, lastPage, middleOfNews })) {
    const round = () => timed(places.map((place) => () => get(place)));
    const contestants = [
      { name, round },
      { name: 'bare', round: bare },
    ];
    const [ours = Number.NaN, reference = Number.NaN] = await interleaved(contestants, 2);
    rows.push({
      name: `Of ${applications} applications on MariaDB: ${name}: median ms / one row by its key`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms (${(ours / reference).toFixed(0)} times)`,
      value: ours,
      limit: { atMost: most },
    });
  }
  return rows;
}
