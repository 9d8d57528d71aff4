import { bodyOf } from '../../offers';
import type { DelayedDecision } from './delayed-decision';

/** A delayed decision for staff only: the applicant must not learn of it. */
export const presentDelayed = ({
  id,
  status,
  type,
  message,
  offer,
  by,
  delayedAt,
  goesOutAt,
  keptBecause,
}: DelayedDecision) => ({
  id,
  status,
  type,
  message,
  ...(offer && { offer: bodyOf(offer) }),
  held_by: by.name,
  held_at: delayedAt.toISOString(),
  goes_out_at: goesOutAt.toISOString(),
  ...(keptBecause && { kept_because: keptBecause }),
});
