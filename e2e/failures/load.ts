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

/** Somebody who types: `acknowledged` is the last thing that the portal said it has. */
export interface Typist {
  session: WizardSession;
  typed: number;
  acknowledged: number;
  /** How often the portal has said so. */
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
  /** How many decisions the portal said it has. */
  acknowledged: number;
}

export interface People {
  typists: Typist[];
  senders: Sender[];
  cases: Case[];
  refused: number;
}

export const sayingOf = (typed: number) => `Saying number ${typed}`;

/** Those who will be at work, all prepared while everything is well. */
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

/** Everybody has got something through once more. */
async function everybodyGoesOn({ typists, cases }: People): Promise<void> {
  const busy = [...typists, ...cases];
  const wanted = busy.map((one) => acceptedOf(one) + 2);
  await until('everybody gets their work through', () =>
    busy.every((one, place) => acceptedOf(one) >= (wanted[place] ?? 0)),
  );
}

const acceptedOf = (one: Typist | Case) => ('accepted' in one ? one.accepted : one.acknowledged);

/** All work at once before, while and after `trouble` happens. Whoever is refused tries again. */
export async function workThrough(portal: TestPortal, people: People, trouble: () => Promise<void>) {
  const end = { come: false };
  const { token } = await staffSignIn(portal);
  const [early, meanwhile, late] = people.senders;
  const work = [
    ...people.typists.map((typist) => type(portal, people, { typist, end })),
    ...people.cases.map((one) => decideOn(portal, people, { one, token, end })),
    early && send(portal, people, early),
  ];
  await everybodyGoesOn(people);
  const troubled = trouble();
  if (meanwhile) work.push(send(portal, people, meanwhile));
  await troubled;
  if (late) work.push(send(portal, people, late));
  await everybodyGoesOn(people);
  end.come = true;
  await Promise.all(work);
}

/** Whether the portal said that it has it; what it did when it did not say so is open. */
async function said(people: People, work: Promise<unknown>): Promise<boolean> {
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
    const form_data = { other_skills: sayingOf(typed) };
    const json = { application_id, intern_details_id, current_step: 7, form_data };
    const work = call(portal, 'POST', '/api/save-progress', { token, json });
    if (await said(people, work)) {
      typist.acknowledged = typed;
      typist.accepted += 1;
    }
    await pause(40);
  }
}

async function send(portal: TestPortal, people: People, sender: Sender) {
  const { token, application_id, intern_details_id } = sender.session;
  const json = { application_id, intern_details_id, signature: sender.applicant.name };
  const end = Date.now() + patienceMs();
  while (!sender.acknowledged && Date.now() < end) {
    // Sent before, and the answer lost: the wizard's token is over then, as the summary says.
    const expect = [200, 220, 409];
    const work = call(portal, 'POST', '/api/submit', { token, json, expect });
    sender.acknowledged = await said(people, work);
  }
}

const statuses = ['in-review', 'approved', 'rejected'];

async function decideOn(
  portal: TestPortal,
  people: People,
  { one, token, end }: { one: Case; token: string; end: { come: boolean } },
) {
  for (let round = 0; !end.come; round += 1) {
    const status = statuses[round % statuses.length];
    const message = `Round ${round} of our decisions on this.`;
    const json = { application_id: one.application_id, status, message };
    if (await said(people, call(portal, 'POST', '/api/feedback', { token, json }))) one.acknowledged += 1;
    await pause(500);
  }
}
