import { type Applicant, anApplicant, answers, aPdf } from './applicants';
import type { TestPortal } from './harness';
import { passwordFromMail } from './mailbox';

interface ApiCallOptions {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  expect?: number[];
}

/** Makes one call of the API. @throws with the body in the message when the status is not expected */
export async function call<Answer = Record<string, unknown>>(
  portal: Pick<TestPortal, 'url'>,
  method: string,
  path: string,
  { token, json, form, expect = [200, 201, 202, 204] }: ApiCallOptions = {},
): Promise<Answer> {
  const answer = await fetch(`${portal.url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
  });
  const text = await answer.text();
  if (!expect.includes(answer.status)) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : {}) as Answer;
}

export interface WizardSession {
  token: string;
  application_id: number;
  intern_details_id: number;
  current_step: number;
  user: { id: number; role: string; name: string; email: string };
}

interface SignInAnswer {
  token: string;
  user: WizardSession['user'];
  current_step: number;
  application: { id: number; intern_details_id: number };
}

/** The applicant's personal details in the form of the API: the phone number begins with the dial code. */
export const personal = ({ phoneDigits, phone: _, ...fields }: Applicant) => ({
  ...fields,
  phone: phoneDigits,
});

/** Signs in at step 2 of the internship wizard, as a new or returning applicant. */
export async function startInternship(portal: TestPortal, applicant: Applicant): Promise<WizardSession> {
  const { token, user, current_step, application } = await call<SignInAnswer>(
    portal,
    'POST',
    '/api/intern/login',
    {
      json: { ...personal(applicant), role: 'intern' },
    },
  );
  return {
    token,
    user,
    current_step,
    application_id: application.id,
    intern_details_id: application.intern_details_id,
  };
}

export const saveProgress = (
  portal: TestPortal,
  { token, application_id, intern_details_id }: WizardSession,
  current_step: number,
  form_data: Record<string, unknown>,
) =>
  call<{ version: number }>(portal, 'POST', '/api/save-progress', {
    token,
    json: { application_id, intern_details_id, current_step, form_data },
  });

function multipart(fields: Record<string, string | number>, files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) {
    form.append(name, new Blob([new Uint8Array(file)], { type: 'application/pdf' }), `${name}.pdf`);
  }
  return form;
}

/** Fills every step from 2 on, except the signature. */
export async function fillInternship(portal: TestPortal, applicant: Applicant): Promise<WizardSession> {
  const session = await startInternship(portal, applicant);
  const { token, application_id, intern_details_id } = session;
  await saveProgress(portal, session, 3, { purpose: 'volunteer', agree_submission: true, agree_terms: true });
  const post = (path: string, json: object) =>
    call(portal, 'POST', path, { token, json: { intern_details_id, application_id, ...json } });
  await post('/api/personal-details', personal(applicant));
  await post('/api/disability', { has_disability: 'no', description: '' });
  await post('/api/institution', { institutions: [answers.institution] });
  await post('/api/experience', {
    clinic_experiences: [{ description: answers.experience }],
    research_experiences: [],
    volunteers: [],
  });
  await post('/api/interests', { interests: [answers.interest], personal_statement: answers.statement });
  await fillFromSkills(portal, session);
  return session;
}

/** Fills every step from skills on, except the signature. */
export async function fillFromSkills(portal: TestPortal, session: WizardSession): Promise<void> {
  const { token, application_id, intern_details_id } = session;
  const ids = { intern_details_id, application_id };
  const post = (path: string, json: object) =>
    call(portal, 'POST', path, { token, json: { ...ids, ...json } });
  await post('/api/languages', { languages: [answers.language], other_skills: answers.skills });
  await post('/api/availability', { periods: [answers.period], hours_available: answers.hours });
  const letter = await aPdf('A letter of reference');
  await call(portal, 'POST', '/api/academic-references', {
    token,
    form: multipart({ type: 'academic', ...ids, ...answers.academic }, { letter }),
  });
  await call(portal, 'POST', '/api/community-references', {
    token,
    form: multipart({ type: 'community', ...ids, ...answers.community }, { letter }),
  });
  for (const type of answers.documents) {
    await call(portal, 'POST', '/api/documents', {
      token,
      form: multipart(ids, { [type]: await aPdf(type) }),
    });
  }
  await saveProgress(portal, session, 12, {});
}

/** An applicant with a submitted internship application, and the mailed password. */
export async function submittedApplicant(portal: TestPortal, applicant = anApplicant()) {
  const application_id = await submitInternship(portal, applicant);
  return { applicant, application_id, password: await passwordFromMail(portal, applicant.email) };
}

/** Fills an internship application and submits it; returns its id without waiting for the mail. */
export async function submitInternship(portal: TestPortal, applicant: Applicant): Promise<number> {
  const { token, application_id, intern_details_id } = await fillInternship(portal, applicant);
  await call(portal, 'POST', '/api/submit', {
    token,
    json: { application_id, intern_details_id, signature: applicant.name },
  });
  return application_id;
}

export interface PasswordSession {
  token: string;
  user: { id: number; role: string; name: string; email: string };
}

export const signIn = (portal: TestPortal, email_or_phone: string, password: string) =>
  call<PasswordSession>(portal, 'POST', '/api/login', { json: { email_or_phone, password } });

export const staffSignIn = (portal: TestPortal) =>
  call<PasswordSession>(portal, 'POST', '/api/login', { json: { ...portal.admin, role: 'admin' } });

/** The browser storage of an applicant who has signed in by password. */
export async function applicantSession(portal: TestPortal): Promise<Record<string, string>> {
  const { applicant, password } = await submittedApplicant(portal);
  return storageOf(await signIn(portal, applicant.email, password));
}

/** Opens or closes the portal to applicants. */
export async function setPortal(portal: TestPortal, enabled: boolean) {
  const { token } = await staffSignIn(portal);
  await call(portal, 'POST', '/api/admin/portal-status', { token, json: { enabled } });
}

/** The part of a sign-in's answer that the browser keeps. */
export interface SignedIn {
  token: string;
  user: { role: string };
}

/** The browser storage after a sign-in. */
export const storageOf = ({ token, user }: SignedIn): Record<string, string> => ({
  token,
  user: JSON.stringify(user),
  role: user.role,
});
