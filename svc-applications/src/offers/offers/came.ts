import { offerMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { notifyPrograms } from '../../integrations';
import { type Actor, can, recordAct, type Service } from '../../platform';
import { circumstances } from '../../rounds';
import { lockOffer, touch } from './locked';
import { isAhead, type Offer } from './offer';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Records whether the person came, from the first day on; a different value corrects it. An equal value changes
 * nothing.
 * @throws NotFound
 * @throws Conflict if the offer is not accepted, or its days have not begun
 */
export function noteCame(
  { stores, clock }: Parts,
  { actor, id, came }: { actor: Actor & { name?: string }; id: number; came: boolean },
): Promise<Offer> {
  return stores.transaction(async (trx) => {
    if (!can(actor, 'decide')) throw new NotFound();
    const { application, offer } = await lockOffer(trx, id);
    if (offer.state !== 'accepted') throw new Conflict(t.cameNotAccepted);
    const { now: databaseNow, calendar } = (await circumstances(trx)).about;
    if (isAhead(offer, calendar.dayOf(databaseNow))) throw new Conflict(t.cameTooEarly);
    if (offer.came === came) return offer;
    const now = clock();
    await trx.offers.noteCame(id, came, now);
    const action = came ? 'offer_came' : 'offer_missed';
    await recordAct(trx, { actor, action, applicationId: application.id, details: { offer: id } }, now);
    await notifyPrograms(trx, came ? 'offer.came' : 'offer.missed', application, now, { offer: id });
    await touch(trx, application, now);
    return { ...offer, came };
  });
}
