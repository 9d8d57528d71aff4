import { useSyncExternalStore } from 'react';

/** Matches windows in which the panel is beside the application: the breakpoint `lg` of the styles. */
const wide = () => globalThis.matchMedia?.('(min-width: 992px)');

function follow(changed: () => void): () => void {
  const media = wide();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** Whether there is room for the panel beside the application. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => wide()?.matches ?? true);
