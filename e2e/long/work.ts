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

/** A kind of work; all of them go on during each trouble. */
export type Kind = 'types' | 'uploads' | 'decides' | 'signs in' | 'reads reports';

/** What one kind of work has come to. Times are of `performance.now()`, in ms. */
export interface Tally {
  kind: Kind;
  /** Requests that were sent, in the order of their numbers from 1 on. */
  sent: number;
  /** Numbers of the requests that were answered 2xx. */
  accepted: number[];
  refused: number;
  /** When the latest accepted request was sent. */
  lastSentAt: number;
}

/** The people of all rounds; `case` and `password` are of an application that was submitted before the round. */
export interface Actors {
  portal: TestPortal;
  typist: Awaited<ReturnType<typeof startInternship>>;
  case: { applicant: Applicant; application_id: number };
  person: { email: string; password: string };
  /** How large the file is that goes in pieces in each round. */
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
/** A PDF that no other upload has: bytes after its end are kept as they are. */
export const fileOf = (round: number, number: number) =>
  Buffer.concat([thePdf(), Buffer.from(`% upload ${number} of round ${round}\n`)]);

const decisions = ['in-review', 'approved', 'rejected'];

/** Sends request `number` of a kind of work. @throws when it was not accepted */
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

/** Milliseconds between two requests of one kind: a decision is mailed, a password takes time to compare. */
const restMs: Record<Kind, number> = {
  types: 60,
  uploads: 200,
  decides: 400,
  'signs in': 300,
  'reads reports': 300,
};
const afterRefusalMs = 100;

/** Everybody works until `stop`; requests go one after the other within a kind. */
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
    /** Waits until a request of every kind was accepted that was sent after `since`; returns the time it took in ms. */
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

/** Sends a filled application, again and again until it is accepted; 220 and 409 mean that it was sent before. */
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
