import { useEffect } from 'react';
import type { OfferCardProps } from './card-props';

const aSecondMs = 1_000;
/** Where this clock is ahead of the service's, which decides. */
const againMs = 15_000;
const dayMs = 24 * 3_600_000;

/** Asks anew at the moment at which the time to reply is over, so that nobody is offered what would be refused. */
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
