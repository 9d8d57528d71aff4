import { formOf, thePdf } from '../attacks/forms';
import {
  call,
  fillInternship,
  saveProgress,
  staffSignIn,
  startInternship,
  submittedApplicant,
} from '../support/api';
import { type Applicant, anApplicant } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { patienceMs, pause, until } from '../support/patience';
import { largestBytes } from './large-file';

/** A kind of work; all kinds go on during each failure. */
export type Kind = 'types' | 'uploads' | 'decides' | 'signs in' | 'reads reports';

/** The result of one kind of work. Times are of `performance.now()`, in ms. */
export interface Tally {
  kind: Kind;
  /** Number of requests sent; they are numbered from 1 on. */
  sent: number;
  /** Numbers of the requests that were answered 2xx. */
  accepted: number[];
  refused: number;
  /** When the latest accepted request was sent. */
  lastSentAt: number;
}

/** The people of all rounds; `case` and `password` belong to an application that was submitted before the round. */
export interface Actors {
  portal: TestPortal;
  typist: Awaited<ReturnType<typeof startInternship>>;
  case: { applicant: Applicant; application_id: number };
  person: { email: string; password: string };
  /** Bytes of the file that is uploaded in pieces in each round. */
  largeBytes: number;
}

export async function gather(portal: TestPortal, largeBytes = largestBytes): Promise<Actors> {
  const { applicant, application_id, password } = await submittedApplicant(portal);
  const typist = await startInternship(portal, anApplicant());
  return {
    portal,
    typist,
    case: { applicant, application_id },
    person: { email: applicant.email, password },
    largeBytes,
  };
}

export const textOf = (round: number, number: number) => `Saying ${number} of round ${round}`;
export const messageOf = (round: number, number: number) => `Decision ${number} of round ${round} on this.`;
/** A PDF that differs from all other uploads: bytes after its end are stored unchanged. */
export const fileOf = (round: number, number: number) =>
  Buffer.concat([thePdf(), Buffer.from(`% upload ${number} of round ${round}\n`)]);

const decisions = ['in-review', 'approved', 'rejected'];

/** Returns functions that send request `number` of each kind of work. @throws when the request is not accepted */
function senders({ portal, typist, case: one, person }: Actors, round: number, staff: string) {
  const { application_id, intern_details_id, token } = typist;
  const work: Record<Kind, (number: number) => Promise<unknown>> = {
    types: (number) => saveProgress(portal, typist, 9, { other_skills: textOf(round, number) }),
    uploads: (number) => {
      const files = [{ field: 'cv', name: 'cv.pdf', bytes: fileOf(round, number) }];
      const form = formOf({ application_id, intern_details_id }, files);
      return call(portal, 'POST', '/api/documents', { token, form });
    },
    decides: (number) => {
      const status = decisions[number % decisions.length];
      const json = { application_id: one.application_id, status, message: messageOf(round, number) };
      return call(portal, 'POST', '/api/feedback', { token: staff, json });
    },
    'signs in': () => {
      const json = { email_or_phone: person.email, password: person.password };
      return call(portal, 'POST', '/api/login', { json });
    },
    'reads reports': () =>
      call(portal, 'GET', '/api/admin/reports/applications?days=30&limit=10', { token: staff }),
  };
  return work;
}

/**
 * Milliseconds between two requests of one kind; decisions send mails and passwords take time to compare, so these
 * pauses are longer.
 */
const restMs: Record<Kind, number> = {
  types: 60,
  uploads: 200,
  decides: 400,
  'signs in': 300,
  'reads reports': 300,
};
const afterRefusalMs = 100;

/** Lets everybody work until `stop` is called; requests of one kind follow one another. */
export async function startWork(actors: Actors, round: number) {
  const { token } = await staffSignIn(actors.portal);
  const work = senders(actors, round, token);
  const end = { come: false };
  const kinds = Object.keys(work) as Kind[];
  const tallies = kinds.map((kind): Tally => ({ kind, sent: 0, accepted: [], refused: 0, lastSentAt: 0 }));
  const go = async (tally: Tally) => {
    while (!end.come) {
      tally.sent += 1;
      const number = tally.sent;
      const sentAt = performance.now();
      try {
        await work[tally.kind](number);
        tally.accepted.push(number);
        tally.lastSentAt = sentAt;
        await pause(restMs[tally.kind]);
      } catch {
        tally.refused += 1;
        await pause(afterRefusalMs);
      }
    }
  };
  const all = Promise.all(tallies.map(go));
  return {
    tallies,
    /**
     * Waits until a request of every kind that was sent after `since` was accepted; returns the milliseconds that it
     * took.
     */
    async back(since: number): Promise<number> {
      const answered = tallies.map(async (tally) => {
        await until(`somebody ${tally.kind} again`, () => tally.lastSentAt > since, { everyMs: 20 });
        return performance.now();
      });
      return Math.max(...(await Promise.all(answered))) - since;
    },
    async stop(): Promise<void> {
      end.come = true;
      await all;
    },
  };
}

/**
 * Submits a filled application, again and again until it is accepted; 220 and 409 mean that it was submitted before.
 */
export async function submitThrough(portal: TestPortal, applicant: Applicant) {
  const session = await fillInternship(portal, applicant);
  const { token, application_id, intern_details_id } = session;
  const json = { application_id, intern_details_id, signature: applicant.name };
  return {
    application_id,
    async submit(): Promise<void> {
      const end = Date.now() + patienceMs();
      for (;;) {
        try {
          await call(portal, 'POST', '/api/submit', { token, json, expect: [200, 220, 409] });
          return;
        } catch (error) {
          if (Date.now() > end) throw error;
          await pause(afterRefusalMs);
        }
      }
    },
  };
}
