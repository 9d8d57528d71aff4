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

/** Somebody new for the staff, who is not invited yet. */
export function aColleague(name = 'Eric Nshuti'): Colleague {
  colleagues += 1;
  const email = `eric.${Date.now().toString(36)}${colleagues}@portal.test`;
  return { name, email, password: 'Reading-with-care-9' };
}

/** The path that the mail of an invitation leads to. */
export async function invitationPath(portal: TestPortal, email: string): Promise<string> {
  const { pathname, search } = new URL(await linkFromMail(portal, email, /invited/, '?invitation='));
  return pathname + search;
}

/** Invites somebody; returns where the mailed link leads. */
export async function invite(portal: TestPortal, { name, email }: Colleague, role: 'admin' | 'reviewer') {
  const { token } = await staffSignIn(portal);
  await call(portal, 'POST', '/api/staff', { token, json: { name, email, role } });
  return invitationPath(portal, email);
}

/** A reviewer or administrator who has accepted the invitation, signed in. */
export async function joinedColleague(portal: TestPortal, role: 'admin' | 'reviewer', name?: string) {
  const colleague = aColleague(name);
  const invitation = (await invite(portal, colleague, role)).split('invitation=')[1];
  const session = await call<PasswordSession>(portal, 'POST', `/api/staff/invitations/${invitation}`, {
    json: { newPassword: colleague.password },
  });
  return { ...colleague, session };
}

/** Somebody who was approved a year ago and has asked for another internship. */
export async function requesterOf(portal: TestPortal, name: string) {
  const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant(name));
  await decide(portal, application_id, 'approved', 'Welcome! We look forward to meeting you.');
  await submittedDaysAgo(portal, application_id, 366);
  const session = await signIn(portal, applicant.email, password);
  const json = { original_application_id: application_id, reason: aReason };
  await call(portal, 'POST', '/api/user/secondary-application-request', { token: session.token, json });
  return { applicant, session, reason: aReason };
}
