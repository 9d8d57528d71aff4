import { randomUUID } from 'node:crypto';
import { connectDatabase } from '@portal/service-kit/database';
import { call, submittedApplicant } from './api';
import { insist, inTurns, staffCall, staffSession, startKilling } from './delayed-round';
import type { TestPortal } from './harness';
import { patienceMs, until } from './patience';

export interface ResultsRound {
  released: number;
  /** How many of the released results are taken back after the release began. */
  takenBack: number;
  kills: number;
  /** The names of the replicas, which are killed in turn. */
  replicas: string[];
}

export interface ResultsOutcome {
  problems: string[];
  mails: number;
  /**
   * Repeated mails with a Message-ID that had already arrived: a replica was killed between delivering a mail and
   * recording it.
   */
  copies: number;
  takenBack: number;
  kills: number;
}

interface Case {
  email: string;
  id: number;
  prepared: { id: number; version: number };
}

const word = 'Your place begins on the first of June.';

/** Prepares decisions and releases them together while replicas are killed, then counts what arrived. */
export async function playResultsRound(portal: TestPortal, round: ResultsRound): Promise<ResultsOutcome> {
  const cases = await inTurns(round.released, 4, async (): Promise<Case> => {
    const { applicant, application_id: id } = await insist(() => submittedApplicant(portal));
    const json = { application_id: id, status: 'approved', message: word };
    const { prepared } = await staffCall<Pick<Case, 'prepared'>>(portal, '/api/feedback/prepared', json);
    return { email: applicant.email, id, prepared };
  });
  const killer = startKilling(portal, round);
  try {
    const items = cases.map(({ prepared: { id, version } }) => ({ id, version }));
    await staffCall(portal, '/api/admin/results/releases', { key: randomUUID(), items });
    for (const { prepared } of cases.slice(-round.takenBack))
      await staffCall(portal, `/api/feedback/prepared/${prepared.id}/take-back`, {});
    await killer.done;
    return await counted(portal, cases, { states: await statesAtTheEnd(portal), kills: killer.count() });
  } finally {
    killer.stop();
    await killer.done;
  }
}

/** The final state of each prepared decision, once none is waiting. */
async function statesAtTheEnd({ database: url }: TestPortal): Promise<Map<number, string>> {
  const database = connectDatabase({ url });
  const left = async () => {
    const going = await database('result_releases').where({ state: 'going' }).first('id');
    return going ?? (await database('applications_outbox').where({ state: 'waiting' }).first('id'));
  };
  try {
    // The mails that a killed worker was sending stay reserved for a minute.
    await until('every result and every mail went out', async () => (await left()) === undefined, {
      withinMs: Math.max(180_000, patienceMs()),
    });
    const rows: { application_id: number; state: string }[] = await database('prepared_decisions').select();
    return new Map(rows.map(({ application_id, state }) => [application_id, state]));
  } finally {
    await database.destroy();
  }
}

interface End {
  states: Map<number, string>;
  kills: number;
}

async function counted(portal: TestPortal, cases: Case[], { states, kills }: End): Promise<ResultsOutcome> {
  const all = await portal.mails();
  const problems: string[] = [];
  let [mails, copies, takenBack] = [0, 0, 0];
  for (const { id, email } of cases) {
    const state = states.get(id);
    const due = state === 'sent' ? 1 : 0;
    if (state === 'taken-back') takenBack += 1;
    else if (!due) problems.push(`the decision on application ${id} is ${state}`);
    const theirs = all.filter(
      ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(word),
    );
    const ids = new Set(theirs.map(({ messageId }) => messageId)).size;
    mails += ids;
    copies += theirs.length - ids;
    if (ids !== due) problems.push(`${due} mails were due for application ${id}, ${ids} came`);
    const { token } = await staffSession(portal);
    const path = `/api/admin/applications/${id}/timeline`;
    const { feedback } = await insist(() => call<{ feedback: object[] }>(portal, 'GET', path, { token }));
    if (feedback.length !== due)
      problems.push(`application ${id} has ${feedback.length} decisions, not ${due}`);
  }
  if (copies > kills) problems.push(`${copies} copies came for ${kills} kills`);
  return { problems, mails, copies, takenBack, kills };
}
