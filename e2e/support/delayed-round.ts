import { connectDatabase } from '@portal/service-kit/database';
import { call, staffSignIn, submittedApplicant } from './api';
import type { TestPortal } from './harness';
import { minutesAreOver } from './holding';
import { patienceMs, pause, until } from './patience';

export interface DelayedRound {
  held: number;
  /** How many of the held decisions are undone before their time is over. */
  undone: number;
  /** How often a replica of svc-applications is killed, spread over the whole round. */
  kills: number;
  /** The names of the replicas, which are killed in turn. */
  replicas: string[];
}

export interface DelayedOutcome {
  problems: string[];
  /** Different Message-IDs that arrived. */
  mails: number;
  /**
   * Repeated mails with a Message-ID that had already arrived: a replica was killed between delivering a mail and
   * recording it.
   */
  copies: number;
  kills: number;
}

interface Case {
  email: string;
  id: number;
  held?: number;
}

const word = 'We look forward to meeting you on the first of June.';

/** Holds decisions, undoes some and lets the others go out, while replicas are killed; then counts what arrived. */
export async function playDelayedRound(portal: TestPortal, round: DelayedRound): Promise<DelayedOutcome> {
  const cases = await inTurns(round.held, 4, async (): Promise<Case> => {
    // A replica that was killed in an earlier round may not be back yet.
    const { applicant, application_id } = await insist(() => submittedApplicant(portal));
    return { email: applicant.email, id: application_id };
  });
  const killer = startKilling(portal, round);
  try {
    await inTurns(round.held, 4, (place) => hold(portal, cases[place] as Case));
    const undone = cases.filter((_one, place) => place % Math.floor(round.held / round.undone) === 0);
    const taken = undone.slice(0, round.undone);
    await inTurns(taken.length, 4, (place) => undo(portal, taken[place] as Case));
    await minutesAreOver(portal);
    await killer.done;
    await allWentOut(portal);
    return await counted(portal, { cases, taken, kills: killer.count() });
  } finally {
    killer.stop();
    await killer.done;
  }
}

export async function inTurns<T>(
  count: number,
  atOnce: number,
  work: (place: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_one, more) => work(from + more));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

/** Kills replicas again and again, spread over some time. */
export function startKilling(
  portal: TestPortal,
  { kills, replicas }: Pick<DelayedRound, 'kills' | 'replicas'>,
) {
  let count = 0;
  let stopped = false;
  const run = async () => {
    while (!stopped && count < kills) {
      await pause(300 + Math.random() * 900);
      const replica = portal.child(replicas[count % replicas.length] as string);
      await until('the replica runs again', () => replica.running);
      replica.kill('SIGKILL');
      count += 1;
    }
  };
  const stop = () => {
    stopped = true;
  };
  return { done: run(), count: () => count, stop };
}

/** Repeats a call until a replica answers it; an answer that it has already been done counts, too. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + Math.max(60_000, patienceMs());
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}

export async function staffCall<T>(portal: TestPortal, path: string, json: object): Promise<T> {
  return insist(async () => {
    const { token } = await staffSession(portal);
    return call<T>(portal, 'POST', path, { token, json, expect: [200, 202, 409] });
  });
}

const sessions = new WeakMap<TestPortal, ReturnType<typeof staffSignIn>>();
export function staffSession(portal: TestPortal) {
  const known = sessions.get(portal) ?? insist(() => staffSignIn(portal));
  sessions.set(portal, known);
  return known;
}

async function hold(portal: TestPortal, one: Case): Promise<void> {
  const json = { application_id: one.id, status: 'approved', message: word, hold_minutes: 60 };
  await staffCall(portal, '/api/feedback', json);
  const { token } = await staffSession(portal);
  const { review } = await insist(() =>
    call<{ review: { held_decision: { id: number } | null } }>(
      portal,
      'GET',
      `/api/admin/applications/${one.id}`,
      { token },
    ),
  );
  if (review.held_decision) one.held = review.held_decision.id;
}

const undo = (portal: TestPortal, { held }: Case) => staffCall(portal, `/api/feedback/held/${held}/undo`, {});

async function allWentOut({ database: url }: TestPortal): Promise<void> {
  const database = connectDatabase({ url });
  const left = async () => {
    const waiting = await database('held_decisions').whereNotNull('slot').first('id');
    return waiting ?? (await database('applications_outbox').where({ state: 'waiting' }).first('id'));
  };
  try {
    // The mails that a killed worker was sending stay reserved for a minute.
    await until('every decision and every mail went out', async () => (await left()) === undefined, {
      withinMs: Math.max(180_000, patienceMs()),
    });
  } finally {
    await database.destroy();
  }
}

interface Played {
  cases: Case[];
  taken: Case[];
  kills: number;
}

async function counted(portal: TestPortal, { cases, taken, kills }: Played): Promise<DelayedOutcome> {
  const all = await portal.mails();
  const problems: string[] = [];
  const ids = new Set<string>();
  let copies = 0;
  for (const one of cases) {
    const due = taken.includes(one) ? 0 : 1;
    const mails = all.filter(
      ({ to, text }) => to?.some(({ address }) => address === one.email) && text?.includes(word),
    );
    const theirs = new Set(mails.map(({ messageId }) => String(messageId)));
    for (const id of theirs) ids.add(id);
    copies += mails.length - theirs.size;
    if (theirs.size !== due)
      problems.push(`${due} mails were due for application ${one.id}, ${theirs.size} came`);
    const { token } = await staffSession(portal);
    const path = `/api/admin/applications/${one.id}/timeline`;
    const { feedback } = await insist(() => call<{ feedback: object[] }>(portal, 'GET', path, { token }));
    if (feedback.length !== due)
      problems.push(`application ${one.id} has ${feedback.length} decisions, not ${due}`);
  }
  if (ids.size !== cases.length - taken.length)
    problems.push(`${ids.size} Message-IDs came, not ${cases.length - taken.length}`);
  if (copies > kills) problems.push(`${copies} copies came for ${kills} kills`);
  return { problems, mails: ids.size, copies, kills };
}
