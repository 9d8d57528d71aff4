import { call, startInternship, type WizardSession } from './api';
import { type Applicant, anApplicant } from './applicants';
import type { TestPortal } from './harness';
import { linkFromMail } from './mailbox';

/** A person who is asked for a letter, with the path of their page. */
export interface AskedReferee {
  applicant: Applicant;
  session: WizardSession;
  email: string;
  path: string;
}

let asked = 0;

export const setLetters = (portal: TestPortal, admin: string, letters: string, before_letters = false) =>
  call(portal, 'PUT', '/api/admin/letter-settings', {
    token: admin,
    json: { programme: 'intern', letters, before_letters },
  });

/** Sends a form of a page behind a link, as a browser does. */
export function sendForm(
  portal: Pick<TestPortal, 'url'>,
  path: string,
  fields: Record<string, string | Blob>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, `${name}.pdf`);
  }
  return fetch(`${portal.url}${path}`, { method: 'POST', body, redirect: 'manual' });
}

const pathOf = (link: string): string => new URL(link).pathname;

/**
 * Makes an applicant who confirms the mailbox and asks a referee for a letter. The portal must already be set to ask
 * for letters of internships.
 */
export async function askReferee(portal: TestPortal, name = 'Rita Referee'): Promise<AskedReferee> {
  const applicant = anApplicant('Ada Asking');
  const session = await startInternship(portal, applicant);
  asked += 1;
  const email = `referee.${process.pid}.${asked}@university.test`;
  await call(portal, 'POST', `/api/user/applications/${session.application_id}/letters`, {
    token: session.token,
    json: { type: 'academic', full_name: name, email, about: 'Her work on the ward' },
  });
  const confirm = await linkFromMail(portal, applicant.email, /May we write/, '/letter/');
  await sendForm(portal, pathOf(confirm), { act: 'confirm' });
  const path = pathOf(await linkFromMail(portal, email, /asks you for a reference letter/, '/letter/'));
  return { applicant, session, email, path };
}
