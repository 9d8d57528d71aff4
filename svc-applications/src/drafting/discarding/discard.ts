import { type ApplicationType, discardMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { AlreadyApplied, authorize } from '../../application';
import { type Actor, recordAct, type Service } from '../../platform';
import { type Discarded, keptMs, keptUntil } from './discarded';

/**
 * Discards a draft of the caller. Nobody sees it any more; for a day it can be brought back.
 * @throws NotFound
 * @throws ApplicationClosed if it is submitted
 */
export function discardDraft({ stores, clock }: Service, caller: Actor, id: number): Promise<Discarded> {
  return stores.transaction(async (trx) => {
    const draft = authorize(caller, 'discard', await trx.applications.lock({ id }));
    const now = clock();
    // Answers that an earlier release stored in other tables are moved into the document, which is kept.
    await trx.folding.keep(draft, draft.answers);
    await trx.discarded.keep(draft, now);
    const actor = { ...caller, name: draft.applicantName };
    await recordAct(trx, { actor, action: 'edited', applicationId: id, details: { discarded: true } }, now);
    return { id, personId: draft.personId, type: draft.type, discardedAt: now };
  });
}

/** The discarded drafts of a person that can still be brought back. */
export function discardedOf({ stores, clock }: Service, personId: number): Promise<Discarded[]> {
  return stores.discarded.ofPerson(personId, new Date(clock().getTime() - keptMs));
}

interface WizardsOwner {
  personId: number;
  type: ApplicationType;
}

const discardedInWizard = ({ stores, clock }: Service, { personId, type }: WizardsOwner) =>
  stores.discarded.ofWizard(personId, type, new Date(clock().getTime() - keptMs));

/** Whether a person discarded a draft in this programme's wizard that can still be brought back. */
export const hasDiscarded = async (service: Service, owner: WizardsOwner): Promise<boolean> =>
  (await discardedInWizard(service, owner)) !== undefined;

/**
 * Brings back the draft that a person discarded in this programme's wizard, if there is one. A person without a
 * password has no other way to it than to resume.
 */
export async function bringBackForWizard(service: Service, owner: WizardsOwner): Promise<void> {
  const id = await discardedInWizard(service, owner);
  if (id === undefined) return;
  const actor = { personId: owner.personId, role: owner.type, scope: 'wizard' };
  await bringBack(service, actor, id).catch((error: unknown) => {
    // Of two simultaneous sign-ins the second finds the draft that the first brought back.
    if (!(error instanceof NotFound || error instanceof Conflict)) throw error;
  });
}

/**
 * Brings a discarded draft back unchanged.
 * @throws NotFound if it does not exist, belongs to somebody else, or the day is over
 * @throws Conflict if the person has begun another application of the programme since
 */
export async function bringBack({ stores, clock }: Service, actor: Actor, id: number): Promise<Discarded> {
  try {
    return await stores.transaction(async (trx) => {
      const draft = await trx.discarded.lock(id);
      const now = clock();
      if (!draft || draft.personId !== actor.personId || keptUntil(draft) <= now) throw new NotFound();
      await trx.discarded.bringBack(id);
      const details = { brought_back: true };
      await recordAct(trx, { actor, action: 'edited', applicationId: id, details }, now);
      return draft;
    });
  } catch (error) {
    throw error instanceof AlreadyApplied ? new Conflict(t.anotherBegun) : error;
  }
}
