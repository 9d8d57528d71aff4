import { Conflict, NotFound } from '@portal/service-kit/errors';
import { type Actor, recordAct, type Service } from '../../platform';
import { learn } from '../contact/learn';

const notSubmitted =
  'This application has not been submitted yet: the applicant can correct the address in the form.';

/** Milliseconds after which the applications are updated by the outbox, if a replica was killed during a correction. */
const learnAfterMs = 30_000;
const always = new Date(0);

/**
 * Corrects the address for an applicant's mails, as long as nobody has proven the mailbox: first in svc-auth, which
 * notifies the old mailbox, then in all of the person's applications.
 * @throws NotFound
 * @throws Conflict before the submission, for a proven mailbox, and for an address that somebody else has
 */
export async function correctMailAddress(
  { stores, auth, clock }: Pick<Service, 'stores' | 'auth' | 'clock'>,
  actor: Actor,
  { id, email, requestId }: { id: number; email: string; requestId: string },
): Promise<string> {
  const application = await stores.applications.find({ id });
  if (!application) throw new NotFound();
  if (!application.submittedAt) throw new Conflict(notSubmitted);
  const { personId } = application;
  const promised = { person_id: personId, since: always.toISOString() };
  const workId = await stores.contact.promise(promised, new Date(Date.now() + learnAfterMs));
  const contact = await auth
    .moveUnproven(personId, { email, by: actor.personId }, requestId)
    .catch(async (error: unknown) => {
      // Without an answer from svc-auth it is unknown whether the correction was made, so the queued work stays.
      if (!(error instanceof Error && error.name === 'Unavailable')) await stores.contact.takeBack(workId);
      throw error;
    });
  await learn({ stores, auth }, promised);
  const details = { email_corrected: true };
  await recordAct(stores, { actor, action: 'edited', applicationId: id, details }, clock());
  await stores.contact.takeBack(workId);
  return contact.email;
}
