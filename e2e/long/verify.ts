import { call, staffSignIn } from '../support/api';
import type { TestPortal } from '../support/harness';
import { type Actors, fileOf, messageOf, type Tally, textOf } from './work';

/** Sentences on what a round has lost or doubled. */
export interface Losses {
  lost: string[];
  doubled: string[];
}

interface Timeline {
  entries: { action: string; details: { message?: string } }[];
  feedback: { message: string }[];
}

const lastOf = ({ accepted }: Tally): number => accepted.at(-1) ?? 0;

/** Numbers of the last accepted request and of later ones, which may have been done without an answer. */
const possible = (tally: Tally): number[] =>
  Array.from({ length: tally.sent - lastOf(tally) + 1 }, (_, more) => lastOf(tally) + more);

async function lostWords({ portal, typist }: Actors, round: number, tally: Tally): Promise<string[]> {
  const { form_data } = await call<{ form_data: { other_skills?: string } }>(
    portal,
    'GET',
    '/api/get-progress',
    {
      token: typist.token,
    },
  );
  const stored = form_data.other_skills;
  const fits = possible(tally).some((number) => textOf(round, number) === stored);
  return fits ? [] : [`"${textOf(round, lastOf(tally))}" was accepted; "${stored}" is stored`];
}

async function lostFile(
  { portal, typist }: Actors,
  round: number,
  tally: Tally,
  staff: string,
): Promise<string[]> {
  const path = `/api/admin/applications/${typist.application_id}`;
  const { review } = await call<{ review: { uploads: { upload_type: string; file_path: string }[] } }>(
    portal,
    'GET',
    path,
    {
      token: staff,
    },
  );
  const stored = review.uploads.filter(({ upload_type }) => upload_type === 'cv');
  if (stored.length !== 1) return [`${stored.length} CVs are stored`];
  const answer = await fetch(`${portal.url}/api/storage/${stored[0]?.file_path}`, {
    headers: { authorization: `Bearer ${staff}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const fits = possible(tally).some((number) => fileOf(round, number).equals(bytes));
  return fits
    ? []
    : [`upload ${lastOf(tally)} was accepted; ${bytes.subarray(-40)} (${answer.status}) is stored`];
}

async function decided(
  { portal, case: one }: Actors,
  round: number,
  tally: Tally,
  staff: string,
): Promise<Losses> {
  const path = `/api/admin/applications/${one.application_id}/timeline`;
  const log = await call<Timeline>(portal, 'GET', path, { token: staff });
  const inLog = log.entries
    .filter(({ action }) => action === 'status_changed')
    .map(({ details }) => details.message);
  const messages = log.feedback.map(({ message }) => message);
  const times = (list: readonly unknown[], message: string) => list.filter((one) => one === message).length;
  const lost = tally.accepted
    .map((number) => messageOf(round, number))
    .filter((message) => times(inLog, message) === 0 || times(messages, message) === 0);
  const all = Array.from({ length: tally.sent }, (_, before) => messageOf(round, before + 1));
  const doubled = all.filter((message) => times(inLog, message) > 1 || times(messages, message) > 1);
  const half = all.filter((message) => times(inLog, message) !== times(messages, message));
  return { lost: [...lost, ...half.map((message) => `${message} is in one of two places`)], doubled };
}

async function lostSubmission(portal: TestPortal, application_id: number, staff: string): Promise<string[]> {
  const path = `/api/admin/applications/${application_id}`;
  const { review } = await call<{ review: { status: string } }>(portal, 'GET', path, { token: staff });
  return review.status === 'submitted' ? [] : [`application ${application_id} is ${review.status}`];
}

/** Compares what is stored with what was accepted in a round. */
export async function verify(
  actors: Actors,
  round: number,
  tallies: Tally[],
  submitted: number,
): Promise<Losses> {
  const { token } = await staffSignIn(actors.portal);
  const by = (kind: Tally['kind']) => tallies.find((tally) => tally.kind === kind) as Tally;
  const decisions = await decided(actors, round, by('decides'), token);
  return {
    lost: [
      ...decisions.lost,
      ...(await lostWords(actors, round, by('types'))),
      ...(await lostFile(actors, round, by('uploads'), token)),
      ...(await lostSubmission(actors.portal, submitted, token)),
    ],
    doubled: decisions.doubled,
  };
}

/** Number of mails due to a person: one for the submission, and one for each decision. */
export async function mailsDue(portal: TestPortal, application_id: number): Promise<number> {
  const { token } = await staffSignIn(portal);
  const path = `/api/admin/applications/${application_id}/timeline`;
  const { entries } = await call<Timeline>(portal, 'GET', path, { token });
  return 1 + entries.filter(({ action }) => action === 'status_changed').length;
}
