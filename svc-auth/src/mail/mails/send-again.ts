import { Conflict, NotFound } from '@portal/service-kit/errors';
import { act } from '../../accounts/staff/staff';
import { SessionOver } from '../../platform/errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';

/**
 * Tries a mail again that the outbox has given up, and records in the audit log who asked for it.
 * @throws NotFound, Conflict when the outbox has not given the mail up, or no longer
 */
export async function sendAgain(
  { stores, clock, deliverSoon }: Service,
  id: number,
  actorId: number,
): Promise<void> {
  await stores.transaction(async (trx) => {
    const actor = await trx.people.byId(actorId);
    if (!actor?.active) throw new SessionOver();
    const work = await trx.outbox.find(id);
    if (!work) throw new NotFound();
    if (!(await trx.outbox.revive(id, clock()))) throw new Conflict(message('mailBeingSent'));
    const { details, ...entry } = act('mail_sent_again', actor, actor);
    await trx.audit.add({ ...entry, details: { ...details, kind: work.kind } }, clock());
  });
  deliverSoon(id);
}
