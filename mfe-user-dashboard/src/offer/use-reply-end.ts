import { useEffect } from 'react';
import type { OfferCardProps } from './card-props';

const aSecondMs = 1_000;
/** In ms: the next try when this device's clock is ahead of the service's, which decides. */
const againMs = 15_000;
const dayMs = 24 * 3_600_000;

/** Loads the offer again when the time for the reply ends, so that the page offers no answers that would be refused. */
export function useReplyEnd(offer: OfferCardProps['offer'], look: () => void): void {
  const { state, reply_ends_at: endsAt, reply_over: isOver } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to wait again, not each drawing
  useEffect(() => {
    if (state !== 'open' || isOver || !endsAt) return;
    const left = Date.parse(endsAt) - Date.now();
    if (left > dayMs) return;
    const timer = setTimeout(look, left > 0 ? left + aSecondMs : againMs);
    return () => clearTimeout(timer);
  }, [offer]);
}
