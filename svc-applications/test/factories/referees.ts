import type { Mail } from '@portal/service-kit/mail';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';
import { expectTaken, referee } from './sections';

export const about = 'My work on the ward in Huye';

/** Sets how the letters of internships arrive. */
export async function setLetters(
  portal: ApplicationsUnderTest,
  letters: 'upload' | 'ask' | 'either',
  before_letters = false,
): Promise<void> {
  const body = { programme: 'intern', letters, before_letters };
  const answer = await portal.call('updateLetterSettings', { token: await staffToken(portal), body });
  expectTaken('updateLetterSettings', answer);
}

/** An address for a referee that only one test uses. */
export const someone = (name = 'Jean') =>
  `${name.toLowerCase()}.${Math.random().toString(36).slice(2)}@example.org`;

/** The applicant asks the academic referee for a letter. */
export const ask = (person: Applicant, changes: object = {}) =>
  person.call('requestLetter', {
    params: { id: person.applicationId },
    body: { type: 'academic', full_name: referee.full_name, email: referee.email, about, ...changes },
  });

/** Removes the uploaded letters. */
export const withoutLetters = (portal: ApplicationsUnderTest, { applicationId }: Applicant) =>
  portal
    .knex('documents')
    .where({ application_id: applicationId })
    .where('upload_type', 'like', '%_reference')
    .delete();

export async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const mailsTo = (portal: ApplicationsUnderTest, email: string): Mail[] =>
  portal.mails.filter(({ to }) => to === email);

/** The path of the link in the newest mail to an address, once this many mails have arrived. */
export const linkTo = (portal: ApplicationsUnderTest, email: string, mails = 1): Promise<string> =>
  until(() => {
    const found = mailsTo(portal, email);
    if (found.length < mails) return undefined;
    return /\/letter\/[\w-]+/.exec(found.at(-1)?.text ?? '')?.[0];
  });

export interface Page {
  status: number;
  html: string;
  headers: Headers;
}

/** Requests the page behind a link as a browser does. */
export async function open(
  portal: ApplicationsUnderTest,
  path: string,
  init: RequestInit = {},
): Promise<Page> {
  const response = await fetch(portal.url + path, { redirect: 'manual', ...init });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Sends the page's form. */
export function send(
  portal: ApplicationsUnderTest,
  path: string,
  fields: Record<string, string | File>,
): Promise<Page> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return open(portal, path, { method: 'POST', body });
}
