import { call, staffSignIn } from '../support/api';
import type { TestPortal } from '../support/harness';
import { patienceMs, pause } from '../support/patience';
import { type People, textOf } from './load';

interface Log {
  entries: { action: string; details: { to?: string; message?: string } }[];
  feedback: { message: string }[];
}

/** Sentences on what was lost or happened twice; empty without problems. */
export async function aftermath(portal: TestPortal, people: People) {
  const problems = [...(await lostWords(portal, people)), ...(await lostSubmissions(portal, people))];
  const { token } = await staffSignIn(portal);
  const expected = new Map<string, number>();
  for (const { applicant, session } of people.senders)
    expected.set(
      applicant.email,
      (await statusOf(portal, token, session.application_id)) === 'draft' ? 0 : 1,
    );
  for (const one of people.cases) {
    const log = await call<Log>(portal, 'GET', `/api/admin/applications/${one.application_id}/timeline`, {
      token,
    });
    const decided = log.entries.filter(({ action }) => action === 'status_changed');
    const about = `application ${one.application_id}`;
    if (decided.length < one.acknowledged)
      problems.push(`${about}: ${one.acknowledged} decisions were accepted, ${decided.length} are there`);
    const reported = new Set(log.feedback.map(({ message }) => message));
    if (
      log.feedback.length !== decided.length ||
      decided.some(({ details }) => !reported.has(`${details.message}`))
    )
      problems.push(`${about}: ${decided.length} decisions in the log, ${log.feedback.length} in feedback`);
    const status = await statusOf(portal, token, one.application_id);
    const last = decided.at(-1)?.details.to;
    if (last && status !== last) problems.push(`${about} is ${status}; the last decision was ${last}`);
    expected.set(one.applicant.email, decided.length + 1);
  }
  return [...problems, ...(await wrongMails(portal, expected))];
}

async function lostWords(portal: TestPortal, { typists }: People): Promise<string[]> {
  const problems: string[] = [];
  for (const { session, typed, acknowledged } of typists) {
    const { form_data } = await call<{ form_data: { other_skills?: string } }>(
      portal,
      'GET',
      '/api/get-progress',
      { token: session.token },
    );
    const stored = form_data.other_skills ?? '';
    const possible = Array.from({ length: typed - acknowledged + 1 }, (_, more) =>
      textOf(acknowledged + more),
    );
    if (!possible.includes(stored))
      problems.push(`"${textOf(acknowledged)}" was accepted; "${stored}" is stored`);
    if (acknowledged === 0) problems.push('Somebody typed, and nothing was ever accepted');
  }
  return problems;
}

async function lostSubmissions(portal: TestPortal, { senders }: People): Promise<string[]> {
  const { token } = await staffSignIn(portal);
  const problems: string[] = [];
  for (const { session, acknowledged } of senders) {
    const status = await statusOf(portal, token, session.application_id);
    if (!acknowledged) problems.push(`Application ${session.application_id} could not be sent`);
    else if (status !== 'submitted')
      problems.push(`Application ${session.application_id} was accepted, and is ${status}`);
  }
  return problems;
}

async function statusOf(portal: TestPortal, token: string, id: number): Promise<string> {
  const path = `/api/admin/applications/${id}`;
  return (await call<{ review: { status: string } }>(portal, 'GET', path, { token })).review.status;
}

/** Longest pause before a failed mail is tried again; the pause grows with each attempt. */
const longestPauseMs = () => Math.max(100_000, patienceMs());

/** Mails that are missing or too many. Copies with the same Message-ID count once, as mail programs show them. */
async function wrongMails(portal: TestPortal, expected: ReadonlyMap<string, number>): Promise<string[]> {
  let came = 0;
  let cameAt = Date.now();
  for (;;) {
    const mails = await portal.mails();
    if (mails.length > came) {
      came = mails.length;
      cameAt = Date.now();
    }
    const wrong = [...expected].flatMap(([email, count]) => {
      const ids = mails
        .filter(({ to }) => to?.some(({ address }) => address === email))
        .map(({ messageId }) => messageId);
      const found = new Set(ids).size;
      return found === count ? [] : [`${count} mails were due to one person, ${found} came`];
    });
    if (wrong.length === 0 || Date.now() - cameAt > longestPauseMs()) return wrong;
    await pause(500);
  }
}
