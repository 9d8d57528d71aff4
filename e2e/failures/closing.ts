import { connectDatabase } from '@portal/service-kit/database';
import { call, fillInternship, staffSignIn, type WizardSession } from '../support/api';
import { anApplicant, aPdf } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { until } from '../support/patience';
import { answersOf } from '../support/replicas';
import { bytesOf, openSlowly, type SlowRequest } from '../support/slow-request';
import { fillVisit } from '../support/visit-api';

/** How many people press Submit before the closing, and as many after it. */
const onEachSide = 8;
const minuteMs = 60_000;
/**
 * Milliseconds around the closing over which the presses are spread; half of them are so close to it that either answer
 * is right.
 */
const spreadMs = 1500;
const graceMinutes = 30;

interface Press {
  session: WizardSession;
  status: number;
  /** When the request was sent, by the clock of the database. */
  sentAt: number;
  answeredAt: number;
}

interface Scene {
  portal: TestPortal;
  /** The present time of the database's clock, in ms. */
  now(): number;
  closesAt: number;
}

/**
 * Closes rounds of both programmes while people press Submit through two replicas, and while uploads and a submission
 * are being sent; the round of visits has a grace period. Returns the problems, and how many presses were in time.
 */
export async function throughTheClosing(portal: TestPortal) {
  const database = connectDatabase({ url: portal.database });
  try {
    const rounds = await openRounds(portal);
    const interns = await peopleOf(onEachSide * 2, () => fillInternship(portal, anApplicant()));
    const [slow, late, kept] = await peopleOf(3, () => fillInternship(portal, anApplicant()));
    const [visitor] = await peopleOf(1, () => fillVisit(portal, anApplicant()));
    if (!slow || !late || !kept || !visitor) throw new Error('somebody is missing');
    const { now, unsureMs: unsureBefore } = await clockOf(database);
    const closesAt = Math.ceil((now() + 5000) / minuteMs) * minuteMs;
    const closed = await closeAt(portal, rounds, closesAt);
    const scene = { portal, now, closesAt };
    // Not started earlier: the gateway ends connections that send nothing for longer.
    await until('the last seconds', () => now() > closesAt - 5000, { everyMs: 100, withinMs: 2 * minuteMs });
    const before = await Promise.all([
      openSubmission(portal, slow),
      openUpload(portal, kept, '/api/documents', 'other'),
      openUpload(portal, visitor, '/api/visitor/upload-documents', 'cv'),
    ]);
    const presses = await pressAround(scene, interns);
    await until('the rounds are closed', () => now() > closesAt + 500, {
      everyMs: 100,
      withinMs: 2 * minuteMs,
    });
    // Read again, since the machine's clock may have been set meanwhile.
    const after = await clockOf(database);
    const unsureMs = unsureBefore + after.unsureMs + Math.abs(after.now() - now());
    const problems = [
      ...(await wrongPresses(database, presses, { closesAt, unsureMs })),
      ...(await wrongOnTheirWay(portal, { before, late, kept, visitor })),
      ...(await idleReplicas(portal)),
    ];
    // A later closing, so that the following tests can apply again.
    await closeAt(portal, closed, Date.now() + 24 * 60 * minuteMs);
    return {
      problems,
      inTime: presses.filter(({ status }) => status === 200).length,
      pressed: presses.length,
    };
  } finally {
    await database.destroy();
  }
}

async function peopleOf<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const people: T[] = [];
  while (people.length < count) people.push(await make());
  return people;
}

/**
 * Compares this machine's clock with the database's. Returns the database's time as `now()` and its largest error in
 * ms, both from the fastest of 20 queries.
 */
async function clockOf(database: ReturnType<typeof connectDatabase>) {
  let best = { ahead: 0, unsureMs: Number.POSITIVE_INFINITY };
  for (let question = 0; question < 20; question += 1) {
    const asked = performance.timeOrigin + performance.now();
    const [[row]] = await database.raw('select utc_timestamp(3) as now_at');
    const answered = performance.timeOrigin + performance.now();
    const unsureMs = (answered - asked) / 2 + 1;
    const ahead = new Date(row.now_at).getTime() - (asked + answered) / 2;
    if (unsureMs < best.unsureMs) best = { ahead, unsureMs };
  }
  const { ahead, unsureMs } = best;
  return { now: () => performance.timeOrigin + performance.now() + ahead, unsureMs };
}

/** The time in Kigali, the portal's time zone, at a moment. */
const inKigali = (at: number) => new Date(at + 2 * 3_600_000).toISOString().slice(0, 16);

interface Made {
  id: number;
  version: number;
  programme: string;
}

const factsOf = (programme: string, closesAt: number) => ({
  programme,
  names: { en: 'Closing' },
  opens: inKigali(Date.now() - 24 * 60 * minuteMs),
  closes: inKigali(closesAt),
  grace_minutes: programme === 'visitor' ? graceMinutes : 0,
});

async function openRounds(portal: TestPortal): Promise<Made[]> {
  const { token } = await staffSignIn(portal);
  return Promise.all(
    ['intern', 'visitor'].map(async (programme) => {
      const json = factsOf(programme, Date.now() + 24 * 60 * minuteMs);
      const { round } = await call<{ round: Made }>(portal, 'POST', '/api/admin/rounds', { token, json });
      return round;
    }),
  );
}

