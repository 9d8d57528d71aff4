import { underAddressMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { AlreadyApplied, isOpen, type WholeApplication } from '../../application';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';

/**
 * Applications, newest first, that others began under the address that a person owns, without proving it: the person
 * themselves with another phone number, a relative who shares the mailbox, or a stranger.
 */
export async function underAddress(
  { auth, stores }: Service,
  { personId }: Actor,
): Promise<WholeApplication[]> {
  const ids = await stores.underAddress.of(await auth.underAddress(personId));
  const found = await Promise.all(ids.map((id) => stores.applications.find({ id })));
  return found.filter((one) => one !== undefined);
}

/**
 * Makes an application under the caller's address the caller's own. The person who began it can no longer open it.
 * @throws NotFound if it does not exist, or is not under their address
 * @throws Conflict if they have an open application of the programme already
 */
export async function take(service: Service, actor: Actor, id: number): Promise<WholeApplication> {
  try {
    return await decided(service, actor, id, async (trx, application) => {
      await trx.underAddress.give(application, actor.personId);
      return { taken: true };
    });
  } catch (error) {
    throw error instanceof AlreadyApplied ? new Conflict(t.anotherOpen) : error;
  }
}

/**
 * Removes an application from the caller's address. A draft is discarded, and for a day only the caller can bring it
 * back; a submitted application stays with the staff, who see that it is not the caller's.
 * @throws NotFound if it does not exist, or is not under their address
 */
export function disown(service: Service, actor: Actor, id: number): Promise<WholeApplication> {
  return decided(service, actor, id, async (trx, application) => {
    const now = service.clock();
    if (isOpen(application)) {
      await trx.folding.keep(application, application.answers);
      await trx.discarded.keep({ ...application, personId: actor.personId }, now);
    } else await trx.underAddress.disown(id, now);
    return { disowned: true };
  });
}

/** Decides on one application under the caller's address in one transaction, and records it. */
async function decided(
  { auth, stores, clock }: Service,
  actor: Actor,
  id: number,
  work: (trx: Stores, application: WholeApplication) => Promise<object>,
): Promise<WholeApplication> {
  const people = await auth.underAddress(actor.personId);
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id });
    if (!application || !people.includes(application.personId)) throw new NotFound();
    const details = await work(trx, application);
    await recordAct(trx, { actor, action: 'edited', applicationId: id, details }, clock());
    return application;
  });
}
