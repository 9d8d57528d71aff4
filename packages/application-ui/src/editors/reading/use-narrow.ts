import { useSyncExternalStore } from 'react';

/** Matches windows so narrow that tabs would hide most of the application. */
const narrow = () => globalThis.matchMedia?.('(max-width: 767.98px)') ?? null;

function subscribe(listener: () => void) {
  const media = narrow();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow()?.matches ?? false);
