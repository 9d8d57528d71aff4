import type { connectDatabase } from '@portal/service-kit/database';
import type { TestPortal } from './harness';
import { patienceMs, until } from './patience';

/** A person with an offer, and the link in its mail. */
export interface Guest {
  email: string;
  applicationId: number;
  link: string;
  /** IP address of the person's device. */
  address: string;
}

export type Database = ReturnType<typeof connectDatabase>;

interface End {
  database: Database;
  guests: Guest[];
  places: number;
}

/**
 * Problems that a race for places has left, once every mail was sent: there must be as many acceptances as places, each
 * complete and with one mail, and no trace of those who were refused.
 */
export async function problemsOfPlaces(portal: TestPortal, end: End): Promise<string[]> {
  const { database, places } = end;
  // The mails that a killed worker was sending stay reserved for a minute.
  await until(
    'every mail went out',
    async () => !(await database('applications_outbox').where({ state: 'waiting' }).first('id')),
    { everyMs: 500, withinMs: Math.max(180_000, patienceMs()) },
  );
  const accepted: number[] = await database('offers').where({ state: 'accepted' }).pluck('application_id');
  const stored = accepted.length === places ? [] : [`${accepted.length} accepted for ${places} places`];
  return [...stored, ...(await unfinished(end, accepted)), ...(await wrongMails(portal, end, accepted))];
}

/** Acceptances that are incomplete or doubled, and traces of an acceptance for people who were refused. */
async function unfinished({ database, guests }: End, accepted: number[]): Promise<string[]> {
  const problems: string[] = [];
  const acts: number[] = await database('audit_entries')
    .where({ action: 'offer_accepted' })
    .pluck('application_id');
  for (const { applicationId } of guests) {
    const due = accepted.includes(applicationId) ? 1 : 0;
    const found = acts.filter((id) => id === applicationId).length;
    if (found !== due) problems.push(`application ${applicationId} has ${found} acceptances in its history`);
  }
  const news: number[] = await database('notifications')
    .where({ title: 'Offer accepted' })
    .pluck('application_id');
  if (news.length !== accepted.length)
    problems.push(`staff were notified of ${news.length} acceptances, not of ${accepted.length}`);
  return problems;
}

async function wrongMails(portal: TestPortal, { guests }: End, accepted: number[]): Promise<string[]> {
  const all = (await portal.mails()).filter(({ subject }) => /place is confirmed/.test(subject ?? ''));
  return guests.flatMap(({ email, applicationId }) => {
    const due = accepted.includes(applicationId) ? 1 : 0;
    const theirs = all.filter(({ to }) => to?.some(({ address }) => address === email));
    const found = new Set(theirs.map(({ messageId }) => messageId)).size;
    return found === due ? [] : [`${due} mails were due for application ${applicationId}, ${found} came`];
  });
}
