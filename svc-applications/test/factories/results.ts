import { silentLogger } from '@portal/service-kit/logging';
import { decided } from '../../src/decisions/feedback/decision-mail';
import { letResultsGo } from '../../src/decisions/prepared/going-out';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';
import { decision } from './decisions';
import { buildSubmitted } from './sections';

/** The acts that tests of prepared decisions need: Joel prepares, Grace releases. */
export function resultsOf(portal: () => ApplicationsUnderTest) {
  const [graceId, joelId] = [9_201, 9_202];
  const grace = () => staffToken(portal(), 'admin', { personId: graceId, name: 'Grace Mutoni' });
  const joel = () => staffToken(portal(), 'reviewer', { personId: joelId, name: 'Joel Kamau' });
  const prepare = async (person: Applicant, changes: object = {}, token?: string) =>
    portal().call('prepareDecision', { token: token ?? (await joel()), body: decision(person, changes) });
  const prepared = async (person: Applicant, changes: object = {}) =>
    (await prepare(person, changes)).body.prepared as { id: number; version: number };
  const takeBack = async (id: number) =>
    portal().call('takeBackPreparedDecision', { token: await joel(), params: { id } });
  let keys = 0;
  const release = async (items: { id: number; version: number }[], token?: string) => {
    keys += 1;
    const body = {
      key: `release-of-results-${keys}`,
      items: items.map(({ id, version }) => ({ id, version })),
    };
    return portal().call('releaseResults', { token: token ?? (await grace()), body });
  };
  const stop = async (id: number, token?: string) =>
    portal().call('stopResultRelease', { token: token ?? (await grace()), params: { id } });
  const progress = async (id: number) =>
    (await portal().call('getResultRelease', { token: await grace(), params: { id } })).body;
  /** Sends decisions out as two replicas at the same moment. */
  const goOut = () => {
    const { service } = portal();
    return Promise.all([1, 2].map(() => letResultsGo(service, silentLogger)));
  };
  const rowOf = ({ applicationId: id }: Applicant) => portal().knex('applications').where({ id }).first();
  const stored = (id: number) => portal().knex('prepared_decisions').where({ id }).first();
  const mailsOf = async ({ applicationId: application_id }: Applicant) =>
    (await portal().knex('mails').where({ application_id })).filter(({ kind }) => kind === decided.kind);
  const results = async (query: Record<string, string | number> = {}, token?: string) =>
    (await portal().call('listResults', { token: token ?? (await grace()), query })).body;
  const review = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await joel(), params: { id } })).body.review;
  const history = async ({ applicationId: id }: Applicant) =>
    (await portal().call('getTimeline', { token: await grace(), params: { id } })).body.entries;
  const several = async (count: number) => {
    const people: Applicant[] = [];
    for (let number = 0; number < count; number += 1) people.push(await buildSubmitted(portal()));
    return people;
  };
  /** As if a replica had been killed with decisions in hand, and its time is over. */
  const turnIsOver = () => portal().knex('result_release_items').update({ taken_until_at: null });
  const forget = async () => {
    portal().auth.standings.clear();
    portal().auth.down(false);
    await portal().knex('result_releases').delete();
    await portal().knex('prepared_decisions').delete();
  };
  return {
    ...{ graceId, joelId, grace, joel, prepare, prepared, takeBack, release, stop },
    ...{ progress, goOut, rowOf, stored, mailsOf, results, review, history, several, turnIsOver, forget },
  };
}
