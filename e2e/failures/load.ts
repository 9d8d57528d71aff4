import {
  call,
  fillInternship,
  staffSignIn,
  startInternship,
  submittedApplicant,
  type WizardSession,
} from '../support/api';
import { type Applicant, anApplicant } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { patienceMs, pause, until } from '../support/patience';

/** A person who types: `acknowledged` is the last text that the portal confirmed as stored. */
export interface Typist {
  session: WizardSession;
  typed: number;
  acknowledged: number;
  /** Number of texts that the portal has acknowledged. */
  accepted: number;
}

export interface Sender {
  applicant: Applicant;
  session: WizardSession;
  acknowledged: boolean;
}

export interface Case {
  applicant: Applicant;
  application_id: number;
  /** Number of decisions that the portal has acknowledged. */
  acknowledged: number;
}

export interface People {
  typists: Typist[];
  senders: Sender[];
  cases: Case[];
  refused: number;
}

export const textOf = (typed: number) => `Saying number ${typed}`;

/** Prepares all people who will work, while all services run. */
export async function gather(portal: TestPortal): Promise<People> {
  const people: People = { typists: [], senders: [], cases: [], refused: 0 };
  for (let count = 0; count < 4; count += 1) {
    const session = await startInternship(portal, anApplicant());
    people.typists.push({ session, typed: 0, acknowledged: 0, accepted: 0 });
  }
  for (let count = 0; count < 3; count += 1) {
    const applicant = anApplicant();
    people.senders.push({
      applicant,
      session: await fillInternship(portal, applicant),
      acknowledged: false,
    });
  }
  for (let count = 0; count < 2; count += 1) {
    const { applicant, application_id } = await submittedApplicant(portal);
    people.cases.push({ applicant, application_id, acknowledged: 0 });
  }
  return people;
}

/** Waits until one more request of each person was accepted. */
async function everybodyGoesOn({ typists, cases }: People): Promise<void> {
  const busy = [...typists, ...cases];
  const wanted = busy.map((one) => acceptedOf(one) + 2);
  await until('everybody gets their work through', () =>
    busy.every((one, place) => acceptedOf(one) >= (wanted[place] ?? 0)),
  );
}

const acceptedOf = (one: Typist | Case) => ('accepted' in one ? one.accepted : one.acknowledged);

/** Lets everybody work before, during and after `trouble`; refused requests are repeated. */
export async function workThrough(portal: TestPortal, people: People, trouble: () => Promise<void>) {
  const end = { come: false };
  const { token } = await staffSignIn(portal);
  const [early, meanwhile, late] = people.senders;
  const work = [
    ...people.typists.map((typist) => type(portal, people, { typist, end })),
    ...people.cases.map((one) => decideOn(portal, people, { one, token, end })),
    early && submit(portal, people, early),
  ];
  await everybodyGoesOn(people);
  const troubled = trouble();
  if (meanwhile) work.push(submit(portal, people, meanwhile));
  await troubled;
  if (late) work.push(submit(portal, people, late));
  await everybodyGoesOn(people);
  end.come = true;
  await Promise.all(work);
}

/** Whether the portal acknowledged the work; without an acknowledgement the work may have been done or not. */
async function reportOf(people: People, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    people.refused += 1;
    await pause(150);
    return false;
  }
}

async function type(
  portal: TestPortal,
  people: People,
  { typist, end }: { typist: Typist; end: { come: boolean } },
) {
  const { token, application_id, intern_details_id } = typist.session;
  while (!end.come) {
    typist.typed += 1;
    const { typed } = typist;
    const form_data = { other_skills: textOf(typed) };
    const json = { application_id, intern_details_id, current_step: 7, form_data };
    const work = call(portal, 'POST', '/api/save-progress', { token, json });
    if (await reportOf(people, work)) {
      typist.acknowledged = typed;
      typist.accepted += 1;
    }
    await pause(40);
  }
}

async function submit(portal: TestPortal, people: People, sender: Sender) {
  const { token, application_id, intern_details_id } = sender.session;
  const json = { application_id, intern_details_id, signature: sender.applicant.name };
  const end = Date.now() + patienceMs();
  while (!sender.acknowledged && Date.now() < end) {
    // These statuses mean that the application was submitted before and the answer was lost: by now the wizard's token
    // may have ended.
    const expect = [200, 220, 409];
    const work = call(portal, 'POST', '/api/submit', { token, json, expect });
    sender.acknowledged = await reportOf(people, work);
  }
}

const decisions = ['in-review', 'approved', 'rejected'];

async function decideOn(
  portal: TestPortal,
  people: People,
  { one, token, end }: { one: Case; token: string; end: { come: boolean } },
) {
  for (let round = 0; !end.come; round += 1) {
    const status = decisions[round % decisions.length];
    const message = `Round ${round} of our decisions on this.`;
    const json = { application_id: one.application_id, status, message };
    if (await reportOf(people, call(portal, 'POST', '/api/feedback', { token, json }))) one.acknowledged += 1;
    await pause(500);
  }
}
