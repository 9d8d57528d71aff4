import {
  call,
  fillInternship,
  signIn,
  staffSignIn,
  startInternship,
  submittedApplicant,
  type WizardSession,
} from '../support/api';
import { anApplicant } from '../support/applicants';
import { submittedDaysAgo } from '../support/days-ago';
import type { TestPortal } from '../support/harness';
import { linkFromMail, mailTo } from '../support/mailbox';
import { startVisit } from '../support/visit-api';
import { createAsk } from './answers';

/** Ids that attacks aim at. What is hers belongs to `applicant`. */
export interface Ids {
  /** Hers: an internship that was submitted a year ago and approved. */
  submitted: number;
  /** Hers: a visit that was begun in the dashboard. */
  draft: number;
  draftDetails: number;
  /** Hers. */
  feedback: number;
  notification: number;
  /** A request that waits. */
  request: number;
  /** Drafts of two people in the wizards. */
  internship: WizardSession;
  visit: WizardSession;
  reviewer: number;
  /** The account of `applicant`. */
  person: number;
}

export interface Tokens {
  admin: string;
  reviewer: string;
  applicant: string;
  /** Another applicant with a submitted internship. */
  stranger: string;
  /** Drafts of their own. */
  internWizard: string;
  visitWizard: string;
  strangersWizard: string;
  strangersVisit: string;
  /** Signed in, then deactivated. */
  deactivated: string;
  /** Signed out. */
  ended: string;
  /** Of the link to the copy of `submitted`. */
  copy: string;
  /** The value of the file cookie of `applicant`, as if it were a bearer token. */
  files: string;
}

export interface Cast {
  ids: Ids;
  tokens: Tokens;
  emails: { applicant: string; reviewer: string };
  passwords: { applicant: string; reviewer: string };
}

const staffPassword = 'Reading-and-deciding-7';

export async function invite(portal: TestPortal, admin: string, email: string) {
  const { staff } = await call<{ staff: { id: number } }>(portal, 'POST', '/api/staff', {
    token: admin,
    json: { name: 'Rosa Reviewer', email, role: 'reviewer' },
  });
  const link = await linkFromMail(portal, email, /./, 'invitation=');
  const invitation = new URL(link).searchParams.get('invitation');
  const { token } = await call<{ token: string }>(portal, 'POST', `/api/staff/invitations/${invitation}`, {
    json: { newPassword: staffPassword },
  });
  return { id: staff.id, token, email, password: staffPassword };
}

/** Somebody whose internship is in, with the link to the copy that submission answers. */
async function submitWithLink(portal: TestPortal) {
  const applicant = anApplicant();
  const { token, application_id, intern_details_id } = await fillInternship(portal, applicant);
  const { pdf_link } = await call<{ pdf_link: string }>(portal, 'POST', '/api/submit', {
    token,
    json: { application_id, intern_details_id, signature: applicant.name },
  });
  return { applicant, application_id, copy: pdf_link.split('link=')[1] ?? '' };
}

/** A year later it was approved, so that another may be asked for. */
async function settled(portal: TestPortal, admin: string, application_id: number) {
  const message = 'We are glad to have you with us.';
  const json = { application_id, status: 'approved', message };
  await call(portal, 'POST', '/api/feedback', { token: admin, json });
  await submittedDaysAgo(portal, application_id, 366);
}

export async function askForAnother(portal: TestPortal, token: string, original_application_id: number) {
  const reason = 'I have finished my studies and would like to come back.';
  const json = { original_application_id, reason };
  const { request } = await call<{ request: { id: number } }>(
    portal,
    'POST',
    '/api/user/secondary-application-request',
    { token, json },
  );
  return request.id;
}

async function fileCookieOf(portal: TestPortal, email_or_phone: string, password: string) {
  const json = { email_or_phone, password };
  const { headers } = await createAsk(portal.url)({ method: 'POST', path: '/api/login', json });
  const cookie = headers.getSetCookie().find((one) => one.startsWith('portal_files='));
  return cookie?.split(';')[0]?.slice('portal_files='.length) ?? '';
}

/** Everybody who takes part, and what is attacked. */
export async function gather(portal: TestPortal): Promise<Cast> {
  const { token: admin } = await staffSignIn(portal);
  const reviewer = await invite(portal, admin, 'rosa@portal.test');
  const dismissed = await invite(portal, admin, 'dora@portal.test');

  const hers = await submitWithLink(portal);
  await settled(portal, admin, hers.application_id);
  const { email } = hers.applicant;
  const password = await passwordOf(portal, email);
  const { token: applicant, user } = await signIn(portal, email, password);
  const { token: ended } = await signIn(portal, email, password);
  await call(portal, 'POST', '/api/logout', { token: ended });
  const draft = await call<{ application: { id: number; intern_details_id: number } }>(
    portal,
    'POST',
    '/api/user/applications/create-secondary',
    { token: applicant, json: { type: 'visitor' } },
  );
  const { feedback } = await call<{ feedback: { id: number }[] }>(portal, 'GET', '/api/my-feedback', {
    token: applicant,
  });

  const other = await submittedApplicant(portal);
  await settled(portal, admin, other.application_id);
  const { token: stranger } = await signIn(portal, other.applicant.email, other.password);
  const request = await askForAnother(portal, stranger, other.application_id);

  const internship = await startInternship(portal, anApplicant('Ines Intern'));
  const visit = await startVisit(portal, anApplicant('Victor Visitor'));
  const { token: strangersWizard } = await startInternship(portal, anApplicant('Otto Other'));
  const { token: strangersVisit } = await startVisit(portal, anApplicant('Olga Other'));
  const { notifications } = await call<{ notifications: { id: number }[] }>(
    portal,
    'GET',
    '/api/admin/notifications',
    { token: admin },
  );
  await call(portal, 'PATCH', `/api/staff/${dismissed.id}`, { token: admin, json: { active: false } });

  return {
    ids: {
      submitted: hers.application_id,
      draft: draft.application.id,
      draftDetails: draft.application.intern_details_id,
      feedback: feedback[0]?.id ?? 0,
      notification: notifications[0]?.id ?? 0,
      request,
      internship,
      visit,
      reviewer: reviewer.id,
      person: user.id,
    },
    tokens: {
      admin,
      reviewer: reviewer.token,
      applicant,
      stranger,
      internWizard: internship.token,
      visitWizard: visit.token,
      strangersWizard,
      strangersVisit,
      deactivated: dismissed.token,
      ended,
      copy: hers.copy,
      files: await fileCookieOf(portal, email, password),
    },
    emails: { applicant: email, reviewer: reviewer.email },
    passwords: { applicant: password, reviewer: reviewer.password },
  };
}

/** Of the confirmation, which is not the newest mail any more. */
async function passwordOf(portal: TestPortal, email: string): Promise<string> {
  const { text = '' } = await mailTo(portal, email, /We have received/);
  return /password[^\n:]*:\s*(\S+)/i.exec(text)?.[1] ?? '';
}