async function closeAt(portal: TestPortal, rounds: Made[], closesAt: number): Promise<Made[]> {
  const { token } = await staffSignIn(portal);
  return Promise.all(
    rounds.map(async ({ id, version, programme }) => {
      const json = { ...factsOf(programme, closesAt), version };
      const path = `/api/admin/rounds/${id}`;
      return (await call<{ round: Made }>(portal, 'PUT', path, { token, json })).round;
    }),
  );
}

const submissionOf = ({ application_id, intern_details_id, user }: WizardSession, more: object = {}) => ({
  ...{ application_id, intern_details_id, signature: user.name, ...more },
});

const openSubmission = (portal: TestPortal, session: WizardSession): Promise<SlowRequest> =>
  openSlowly(`${portal.url}/api/submit`, {
    token: session.token,
    type: 'application/json',
    body: Buffer.from(JSON.stringify(submissionOf(session))),
  });

async function openUpload(portal: TestPortal, session: WizardSession, path: string, type: string) {
  const form = new FormData();
  form.append('intern_details_id', String(session.intern_details_id));
  if (path === '/api/documents') form.append('application_id', String(session.application_id));
  const file = new Blob([new Uint8Array(await aPdf(type))], { type: 'application/pdf' });
  form.append(type, file, `${type}.pdf`);
  return openSlowly(portal.url + path, { token: session.token, ...(await bytesOf(form)) });
}

/** Lets each person press Submit at another time, from shortly before the closing to shortly after it. */
async function pressAround({ portal, now, closesAt }: Scene, people: WizardSession[]): Promise<Press[]> {
  const step = (spreadMs * 2) / people.length;
  return Promise.all(
    people.map(async (session, place) => {
      const at = closesAt - spreadMs + place * step;
      await until('it is time to press', () => now() >= at, { everyMs: 5, withinMs: 2 * minuteMs });
      const sentAt = now();
      const status = await submit(portal, session);
      return { session, status, sentAt, answeredAt: now() };
    }),
  );
}

async function submit(portal: TestPortal, session: WizardSession): Promise<number> {
  const isVisit = session.user.role === 'visitor';
  const answer = await fetch(portal.url + (isVisit ? '/api/visitor/submit' : '/api/submit'), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(submissionOf(session, isVisit ? { agreement: true } : {})),
  });
  return answer.status;
}

/**
 * Checks the answers. A press answered before the closing must be accepted, one sent after it refused; in between
 * either is right, and what is stored must agree with the answer. The time of the database query counts in the
 * applicant's favour; it is part of the duration of the press.
 */
async function wrongPresses(
  database: ReturnType<typeof connectDatabase>,
  presses: Press[],
  { closesAt, unsureMs }: { closesAt: number; unsureMs: number },
): Promise<string[]> {
  const problems: string[] = [];
  for (const { session, status, sentAt, answeredAt } of presses) {
    const when = `sent ${Math.round(sentAt - closesAt)} ms after the closing`;
    if (status !== 200 && status !== 409) problems.push(`${status} for what was ${when}`);
    if (answeredAt < closesAt - unsureMs && status !== 200)
      problems.push(`refused before the closing, ${when}`);
    const tookMs = answeredAt - sentAt;
    if (sentAt - tookMs >= closesAt + unsureMs && status === 200)
      problems.push(`taken although ${when}, within ${Math.round(tookMs)} ms`);
    const row = await database('applications').where({ id: session.application_id }).first();
    const isStored = row.status === 'submitted';
    if (isStored !== (status === 200)) problems.push(`answered ${status}, stored as ${row.status}`);
  }
  return problems;
}

interface OnTheirWay {
  before: SlowRequest[];
  late: WizardSession;
  kept: WizardSession;
  visitor: WizardSession;
}

async function wrongOnTheirWay(
  portal: TestPortal,
  { before, late, kept, visitor }: OnTheirWay,
): Promise<string[]> {
  const tooLate = await openSubmission(portal, late);
  const [slowly, upload, visit] = await Promise.all(before.map((one) => one.finish()));
  const found = {
    'a submission that was opened before the closing and ended after it': [slowly?.status, 200],
    'one that was opened after the closing': [(await tooLate.finish()).status, 409],
    'an upload that was on its way at the closing': [upload?.status, 200],
    'a submission after it, without grace': [await submit(portal, kept), 409],
    'an upload on its way to a round with grace': [visit?.status, 200],
    'a submission after it, with grace': [await submit(portal, visitor), 200],
  };
  return Object.entries(found)
    .filter(([, [status, expected]]) => status !== expected)
    .map(([what, [status, expected]]) => `${what} was answered ${status}, not ${expected}`);
}

/** Checks that both replicas answered presses: otherwise the test proves nothing about them. */
async function idleReplicas(portal: TestPortal): Promise<string[]> {
  const names = ['svc-applications', 'svc-applications-2'];
  const asked = await Promise.all(names.map((name) => answersOf(portal, name, '/api/submit')));
  return names.filter((_name, place) => !asked[place]).map((name) => `${name} answered no submission`);
}
