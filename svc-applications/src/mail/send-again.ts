import { Conflict, NotFound } from '@portal/service-kit/errors';
import { type Act, recordAct, type Service, type Stores } from '../platform';
import type { MailRecord } from './mail-record';

const enoughMs = 3000;
const underWay = 'This email is being sent already.';
/** Within this many milliseconds a second request repeats the first, whose mail may have been sent already. */
const oneWithinMs = 60_000;
const justSent = 'This email was sent less than a minute ago.';

/**
 * Sends a mail about an application again, with its present contents. Returns the outcome after a moment.
 * @throws NotFound
 * @throws Conflict while the mail or an equal one waits to be sent, and within a minute after that
 */
export async function sendMailAgain(
  { stores, outbox, clock }: Service,
  id: number,
  actor: Act['actor'],
): Promise<'sent' | 'pending'> {
  const pressedAt = clock();
  const outboxId = await stores.transaction(async (trx) => {
    const found = await trx.mails.find(id);
    if (!found) throw new NotFound();
    // Locked, so that the second of two requests finds the mail of the first.
    await trx.applications.lock({ id: found.applicationId });
    const next = await requeued(trx, found, { pressedAt, now: clock() });
    const { applicationId, kind } = found;
    await recordAct(trx, { actor, action: 'mail_sent_again', applicationId, details: { kind } }, clock());
    return next;
  });
  return outbox.deliverNow(outboxId, enoughMs);
}

async function requeued(
  trx: Stores,
  { id, applicationId }: MailRecord,
  { pressedAt, now }: { pressedAt: Date; now: Date },
): Promise<number> {
  const all = await trx.mails.ofApplication(applicationId);
  const record = all.find((one) => one.id === id);
  if (!record) throw new NotFound();
  const { kind, payload, outboxId, state } = record;
  const same = all.filter(
    (one) => one.kind === kind && JSON.stringify(one.payload) === JSON.stringify(payload),
  );
  if (same.some((one) => one.state === 'queued')) throw new Conflict(underWay);
  if (same.some((one) => isOfAnotherPress(one, id, pressedAt))) throw new Conflict(justSent);
  if (state === 'given_up' || state === 'refused') {
    const isTaken =
      state === 'refused' ? await trx.outbox.hurry(outboxId, now) : await trx.outbox.revive(outboxId, now);
    if (!isTaken) throw new Conflict(underWay);
    await trx.mails.askedAgain(id, now);
    return outboxId;
  }
  return trx.enqueue(kind, payload, applicationId);
}

/** Whether this mail was requested less than a minute ago, or was sent automatically after the button was pressed. */
function isOfAnotherPress(
  { id, state, queuedAt, changedAt, askedAgainAt }: MailRecord,
  pressed: number,
  pressedAt: Date,
): boolean {
  const since = pressedAt.getTime() - oneWithinMs;
  const askedAt = askedAgainAt ?? (id > pressed ? queuedAt : undefined);
  if (askedAt && askedAt.getTime() > since) return true;
  return id === pressed && state === 'sent' && changedAt >= pressedAt;
}
