import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@portal/service-kit/database';
import { freePort } from '@portal/test-kit';
import { staffSignIn } from '../../e2e/support/api';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { onSqlite } from '../staff/databases';
import { somebody } from '../staff/somebody';
import { staffQuestions } from '../staff/staff-questions';
import type { Measurement } from '../support/rows';

const most = 50;
const times = 5;
const everyMs = 4;
const applications = () => Number(process.env.BENCH_APPLICATIONS ?? 100_000);

/** Measures how long a request of staff delays others on SQLite: the time of a small request meanwhile. */
export async function sqliteWaitRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  await onSqlite([applications()], async ({ env, databaseUrl }) => {
    const port = await freePort();
    const portal = await startTestPortal(startPortal, {
      env: { ...env, APPLICATIONS_PORT: String(port), LOG_LEVEL: 'warn' },
    });
    try {
      const { token } = await staffSignIn(portal);
      const knex = connectDatabase({ url: databaseUrl, readOnly: true });
      const application = await somebody(knex);
      const news = await knex('notifications').max('id as last').first();
      await knex.destroy();
      const service = `http://127.0.0.1:${port}`;
      const middleOfNews = Math.ceil(Number(news?.last) / 2);
      const lastPage = Math.floor(applications() / 20);
      for (const { name, places } of [
        ...staffQuestions({ application, lastPage, middleOfNews }),
        { name: 'all programmes', places: ['/api/admin/applications', '/api/admin/applications?search=a'] },
        { name: 'Today', places: ['/api/admin/today'] },
      ]) {
        let longest = 0;
        let took = 0;
        for (const place of places) {
          const found = await askedBeside(service, place, token);
          longest = Math.max(longest, found.wait);
          took = Math.max(took, found.took);
        }
        rows.push({
          name: `Of ${applications()} applications on SQLite: ${name}: longest wait of another request`,
          ours: `${longest.toFixed(0)} ms`,
          reference: `the question itself: ${took.toFixed(0)} ms`,
          value: longest,
          limit: { atMost: most },
        });
      }
    } finally {
      await portal.stop();
    }
  });
  return rows;
}

/**
 * The least of several measurements: other work of the machine lengthens some of them, while the request itself delays
 * others each time.
 */
async function askedBeside(service: string, place: string, token: string) {
  let least = { wait: Number.POSITIVE_INFINITY, took: Number.POSITIVE_INFINITY };
  for (let time = 0; time < times; time += 1) {
    let answered = false;
    const began = performance.now();
    const question = fetch(service + place, { headers: { authorization: `Bearer ${token}` } }).then(
      async (answer) => {
        await answer.text();
        answered = true;
        return performance.now() - began;
      },
    );
    let wait = 0;
    while (!answered) {
      const from = performance.now();
      await (await fetch(`${service}/healthz`)).text();
      wait = Math.max(wait, performance.now() - from);
      await pause(everyMs);
    }
    const took = await question;
    least = { wait: Math.min(least.wait, wait), took: Math.min(least.took, took) };
  }
  return least;
}
