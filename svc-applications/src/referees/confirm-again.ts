import { letterMessages as t } from '@portal/contract-svc-applications-v1';
import { createBudgets } from '@portal/service-kit/budgets';
import { Conflict } from '@portal/service-kit/errors';
import type { Actor, Service } from '../platform';
import { message } from '../platform';
import { own } from './ask';
import { confirmAsking } from './confirm-mail';

const mailed = {
  name: 'letter-confirmations',
  most: 3,
  windowMs: 3_600_000,
  spent: message('mailSentAlready'),
};

/**
 * Mails the applicant again to confirm their mailbox.
 * @throws NotFound
 * @throws Conflict if no referee's mail waits for that
 * @throws TooMany
 */
export async function confirmAgain(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await own(stores, actor, id);
  const waiting = (await stores.letters.live(id)).find(({ state, askedAt }) => state === 'asked' && !askedAt);
  if (!waiting) throw new Conflict(t.nobodyWaits);
  await createBudgets(stores.budgets, clock).spend(mailed, String(id));
  await stores.enqueue(confirmAsking.kind, { request_id: waiting.id }, id);
}
