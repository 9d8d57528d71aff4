import { lazy, Suspense } from 'react';
import type { OwnDiscarded } from '../../api';

const DiscardedList = lazy(() => import('./discarded-list'));

export interface DiscardedDraftsProps {
  drafts: readonly OwnDiscarded[];
  /** Called when a draft was restored. */
  onBack: () => void;
}

/** The drafts that were discarded within a day; for most people there are none. */
export function DiscardedDrafts(props: DiscardedDraftsProps) {
  if (props.drafts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <DiscardedList {...props} />
    </Suspense>
  );
}
