import { offerMessages, withdrawMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import {
  type Application,
  type ApplicationChanges,
  authorize,
  isOwner,
  type WholeApplication,
} from '../../application';
import { notifyPrograms } from '../../integrations';
import { isLiving, notifyOfOffer, type Offer, withdrawOffer } from '../../offers';
import { type Actor, notifyOfWithdrawal, recordAct, type Service, type Stores } from '../../platform';
import { endPrepared } from '../prepared/end';
import { endOpen } from '../reopening/end';
import { endWaiting } from '../waiting-list/end';
import { mayUndoWithdrawal, mayWithdraw } from './withdrawal';

type Parts = Pick<Service, 'stores' | 'clock' | 'portal'>;

/**
 * Withdraws an application that waits for its decision, or whose offer is open or accepted; its status is unchanged. An
 * application that is withdrawn already is returned as it is.
 * @throws NotFound
 * @throws Conflict for a draft, and for a decided application without such an offer
 */
export function withdraw(
  { stores, clock, portal }: Parts,
  { actor, id, reason }: { actor: Actor; id: number; reason: string },
): Promise<Application> {
  return stores.transaction(async (trx) => {
    const application = await ownLocked(trx, actor, id);
    if (application.withdrawnAt) return application;
    const offer = (await trx.offers.newestOf([id])).get(id);
    const today = portal.calendar().dayOf(await trx.databaseNow());
    if (!mayWithdraw(application, offer, today)) throw new Conflict(refusalOf(application, offer));
    const now = clock();
    const changes = { withdrawnAt: now, withdrawalReason: reason || null };
    return changed(trx, { actor, application, changes, details: { withdrawn: true, reason } }, now);
  });
}

/**
 * Takes a withdrawal back, within a day.
 * @throws NotFound
 * @throws Conflict if the application is not withdrawn, or the day is over
 */
export function undoWithdrawal({ stores, clock }: Parts, actor: Actor, id: number): Promise<Application> {
  return stores.transaction(async (trx) => {
    const application = await ownLocked(trx, actor, id);
    const now = clock();
    if (!application.withdrawnAt) throw new Conflict(t.stands);
    if (!mayUndoWithdrawal(application, now)) throw new Conflict(t.dayOver);
    const changes = { withdrawnAt: null, withdrawalReason: null };
    return changed(trx, { actor, application, changes, details: { withdrawal_undone: true } }, now);
  });
}

function refusalOf({ submittedAt }: Application, offer: Offer | undefined): string {
  if (!submittedAt) return t.draft;
  return offer && isLiving(offer) ? offerMessages.begun : t.decided;
}

async function ownLocked(trx: Stores, actor: Actor, id: number): Promise<WholeApplication> {
  const application = authorize(actor, 'read', await trx.applications.lock({ id }));
  if (!isOwner(actor, application)) throw new NotFound();
  return application;
}

interface Changed {
  actor: Actor;
  application: WholeApplication;
  changes: Pick<ApplicationChanges, 'withdrawnAt' | 'withdrawalReason'>;
  details: Record<string, unknown>;
}

async function changed(
  trx: Stores,
  { actor: caller, application, changes, details }: Changed,
  now: Date,
): Promise<Application> {
  const { id, applicantName } = application;
  const next = { ...changes, version: application.version + 1 };
  await trx.applications.update(application, next, now);
  const delayed = changes.withdrawnAt && (await trx.held.on(id));
  if (delayed) await trx.held.end(delayed.id, 'withdrawn', now);
  if (changes.withdrawnAt) {
    await endPrepared(trx, id, { state: 'withdrawn' }, now);
    await endWaiting(trx, id, 'withdrawn', now);
    await endOpen(trx, application, 'withdrawn', now);
  }
  const actor = { ...caller, name: applicantName };
  await recordAct(trx, { actor, action: 'edited', applicationId: id, details }, now);
  const kind = changes.withdrawnAt ? 'application.withdrawn' : 'application.withdrawal_undone';
  await notifyPrograms(trx, kind, application, now);
  const isFreed = changes.withdrawnAt !== null && (await withdrawOffer(trx, application, now));
  if (isFreed) await notifyOfOffer(trx, application, 'offerWithdrawn', now);
  else await notifyOfWithdrawal(trx, application, changes.withdrawnAt !== null, now);
  return { ...application, version: next.version, withdrawnAt: changes.withdrawnAt ?? null, updatedAt: now };
}
