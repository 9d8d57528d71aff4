import { offerMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { WholeApplication } from '../../application';
import type { Stores } from '../../platform';
import type { Offer } from './offer';

export interface Locked {
  application: WholeApplication;
  offer: Offer;
}

/** The messages for offers that can no longer be answered, by state. */
const refusals: Readonly<Record<Exclude<Offer['state'], 'open'>, string>> = {
  accepted: t.accepted,
  declined: t.declined,
  lapsed: t.lapsed,
  withdrawn: t.withdrawn,
  'taken-back': t.takenBack,
  replaced: t.replaced,
};

/** The refusal of an answer that comes too late, with what happened meanwhile. */
export const tooLate = (state: Exclude<Offer['state'], 'open'>): Conflict =>
  new Conflict(refusals[state], { extra: { offer_state: state } });

/**
 * Locks the application of an offer, then the offer. Within a transaction.
 * @throws NotFound
 */
export async function lockOffer(trx: Stores, id: number): Promise<Locked> {
  const found = await trx.offers.find(id);
  const application = found && (await trx.applications.lock({ id: found.applicationId }));
  const offer = application && (await trx.offers.lock(id));
  if (!application || !offer) throw new NotFound(t.gone);
  return { application, offer };
}

/** Raises the version of the application, so that readers of an earlier one and calendars notice the change. */
export const touch = (trx: Stores, application: WholeApplication, now: Date): Promise<void> =>
  trx.applications.update(application, { version: application.version + 1 }, now);
