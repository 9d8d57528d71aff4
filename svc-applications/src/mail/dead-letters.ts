import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { DeadWork } from '@portal/service-kit/outbox';
import { admit } from '../assessment';
import { type Act, recordAct, type Service, type Stores } from '../platform';
import { type QueuedWork, subjectOf, type Works } from './works';

/** A mail that was given up, with its application if it has one. */
export interface DeadLetter extends Omit<DeadWork, 'payload'> {
  applicationId: number | null;
}

const enoughMs = 3000;

const applicationOf = async (works: Works, stores: Stores, work: QueuedWork): Promise<number | null> =>
  (await subjectOf(works, stores, work))?.applicationId ?? null;

export async function listMail({ stores, works }: Service) {
  const { dead, waiting } = await stores.outbox.standing();
  const letters: DeadLetter[] = [];
  for (const work of dead) letters.push({ ...work, applicationId: await applicationOf(works, stores, work) });
  return { dead: letters, waiting };
}

/**
 * Tries a mail again that was given up, and records who requested it. Returns the outcome after a moment.
 * @throws NotFound
 * @throws Conflict if the mail is not (or no longer) given up
 */
export async function sendAgain(
  { stores, works, outbox, clock }: Service,
  id: number,
  actor: Act['actor'],
): Promise<'sent' | 'pending'> {
  await stores.transaction(async (trx) => {
    const work = await trx.outbox.find(id);
    if (!work) throw new NotFound();
    if (!(await trx.outbox.revive(id, clock()))) throw new Conflict('This email is already being sent.');
    const applicationId = await applicationOf(works, trx, work);
    if (applicationId !== null) await admit(trx, actor.personId, applicationId);
    await recordAct(
      trx,
      {
        actor,
        action: 'mail_sent_again',
        details: { kind: work.kind },
        ...(applicationId !== null && { applicationId }),
      },
      clock(),
    );
  });
  return outbox.deliverNow(id, enoughMs);
}
