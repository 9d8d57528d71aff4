import type { HeldDecision } from './held-decision';

/** For staff alone: the applicant must not learn of it. */
export const presentHeld = ({ id, status, type, message, by, heldAt, goesOutAt }: HeldDecision) => ({
  id,
  status,
  type,
  message,
  held_by: by.name,
  held_at: heldAt.toISOString(),
  goes_out_at: goesOutAt.toISOString(),
});
