import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { Act } from '../platform/audit/act';
import { recordAct } from '../platform/audit/audit';
import type { Service } from '../platform/service';
import type { Stores } from '../platform/stores';
import type { MailRecord } from './mail-record';

const enoughMs = 3000;
const underWay = 'This email is being sent already.';

/**
 * Sends a mail of an application anew, with what stands in it by now; returns the outcome after a moment.
 * @throws NotFound
 * @throws Conflict while it, or the same mail again, waits to be sent
 */
export async function sendMailAgain(
  { stores, outbox, clock }: Service,
  id: number,
  actor: Act['actor'],
): Promise<'sent' | 'pending'> {
  const outboxId = await stores.together(async (within) => {
    const found = await within.mails.find(id);
    if (!found) throw new NotFound();
    // Of two presses the second finds the mail of the first.
    await within.applications.lock({ id: found.applicationId });
    const next = await requeued(within, found, clock());
    const { applicationId, kind } = found;
    await recordAct(within, { actor, action: 'mail_sent_again', applicationId, details: { kind } }, clock());
    return next;
  });
  return outbox.deliverNow(outboxId, enoughMs);
}

async function requeued(within: Stores, { id, applicationId }: MailRecord, now: Date): Promise<number> {
  const all = await within.mails.ofApplication(applicationId);
  const record = all.find((one) => one.id === id);
  if (!record) throw new NotFound();
  const { kind, payload, outboxId, state } = record;
  const same = all.filter(
    (one) => one.kind === kind && JSON.stringify(one.payload) === JSON.stringify(payload),
  );
  if (same.some((one) => one.state === 'queued')) throw new Conflict(underWay);
  if (state === 'given_up' && (await within.outbox.revive(outboxId, now))) return outboxId;
  if (state === 'refused') {
    if (await within.outbox.hurry(outboxId, now)) return outboxId;
    throw new Conflict(underWay);
  }
  return within.enqueue(kind, payload, applicationId);
}
