import { call, startInternship, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { applicantWithDraft, approvedApplicant, signedInApplicant } from '../support/staff-api';
import { reopen } from '../support/staff-seed';

/** Makes a person once for each portal, since no state changes what others show of that person. */
export function once<Person>(make: (portal: TestPortal) => Promise<Person>) {
  const made = new WeakMap<TestPortal, Promise<Person>>();
  return (portal: TestPortal): Promise<Person> => {
    const person = made.get(portal) ?? make(portal);
    made.set(portal, person);
    return person;
  };
}

/** A person who was approved, requested another internship, and has its draft. */
export const withDraft = once(async (portal) => {
  const { draft_id, session } = await applicantWithDraft(portal);
  return { id: draft_id, storage: storageOf(session) };
});

/** A person who was approved a year ago. */
export const aYearAfter = once(async (portal) => {
  const { application_id, session } = await approvedApplicant(portal, 365);
  return { id: application_id, storage: storageOf(session) };
});

/** A person who got a decision today. */
export const approved = once(async (portal) => {
  const { application_id, session } = await approvedApplicant(portal);
  return { id: application_id, storage: storageOf(session) };
});

/** A person who waits for a decision. */
export const waiting = once(async (portal) => {
  const { application_id, session } = await signedInApplicant(portal);
  return { id: application_id, storage: storageOf(session) };
});

/** A person with whose email address somebody else has begun an internship application. */
export const sharing = once(async (portal) => {
  const { application_id, applicant, session } = await signedInApplicant(portal);
  await startInternship(portal, { ...anApplicant('Sven Somebody'), email: applicant.email });
  return { id: application_id, storage: storageOf(session) };
});

/** A person who has withdrawn the application. */
export const withdrawn = once(async (portal) => {
  const { application_id, session } = await signedInApplicant(portal);
  const path = `/api/user/applications/${application_id}/withdraw`;
  await call(portal, 'POST', path, { token: session.token, json: { reason: 'I found another place.' } });
  return { id: application_id, storage: storageOf(session) };
});

/** A person whom staff have asked for more. */
export const asked = once(async (portal) => {
  const { application_id, session } = await signedInApplicant(portal);
  await reopen(portal, application_id, {
    sections: ['statement', 'degrees', 'documents.cv'],
    reason: 'Please say more about your reasons, and send a CV that is signed.',
  });
  return { id: application_id, storage: storageOf(session) };
});

interface Created {
  application: { id: number };
}

/** A person who has begun a visit beside the internship; `kept` is the draft's key on this device. */
export async function beginsVisit(portal: TestPortal) {
  const { session } = await signedInApplicant(portal);
  const { application } = await call<Created>(portal, 'POST', '/api/user/applications/create-secondary', {
    token: session.token,
    json: { type: 'visitor' },
  });
  const kept = `portal.further.${session.user.id}.${application.id}`;
  return { id: application.id, storage: storageOf(session), kept };
}
export const withVisit = once(beginsVisit);
