import { call, signIn, staffSignIn, submittedApplicant } from './api';
import { submittedDaysAgo } from './days-ago';
import type { TestPortal } from './harness';

/** Decides on an application as staff, with a message to its applicant. */
export async function decide(portal: TestPortal, application_id: number, status: string, message: string) {
  const { token } = await staffSignIn(portal);
  await call(portal, 'POST', '/api/feedback', { token, json: { application_id, status, message } });
}

interface Requests {
  requests: { id: number; user_email: string; user_reason: string }[];
}

/** Approves a person's request for another application; returns the new draft's id. */
export async function approveRequestOf(portal: TestPortal, email: string): Promise<number> {
  const { token } = await staffSignIn(portal);
  const path = '/api/admin/secondary-application-requests';
  const { requests } = await call<Requests>(portal, 'GET', path, { token });
  const request = requests.find(({ user_email }) => user_email === email);
  if (!request) throw new Error(`There is no request of ${email}.`);
  const { application } = await call<{ application: { id: number } }>(
    portal,
    'POST',
    `${path}/${request.id}/approve`,
    { token, json: {} },
  );
  return application.id;
}

export const aReason = 'My first stay showed me how much more there is to learn.';

/** An applicant, signed in by password, who was approved that many days after submitting. */
export async function approvedApplicant(portal: TestPortal, days = 0) {
  const seeded = await submittedApplicant(portal);
  await decide(portal, seeded.application_id, 'approved', 'Welcome! We look forward to meeting you.');
  await submittedDaysAgo(portal, seeded.application_id, days);
  return { ...seeded, session: await signIn(portal, seeded.applicant.email, seeded.password) };
}

/** An applicant whose request for another internship was approved: the new draft is still empty. */
export async function applicantWithDraft(portal: TestPortal) {
  const seeded = await approvedApplicant(portal, 365);
  await call(portal, 'POST', '/api/user/secondary-application-request', {
    token: seeded.session.token,
    json: { original_application_id: seeded.application_id, reason: aReason },
  });
  return { ...seeded, draft_id: await approveRequestOf(portal, seeded.applicant.email) };
}

/** An applicant with a submitted first application, signed in by password. */
export async function signedInApplicant(portal: TestPortal) {
  const seeded = await submittedApplicant(portal);
  return { ...seeded, session: await signIn(portal, seeded.applicant.email, seeded.password) };
}
