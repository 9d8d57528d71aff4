import type { Portal } from '../../platform';
import type { Offer } from './offer';
import { momentOf } from './reply-by';

/** What the applicant reads of an offer. */
export function presentOffer(offer: Offer, portal: Pick<Portal, 'calendar' | 'known'>) {
  return {
    id: offer.id,
    state: offer.state,
    from: offer.from,
    until: offer.until,
    participants: offer.participants,
    place: offer.place,
    conditions: offer.conditions,
    reply_by: offer.replyBy,
    reply_by_at: momentOf(portal.calendar(), offer.replyBy).toISOString(),
    time_zone: portal.known().timeZone,
    offered_at: offer.offeredAt.toISOString(),
    wish: offer.wish,
    wish_at: offer.wishAt?.toISOString() ?? null,
    answered_at: offer.answeredAt?.toISOString() ?? null,
    decline_reason: offer.declineReason,
    ended_at: offer.endedAt?.toISOString() ?? null,
    end_reason: offer.endReason,
    came: offer.came,
  };
}

/** The same for staff, with who made it. */
export const presentOfferToStaff = (offer: Offer, portal: Pick<Portal, 'calendar' | 'known'>) => ({
  ...presentOffer(offer, portal),
  offered_by: offer.by.name,
  clash_reason: offer.clashReason,
  beyond_places: offer.isBeyondPlaces,
});
