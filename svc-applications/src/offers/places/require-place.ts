import { offerMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { type Stores, spanOf } from '../../platform';
import type { Offer } from '../offers/offer';
import { placesTaken } from './clashes';

/** All places of the days or of the round are taken. */
class PlacesTaken extends Conflict {
  constructor() {
    super(t.full, { extra: { offer_state: 'full' } });
  }
}

/**
 * Refuses an acceptance for which there is no place. The periods stay locked until the transaction ends, and counts are
 * current, so that of several acceptances each sees those before it.
 * @throws Conflict
 */
export async function requirePlace({ places }: Pick<Stores, 'places'>, offer: Offer): Promise<void> {
  const periods = await places.hold(offer);
  const ofRound = offer.roundId === null ? null : await places.holdRound(offer.roundId);
  // Offers beyond the places take the locks as well, because later ones count them.
  if (offer.isBeyondPlaces) return;
  if (offer.roundId !== null && ofRound !== null) {
    if ((await places.acceptedInRound(offer.roundId)) + offer.participants > ofRound) throw new PlacesTaken();
  }
  const span = spanOf(periods);
  if (!span) return;
  const accepted = await places.acceptedNow({ programme: offer.programme, ...span });
  const isFull = periods.some(
    (period) => placesTaken(period, accepted, 'accepted') + offer.participants > period.places,
  );
  if (isFull) throw new PlacesTaken();
}
