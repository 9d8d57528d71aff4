import { connectDatabase } from '@portal/service-kit/database';
import { freePort } from '@portal/test-kit';
import { staffSignIn, startInternship, type WizardSession } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { type Backends, onMariaDb } from '../staff/databases';
import { questions } from '../staff/questions';
import { somebody } from '../staff/somebody';
import { type Strapi, startStrapi } from '../strapi/site';
import { bear, type Load } from '../support/load';
import { interleaved } from '../support/rounds';
import type { Measurement } from '../support/rows';

const applications = 100_000;
const seconds = 3;

/** Measures answers per second beside Strapi, on the same MariaDB and the same applications, over loopback. */
export async function strapiRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  await onMariaDb(
    [applications],
    async (backends) => void rows.push(...(await besideStrapi(startPortal, backends))),
  );
  return rows;
}

interface Pair {
  question: 'list' | 'full-name' | 'first-name' | 'three-letters' | 'save';
  connections: number;
  /** How many times as fast as Strapi the service must be. */
  atLeast: number;
  /** Set to add an index that Strapi does not make itself. */
  indexed?: true;
  theirs: Omit<Load, 'connections' | 'seconds'>;
}

async function besideStrapi(startPortal: Harness['startPortal'], backends: Backends): Promise<Measurement[]> {
  const server = new URL('/', backends.databaseUrl).href;
  const knex = connectDatabase({ url: backends.databaseUrl });
  const strapi = await startStrapi(server, new URL(backends.databaseUrl).pathname.slice(1));
  const port = await freePort();
  const env = { ...backends.env, APPLICATIONS_PORT: String(port), LOG_LEVEL: 'warn' };
  const portal = await startTestPortal(startPortal, { env });
  try {
    const sessions: WizardSession[] = [];
    while (sessions.length < 32) sessions.push(await startInternship(portal, anApplicant()));
    const { token } = await staffSignIn(portal);
    const sought = { ...(await somebody(knex)), drafts: sessions.map((one) => one.application_id) };
    const asked = questions({ ...sought, token, sessions });
    const rows: Measurement[] = [];
    const compared = pairs(`http://127.0.0.1:${strapi.port}/api/applications`, sought, strapi);
    for (const pair of compared) {
      if (pair.indexed) await strapi.indexList();
      const own = asked.find(({ name }) => name === pair.question);
      if (!own) throw new Error(`Nobody asks ${pair.question}.`);
      const { place, ...request } = own.ask;
      const perSecond = async (load: Omit<Load, 'connections' | 'seconds'>) =>
        (await bear({ ...load, connections: pair.connections, seconds })).perSecond;
      const [ours = 0, theirs = 0] = await interleaved(
        [
          { name: 'portal', round: () => perSecond({ ...request, url: `http://127.0.0.1:${port}${place}` }) },
          { name: 'Strapi', round: () => perSecond(pair.theirs) },
        ],
        3,
      );
      rows.push({
        name: `${own.label}, ${pair.connections} connections / Strapi${pair.indexed ? ' with an index for it' : ''}`,
        ours: `${ours.toFixed(0)}/s`,
        reference: `${theirs.toFixed(1)}/s`,
        value: ours / theirs,
        limit: { atLeast: pair.atLeast },
      });
    }
    return rows;
  } finally {
    await portal.stop();
    await strapi.stop();
    await knex.destroy();
  }
}

function pairs(
  url: string,
  { name }: { name: string },
  { drafts, token }: Pick<Strapi, 'drafts' | 'token'>,
): Pair[] {
  const [firstName = ''] = name.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const search = (words: string) => ({
    headers,
    url: `${url}?filters[type][$eq]=intern&filters[applicant_name][$containsi]=${encodeURIComponent(words)}&pagination[pageSize]=10`,
  });
  const statement = 'I want to learn how care for the dying is taught. '.repeat(5);
  const list = {
    headers,
    url: `${url}?filters[type][$eq]=intern&filters[status][$eq]=submitted&sort=submitted_at:desc&pagination[pageSize]=10`,
  };
  return [
    { question: 'list', connections: 8, atLeast: 40, theirs: list },
    { question: 'full-name', connections: 4, atLeast: 30, theirs: search(name) },
    { question: 'first-name', connections: 4, atLeast: 15, theirs: search(firstName) },
    { question: 'three-letters', connections: 4, atLeast: 10, theirs: search(firstName.slice(0, 3)) },
    {
      ...{ question: 'save', connections: 32, atLeast: 12 },
      theirs: {
        url,
        method: 'PUT',
        request: (connection) => ({
          path: `${new URL(url).pathname}/${drafts[connection % drafts.length]}`,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ data: { current_step: 6, form_data: { personal_statement: statement } } }),
        }),
      },
    },
    { question: 'list', connections: 8, atLeast: 1, theirs: list, indexed: true },
  ];
}
