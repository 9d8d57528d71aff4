import { call, storageOf } from '../support/api';
import type { TestPortal } from '../support/harness';
import { applicantWithDraft, approvedApplicant, signedInApplicant } from '../support/staff-api';

/** Made once for a portal: what the states show of them stays the same. */
export function once<Person>(make: (portal: TestPortal) => Promise<Person>) {
  const made = new WeakMap<TestPortal, Promise<Person>>();
  return (portal: TestPortal): Promise<Person> => {
    const person = made.get(portal) ?? make(portal);
    made.set(portal, person);
    return person;
  };
}

/** Approved, asked for another internship, and has its draft. */
export const withDraft = once(async (portal) => {
  const { draft_id, session } = await applicantWithDraft(portal);
  return { id: draft_id, storage: storageOf(session) };
});

/** Approved a year ago. */
export const aYearAfter = once(async (portal) => {
  const { application_id, session } = await approvedApplicant(portal, 365);
  return { id: application_id, storage: storageOf(session) };
});

/** Has an answer since today. */
export const approved = once(async (portal) => {
  const { application_id, session } = await approvedApplicant(portal);
  return { id: application_id, storage: storageOf(session) };
});

/** Waits for an answer. */
export const waiting = once(async (portal) => {
  const { application_id, session } = await signedInApplicant(portal);
  return { id: application_id, storage: storageOf(session) };
});

interface Created {
  application: { id: number };
}

/** Has begun a visit beside the internship; `kept` is its form as typed on this device. */
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
