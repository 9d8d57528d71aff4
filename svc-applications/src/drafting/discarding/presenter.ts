import { type Discarded, keptUntil } from './discarded';

export const presentDiscarded = (draft: Discarded) => ({
  id: draft.id,
  type: draft.type,
  discarded_at: draft.discardedAt.toISOString(),
  until: keptUntil(draft).toISOString(),
});
