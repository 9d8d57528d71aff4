import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '@portal/service-kit/database';
import { createDatabase, freePort, startMariaDb } from '@portal/test-kit';
import type { Knex } from 'knex';
import { staffSignIn } from '../../e2e/support/api';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { interleaved, median } from '../support/rounds';
import type { Row } from '../support/rows';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const applications = 100_000;
const most = 100;
const asked = 5;

type Query = Record<string, string | number>;

/** What staff ask of a list, by the name of its row. The last page is far out in each. */
const questions = (
  person: { name: string; email: string; id: number },
  last: number,
): [string, Query[]][] => [
  ['first page, each order', orders.map((sort) => ({ sort }))],
  ['middle page, each order', orders.map((sort) => ({ sort, page: Math.ceil(last / 2) }))],
  ['last page, each order', orders.map((sort) => ({ sort, page: last }))],
  ['each status', statuses.map((status) => ({ status }))],
  ['search by full name', [{ search: person.name }]],
  ['search by e-mail', [{ search: person.email }]],
  ['search by one letter', ['a', 'm', 'x'].map((search) => ({ search }))],
  ['search by id', [{ search: `INT-${person.id}` }, { search: person.id }]],
  ['search of nobody', [{ search: 'zzyzx' }, { search: '%' }]],
];
const fields = ['submitted_date', 'created_at', 'updated_at', 'applicant_name', 'status'];
const orders = fields.flatMap((field) => [field, `-${field}`]);
const statuses = ['draft', 'in-progress', 'submitted', 'in-review', 'approved', 'rejected'];

/** The median of the milliseconds that the work took, time after time. */
async function timed(works: (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < asked; time += 1) {
    for (const work of works) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  }
  return median(times);
}

/** The staff's lists, searches and figures among many applications, beside one bare look at a row by its key. */
export async function listRows(startPortal: Harness['startPortal']): Promise<Row[]> {
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

async function measured(service: string, token: string, knex: Knex): Promise<Row[]> {
  const get = async (place: string) => {
    const answer = await fetch(service + place, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${place} answered ${answer.status}`);
    return answer.json();
  };
  const list = (query: Query) => {
    const written = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    return get(`/api/applications/intern?${new URLSearchParams(written)}`);
  };
  const { last_page } = (await list({})).pagination;
  const [line] = (await list({ page: Math.ceil(last_page / 3) })).applications;
  const person = { name: line.applicant_name, email: line.user.email, id: line.id };
  const bare = () => timed([() => knex('applications').where({ id: person.id }).first('id')]);
  const row = async (name: string, works: (() => Promise<unknown>)[]): Promise<Row> => {
    const [ours = Number.NaN, reference = Number.NaN] = await interleaved(
      [
        { name, round: () => timed(works) },
        { name: 'bare', round: bare },
      ],
      2,
    );
    return {
      name: `Internships among ${applications} applications on MariaDB, ${name}: median ms / one row by its key`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms (${(ours / reference).toFixed(0)} times)`,
      value: ours,
      limit: { atMost: most },
    };
  };
  const rows: Row[] = [];
  for (const [name, queries] of questions(person, last_page)) {
    rows.push(
      await row(
        name,
        queries.map((query) => () => list(query)),
      ),
    );
  }
  rows.push(await row('the figures', [() => get('/api/admin/stats')]));
  return rows;
}
