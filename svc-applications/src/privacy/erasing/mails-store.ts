import type { MailsOf } from '@portal/service-kit/mail';
import type { Knex } from 'knex';
import { rowsFrom } from '../../drafting';
import { outboxMessage } from '../../mail';

/** What identifies the mails about a person; addresses and messages find those that do not name the person. */
export async function mailsOfPerson(knex: Knex, personId: number): Promise<Required<MailsOf>> {
  const live: { id: number; applicant_email: string }[] = await knex('applications')
    .where({ person_id: personId })
    .select('id', 'applicant_email');
  const discarded: { id: number; contents: string }[] = await knex('discarded_drafts')
    .where({ person_id: personId })
    .select('id', 'contents');
  const ids = live.map(({ id }) => id);
  const addresses = [
    ...live.map(({ applicant_email }) => applicant_email),
    ...(await knex('mails').whereIn('application_id', ids).whereNotNull('to_address').pluck('to_address')),
    ...(await knex('letter_requests').whereIn('application_id', ids).pluck('email')),
    ...discarded.flatMap(({ contents }) => addressesIn(contents)),
  ];
  return {
    people: [personId],
    applications: [...ids, ...discarded.map(({ id }) => id)],
    addresses: [...new Set(addresses)],
    messages: await messagesAbout(knex, ids),
  };
}

export const messagesAbout = async (knex: Knex, ids: number[]): Promise<string[]> =>
  (await knex('mails').whereIn('application_id', ids).pluck('outbox_id')).map(outboxMessage);

/** The addresses of the applicant and of the referees who were asked, in the contents of a discarded draft. */
function addressesIn(contents: string): string[] {
  const { applications = [], letter_requests = [] } = rowsFrom(contents);
  return [...applications.map((row) => row.applicant_email), ...letter_requests.map((row) => row.email)].map(
    String,
  );
}
