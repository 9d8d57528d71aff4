import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { DeadWork } from '@portal/service-kit/outbox';
import { type Act, recordAct } from '../audit/audit';
import type { Service } from '../service';
import type { Stores } from '../store';
import {
  type ConfirmSubmission,
  confirmSubmission,
  type MailDecision,
  type MailRequestDecided,
  mailDecision,
  mailRequestDecided,
} from './kinds';

/** What was given up, and the application that it is about, where there is one. */
export interface DeadLetter extends Omit<DeadWork, 'payload'> {
  applicationId: number | null;
}

const enoughMs = 3000;

export async function listMail({ stores }: Service) {
  const { dead, waiting } = await stores.outbox.standing();
  const letters: DeadLetter[] = [];
  for (const work of dead) letters.push({ ...work, applicationId: await applicationOf(stores, work) });
  return { dead: letters, waiting };
}

/**
 * Tries again what was given up, and writes down who wanted it; answers how that went within a moment.
 * @throws NotFound, Conflict when it has not been given up (any more)
 */
export async function sendAgain(
  { stores, outbox, clock }: Service,
  id: number,
  actor: Act['actor'],
): Promise<'sent' | 'pending'> {
  await stores.together(async (within) => {
    const work = await within.outbox.find(id);
    if (!work) throw new NotFound();
    if (!(await within.outbox.revive(id, clock()))) throw new Conflict('This one is being sent already.');
    const applicationId = await applicationOf(within, work);
    await recordAct(
      within,
      {
        ...{ actor, action: 'mail_sent_again', details: { kind: work.kind } },
        ...(applicationId !== null && { applicationId }),
      },
      clock(),
    );
  });
  return outbox.deliverNow(id, enoughMs);
}

async function applicationOf(stores: Stores, { kind, payload }: DeadWork): Promise<number | null> {
  const id = await applicationNamed(stores, kind, payload);
  return id !== undefined && (await stores.applications.find({ id })) ? id : null;
}

async function applicationNamed(stores: Stores, kind: string, payload: unknown): Promise<number | undefined> {
  if (kind === confirmSubmission) return (payload as ConfirmSubmission).application_id;
  if (kind === mailDecision) {
    return (await stores.feedback.find((payload as MailDecision).feedback_id))?.applicationId;
  }
  if (kind === mailRequestDecided) {
    return (await stores.requests.find((payload as MailRequestDecided).request_id))?.originalApplicationId;
  }
  return undefined;
}
