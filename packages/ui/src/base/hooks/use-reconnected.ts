import { useEffect, useRef } from 'react';

/** In ms: a load that fails within this time after the `online` event is assumed to have started before the event. */
const freshMs = 60_000;

/**
 * Repeats a failed load once the browser reports that it is online. A load that is still running at that moment is
 * repeated when it fails.
 */
export function useReconnected(failed: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  const notifiedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const noteMoment = () => {
      notifiedAt.current = performance.now();
    };
    window.addEventListener('online', noteMoment);
    return () => window.removeEventListener('online', noteMoment);
  }, []);

  useEffect(() => {
    if (!failed) return;
    const readAgain = () => {
      // Only once for each reconnection.
      notifiedAt.current = Number.NEGATIVE_INFINITY;
      keepFocus();
      latest.current();
    };
    if (performance.now() - notifiedAt.current < freshMs) return readAgain();
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [failed]);
}

/** The button for another try disappears with the error. If it had the focus, the page's heading takes the focus. */
function keepFocus(): void {
  if (!document.activeElement?.closest('[role="alert"]')) return;
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
