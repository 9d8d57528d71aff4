import type { Portal, Service } from '../../platform';
import { circumstances } from '../../rounds';
import type { Offer } from './offer';
import { isReplyOver, momentOf, replyEndsAt } from './reply-by';

/** An offer as its applicant sees it. */
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

/** An offer for its applicant, with whether it can still be answered: it lapses up to a minute after its time. */
export async function presentOwnOffer({ stores, portal }: Pick<Service, 'stores' | 'portal'>, offer: Offer) {
  const presented = presentOffer(offer, portal);
  if (offer.state !== 'open') return presented;
  const { about } = await circumstances(stores);
  return {
    ...presented,
    reply_ends_at: replyEndsAt(offer, about).toISOString(),
    reply_over: isReplyOver(offer, about),
  };
}

/** An offer for staff, with who made it. */
export const presentOfferToStaff = (offer: Offer, portal: Pick<Portal, 'calendar' | 'known'>) => ({
  ...presentOffer(offer, portal),
  offered_by: offer.by.name,
  clash_reason: offer.clashReason,
  beyond_places: offer.isBeyondPlaces,
});
