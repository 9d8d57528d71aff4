import { createHash } from 'node:crypto';
import { createBudgets } from '@portal/service-kit/budgets';
import { type ApplicationRef, authorize, dayMs } from '../../application';
import type { Actor, Service, Stores } from '../../platform';
import { message } from '../../platform';
import { type MailReturnLink, mailReturnLink } from './return-link-mail';

/** A mail that was queued within this many milliseconds counts as still on its way. */
const onItsWayMs = 5 * 60_000;

/** The limit for an address: its mailbox may not be proven, and several drafts must not flood it. */
const ofAddress = {
  name: 'return-links',
  most: 5,
  windowMs: dayMs,
  spent: message('linkMailedOften'),
};

/**
 * Mails the owner of a draft a link back to it. Returns false if an earlier mail is still on its way.
 * @throws NotFound, ApplicationClosed, TooMany
 */
export function askForReturnLink(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  ref: ApplicationRef,
): Promise<boolean> {
  return stores.transaction(async (trx) => {
    // Locked, so that the second of two requests finds the mail of the first.
    const { id, identity } = authorize(actor, 'edit', await trx.applications.lock(ref));
    const now = clock();
    if (await isOnItsWay(trx, id, now)) return false;
    await createBudgets(trx.budgets, clock).spend(ofAddress, hashOf(identity.email));
    const payload: MailReturnLink = { application_id: id };
    await trx.enqueue(mailReturnLink.kind, payload, id);
    return true;
  });
}

async function isOnItsWay({ mails }: Stores, id: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - onItsWayMs);
  const recent = (await mails.ofApplication(id)).filter(
    ({ kind, queuedAt }) => kind === mailReturnLink.kind && queuedAt > since,
  );
  return recent.some(({ state }) => state !== 'bounced' && state !== 'given_up');
}

const hashOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');
