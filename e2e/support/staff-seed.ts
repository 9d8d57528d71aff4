import { call, type PasswordSession, signIn, staffSignIn, submittedApplicant } from './api';
import { anApplicant } from './applicants';
import { submittedDaysAgo } from './days-ago';
import type { TestPortal } from './harness';
import { linkFromMail } from './mailbox';
import { aReason, decide } from './staff-api';

export interface Colleague {
  name: string;
  email: string;
  password: string;
}

let colleagues = 0;

/** A new member of staff who has not been invited yet. */
export function aColleague(name = 'Eric Nshuti'): Colleague {
  colleagues += 1;
  const email = `eric.${Date.now().toString(36)}${colleagues}@portal.test`;
  return { name, email, password: 'Reading-with-care-9' };
}

/** The path in the mail of an invitation. */
export async function invitationPath(portal: TestPortal, email: string): Promise<string> {
  const { pathname, hash } = new URL(await linkFromMail(portal, email, /invited/, '#invitation='));
  return pathname + hash;
}

/** Invites a colleague; returns the path of the mailed link. */
export async function invite(portal: TestPortal, { name, email }: Colleague, role: 'admin' | 'reviewer') {
  const { token } = await staffSignIn(portal);
  await call(portal, 'POST', '/api/staff', { token, json: { name, email, role } });
  return invitationPath(portal, email);
}

/** A signed-in reviewer or administrator who has accepted the invitation. */
export async function joinedColleague(portal: TestPortal, role: 'admin' | 'reviewer', name?: string) {
  const colleague = aColleague(name);
  const invitation = (await invite(portal, colleague, role)).split('invitation=')[1];
  const session = await call<PasswordSession>(portal, 'POST', '/api/staff/invitation/accept', {
    json: { token: invitation, newPassword: colleague.password },
  });
  return { ...colleague, session };
}

/** An applicant who was approved a year ago and has requested another internship. */
export async function requesterOf(portal: TestPortal, name: string) {
  const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant(name));
  await decide(portal, application_id, 'approved', 'Welcome! We look forward to meeting you.');
  await submittedDaysAgo(portal, application_id, 366);
  const session = await signIn(portal, applicant.email, password);
  const json = { original_application_id: application_id, reason: aReason };
  await call(portal, 'POST', '/api/user/secondary-application-request', { token: session.token, json });
  return { applicant, session, reason: aReason };
}

interface Asked {
  sections: string[];
  reason: string;
}

/** Reopens sections of a submitted application as staff, for a week. */
export async function reopen(portal: TestPortal, application_id: number, asked: Asked) {
  const { token } = await staffSignIn(portal);
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/admin/applications/${application_id}/reopenings`;
  await call(portal, 'POST', path, { token, json: { ...asked, until } });
}

/** Changes the personal statement and sends it, as the applicant of reopened sections. */
export async function answer(
  portal: TestPortal,
  { application_id, token }: { application_id: number; token: string },
  personal_statement: string,
) {
  const path = `/api/user/applications/${application_id}`;
  await call(portal, 'PUT', path, { token, json: { data: { personal_statement } } });
  await call(portal, 'POST', `${path}/send-answers`, { token, json: {} });
}
