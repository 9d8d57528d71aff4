import { type Application, isOpen } from '../../application';
import type { Auth, Contact, Stores } from '../../platform';

interface Parts {
  stores: Stores;
  auth: Pick<Auth, 'contactOf'>;
}

const mostRounds = 5;

export interface LearnContact {
  person_id: number;
  /** When the contact was corrected, in ISO 8601; applications that were submitted since are updated, too. */
  since: string;
}

/**
 * Updates a person's applications to the email and phone number of the account, which svc-auth stores: drafts, and
 * applications that were submitted since the correction. May be repeated; ends when both agree, even if another
 * correction comes in between.
 */
export async function learn({ stores, auth }: Parts, { person_id, since }: LearnContact): Promise<void> {
  let contact = await auth.contactOf(person_id);
  for (let round = 0; contact && round < mostRounds; round += 1) {
    const learnt = contact;
    const ids = (await stores.applications.ofPerson(person_id)).map(({ id }) => id);
    for (const id of ids)
      await stores.transaction((trx) => updateContact(trx, { id, since: new Date(since), contact: learnt }));
    contact = await auth.contactOf(person_id);
    if (contact?.email === learnt.email && contact.phone === learnt.phone) return;
  }
}

/** Updates one application, locked; what its owner types meanwhile is kept. */
async function updateContact(
  { applications }: Stores,
  { id, since, contact }: { id: number; since: Date; contact: Contact },
): Promise<void> {
  const found = await applications.lock({ id });
  if (!found || !isConcerned(found, since)) return;
  const { identity, answers } = found;
  const email = contact.email;
  const phone = contact.phone ?? identity.phoneNumber;
  if (email === identity.email && phone === identity.phoneNumber) return;
  await applications.updateIdentity(id, { email, phoneNumber: phone });
  // The form shows the contact as it was typed, so the answers change, too.
  await applications.update(found, { answers: { ...answers, email, phone } }, found.updatedAt);
}

const isConcerned = (application: Application, since: Date): boolean =>
  isOpen(application) || (application.submittedAt !== null && application.submittedAt >= since);
