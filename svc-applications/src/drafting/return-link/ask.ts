import { createHash } from 'node:crypto';
import { createBudgets } from '@portal/service-kit/budgets';
import { type ApplicationRef, authorize, dayMs } from '../../application';
import type { Actor, Service, Stores } from '../../platform';
import { message } from '../../platform';
import { type MailReturnLink, mailReturnLink } from './return-link-mail';

/** A mail of the last minutes is still on its way. */
const onItsWayMs = 5 * 60_000;

/** Nobody has proven the mailbox: several drafts with one address may not flood it. */
const ofAddress = {
  name: 'return-links',
  most: 5,
  windowMs: dayMs,
  spent: message('linkMailedOften'),
};

/**
 * Mails the owner of a draft the way back to it; false where the mail of a press before is on its way.
 * @throws NotFound, ApplicationClosed, TooMany
 */
export function askForReturnLink(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  ref: ApplicationRef,
): Promise<boolean> {
  return stores.transaction(async (trx) => {
    // Of two presses at once the second finds the mail of the first.
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
