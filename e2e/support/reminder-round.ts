import { connectDatabase } from '@portal/service-kit/database';
import { staffSignIn, startInternship } from './api';
import { anApplicant } from './applicants';
import { startKilling } from './delayed-round';
import type { TestPortal } from './harness';
import { hasLapsed, letLapse, problemsOfLapses, reopenSome } from './lapses';
import { patienceMs, until } from './patience';
import { askReferee, setLetters } from './referees';

export interface ReminderRound {
  drafts: number;
  /** Referees who were asked for a letter and do not answer. */
  referees: number;
  /** Applications of which staff reopened a section, and whose applicants do not answer in time. */
  lapses: number;
  /** How often a replica of svc-applications is killed; each restart begins a round of reminders. */
  kills: number;
  /** The names of the replicas, which are killed in turn. */
  replicas: string[];
}

const dayMs = 24 * 3_600_000;
const subjects = { draft: /waiting for you/, referee: /^Reminder: .* asks you for a reference letter/ };

/**
 * Leaves drafts, referees and reopened sections untouched for days while replicas are killed; then counts the reminders
 * that arrived, and how often staff were notified that the time is over.
 */
export async function playReminderRound(portal: TestPortal, round: ReminderRound) {
  const drafts = await begin(portal, round.drafts);
  const referees = await askReferees(portal, round.referees);
  const reopened = await reopenSome(portal, round.lapses);
  const ids = drafts.map(({ id }) => id);
  const database = connectDatabase({ url: portal.database });
  try {
    await leaveAlone(database, ids);
    await database('letter_requests')
      .whereIn('email', referees)
      .update({ asked_at: daysAgo(5) });
    await letLapse(database, reopened);
    const killer = startKilling(portal, round);
    await killer.done;
    const readMessages = () =>
      database('draft_reminders').whereIn('application_id', ids).whereNotNull('secret');
    const left = async () => {
      if ((await readMessages()).length < drafts.length) return 'unreminded';
      if ((await database('letter_reminders')).length < referees.length) return 'unreminded';
      if (!(await hasLapsed(database, reopened))) return 'open';
      return database('applications_outbox').where({ state: 'waiting' }).first('id');
    };
    // The mails that a killed worker was sending stay reserved for a minute.
    await until('every reminder went out', async () => (await left()) === undefined, {
      withinMs: Math.max(180_000, patienceMs()),
    });
    const kills = killer.count();
    const emails = drafts.map(({ email }) => email);
    const counts = [
      await counted(portal, emails, subjects.draft),
      await counted(portal, referees, subjects.referee),
    ];
    const copies = counts.reduce((sum, one) => sum + one.copies, 0);
    const problems = [
      ...counts.flatMap((one) => one.problems),
      ...(await problemsOfLapses(database, reopened)),
    ];
    if (copies > kills) problems.push(`${copies} copies came for ${kills} kills`);
    return { problems, mails: counts.reduce((sum, one) => sum + one.mails, 0), copies, kills };
  } finally {
    await database.destroy();
  }
}

async function begin(portal: TestPortal, count: number): Promise<{ id: number; email: string }[]> {
  const begun: { id: number; email: string }[] = [];
  while (begun.length < count) {
    const applicant = anApplicant();
    begun.push({ id: (await startInternship(portal, applicant)).application_id, email: applicant.email });
  }
  return begun;
}

async function askReferees(portal: TestPortal, count: number): Promise<string[]> {
  const { token } = await staffSignIn(portal);
  await setLetters(portal, token, 'ask', true);
  const asked: string[] = [];
  while (asked.length < count) asked.push((await askReferee(portal)).email);
  await setLetters(portal, token, 'upload');
  return asked;
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** Dates these drafts as if nobody had touched them for three days. */
export async function leaveAlone(database: ReturnType<typeof connectDatabase>, ids: number[]): Promise<void> {
  const ago = daysAgo(3);
  await database('retention_state').update({ seen_at: new Date(), steady_since_at: ago });
  await database('applications').whereIn('id', ids).update({ updated_at: ago });
}

/**
 * Counts mails. A copy with the same Message-ID comes when a replica is killed between delivering a mail and recording
 * it.
 */
async function counted(portal: TestPortal, emails: string[], subject: RegExp) {
  const mails = (await portal.mails()).filter((mail) => subject.test(mail.subject ?? ''));
  const problems: string[] = [];
  const ids = new Set<string>();
  let copies = 0;
  for (const email of emails) {
    const theirs = mails.filter(({ to }) => to?.some(({ address }) => address === email));
    const different = new Set(theirs.map(({ messageId }) => String(messageId)));
    for (const id of different) ids.add(id);
    copies += theirs.length - different.size;
    if (different.size !== 1) problems.push(`${email} got ${different.size} reminders, not one`);
  }
  return { problems, mails: ids.size, copies };
}
