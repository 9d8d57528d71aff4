import {
  call,
  fillInternship,
  signIn,
  staffSignIn,
  startInternship,
  submittedApplicant,
  type WizardSession,
} from '../support/api';
import { type Applicant, anApplicant } from '../support/applicants';
import { submittedDaysAgo } from '../support/days-ago';
import type { TestPortal } from '../support/harness';
import { linkFromMail, mailTo } from '../support/mailbox';
import { askReferee, sendForm, setLetters } from '../support/referees';
import { reopen } from '../support/staff-seed';
import { startVisit } from '../support/visit-api';
import { createAsk } from './answers';
import { beginChunkedUpload } from './chunked-uploads';
import { thePdf } from './forms';
import { gatherPrograms, type Programs } from './program-sessions';

/** Ids that attacks use. "Hers" marks records of the person whose token is `applicant`. */
export interface Ids {
  /** Hers: an internship submitted a year ago and approved. */
  submitted: number;
  /** Hers: a visit begun in the dashboard. */
  draft: number;
  draftDetails: number;
  /** A stranger's internship, begun under her email address. */
  underHers: number;
  /** A record of hers. */
  feedback: number;
  notification: number;
  /** A request that waits for an answer. */
  request: number;
  /** The drafts of two people in the wizards. */
  internship: WizardSession;
  visit: WizardSession;
  reviewer: number;
  /** The id of the file with a letter that a referee has sent. */
  letter: number;
  /** A webhook that is turned off. */
  webhook: number;
  /** The id of a chunked upload that `internWizard` has begun. */
  arriving: string;
  /** The account id of `applicant`. */
  person: number;
}

export interface Tokens {
  admin: string;
  reviewer: string;
  applicant: string;
  /** Another applicant with a submitted internship. */
  stranger: string;
  /** People with a draft of their own. */
  internWizard: string;
  visitWizard: string;
  strangersWizard: string;
  strangersVisit: string;
  /** Signed in, and then deactivated. */
  deactivated: string;
  /** A session that was signed out. */
  ended: string;
  /** The token in the link to the copy of `submitted`. */
  copy: string;
  /** The value of `applicant`'s file cookie, to be tried as a bearer token. */
  files: string;
}

export interface Actors {
  ids: Ids;
  tokens: Tokens;
  programs: Programs;
  emails: { applicant: string; reviewer: string };
  passwords: { applicant: string; reviewer: string };
}

const staffPassword = 'Reading-and-deciding-7';

export async function invite(portal: TestPortal, admin: string, email: string, role = 'reviewer') {
  const { staff } = await call<{ staff: { id: number } }>(portal, 'POST', '/api/staff', {
    token: admin,
    json: { name: 'Rosa Reviewer', email, role },
  });
  const link = await linkFromMail(portal, email, /./, 'invitation=');
  const invitation = link.split('invitation=')[1];
  const { token } = await call<{ token: string }>(portal, 'POST', '/api/staff/invitation/accept', {
    json: { token: invitation, newPassword: staffPassword },
  });
  return { id: staff.id, token, email, password: staffPassword };
}

/** Submits an internship; returns the link to its copy from the answer, too. */
async function submitWithLink(portal: TestPortal) {
  const applicant = anApplicant();
  const { token, application_id, intern_details_id } = await fillInternship(portal, applicant);
  const device = await deviceOf(portal, applicant);
  const { pdf_link } = await call<{ pdf_link: string }>(portal, 'POST', '/api/submit', {
    token,
    json: { application_id, intern_details_id, signature: applicant.name },
  });
  return { applicant, application_id, copy: pdf_link.split('link=')[1] ?? '', device };
}

/** Resolves to the cookie by which the portal recognises the device on which a draft is filled in. */
export async function deviceOf(portal: TestPortal, { email, phoneDigits }: Applicant): Promise<string> {
  const json = { email, phone: phoneDigits, role: 'intern' };
  const { headers } = await createAsk(portal.url)({ method: 'POST', path: '/api/intern/login', json });
  const cookie = headers.getSetCookie().find((one) => one.startsWith('portal_device='));
  return cookie?.split(';')[0] ?? '';
}

/** Approves the application and dates it a year back, so that another can be requested. */
async function approveAYearAgo(portal: TestPortal, admin: string, application_id: number) {
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

/** Makes all people who take part and all records that are attacked. */
export async function gather(portal: TestPortal): Promise<Actors> {
  const { token: admin } = await staffSignIn(portal);
  const reviewer = await invite(portal, admin, 'rosa@portal.test');
  const dismissed = await invite(portal, admin, 'dora@portal.test');

  const hers = await submitWithLink(portal);
  const asked = { sections: ['statement'], reason: 'Please say more about your reasons.' };
  await reopen(portal, hers.application_id, asked);
  await approveAYearAgo(portal, admin, hers.application_id);
  const { email } = hers.applicant;
  const password = await passwordOf(portal, email);
  // Signs in on the applicant's device, so that the link to the copy still opens.
  const json = { email_or_phone: email, password };
  const first = await createAsk(portal.url)({
    method: 'POST',
    path: '/api/login',
    json,
    cookie: hers.device,
  });
  const { token: applicant, user } = first.body as { token: string; user: { id: number } };
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
  await approveAYearAgo(portal, admin, other.application_id);
  const { token: stranger } = await signIn(portal, other.applicant.email, other.password);
  const request = await askForAnother(portal, stranger, other.application_id);

  const underHers = await startInternship(portal, { ...anApplicant('Sven Squatter'), email });
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
      underHers: underHers.application_id,
      feedback: feedback[0]?.id ?? 0,
      notification: notifications[0]?.id ?? 0,
      request,
      internship,
      visit,
      reviewer: reviewer.id,
      letter: await letterOfReferee(portal, admin),
      webhook: await webhookOff(portal, admin),
      arriving: await beginChunkedUpload(portal, internship.token),
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
    programs: await gatherPrograms(portal, admin),
    emails: { applicant: email, reviewer: reviewer.email },
    passwords: { applicant: password, reviewer: reviewer.password },
  };
}

/** Makes a webhook that is turned off, so that nothing is sent while other parts check that nothing was written. */
async function webhookOff(portal: TestPortal, token: string): Promise<number> {
  const path = '/api/admin/webhooks';
  const json = { url: 'http://127.0.0.1:9/hook', events: ['reopened'] };
  const { webhook } = await call<{ webhook: { id: number } }>(portal, 'POST', path, { token, json });
  await call(portal, 'PATCH', `${path}/${webhook.id}`, { token, json: { active: false } });
  return webhook.id;
}

/** Asks a referee, who sends a PDF; from then on letters of internships may be uploaded or asked for. */
async function letterOfReferee(portal: TestPortal, admin: string): Promise<number> {
  await setLetters(portal, admin, 'either');
  const { path, session } = await askReferee(portal);
  await sendForm(portal, path, { act: 'send', letter: new Blob([new Uint8Array(thePdf())]) });
  const { requests } = await call<{ requests: { letter: { id: number } | null }[] }>(
    portal,
    'GET',
    `/api/admin/applications/${session.application_id}/letters`,
    { token: admin },
  );
  return requests[0]?.letter?.id ?? 0;
}

/** The password in the confirmation mail, which is no longer the newest mail. */
async function passwordOf(portal: TestPortal, email: string): Promise<string> {
  const { text = '' } = await mailTo(portal, email, /We have received/);
  return /password[^\n:]*:\s*(\S+)/i.exec(text)?.[1] ?? '';
}
