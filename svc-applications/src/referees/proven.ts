import type { Service } from '../platform';
import type { Unasked } from './store';

type Parts = Pick<Service, 'stores' | 'auth'>;

/**
 * Whether the applicant has proven that the mailbox is theirs: to svc-auth, or by the link about this application.
 * False while svc-auth does not answer; the round for waiting mails asks again.
 */
export async function isMailboxProven(
  { stores, auth }: Parts,
  { applicationId, personId, email }: Omit<Unasked, 'id'>,
): Promise<boolean> {
  if (await stores.letters.isConfirmed(applicationId, email)) return true;
  return auth.mailboxIsProven(personId).catch(() => false);
}
