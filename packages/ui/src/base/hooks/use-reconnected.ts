import { useEffect, useRef } from 'react';

/** A load that fails so soon after the `online` event had begun before it. */
const freshMs = 60_000;

/**
 * Loads again by itself what could not be loaded, once the browser reports that it is online. For a load that was
 * still on its way then, this happens when it has failed.
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
      // Once for each time that the connection is back.
      notifiedAt.current = Number.NEGATIVE_INFINITY;
      keepFocus();
      latest.current();
    };
    if (performance.now() - notifiedAt.current < freshMs) return readAgain();
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [failed]);
}

/** The button for another try goes with what failed; who stood on it stands on the page's heading then. */
function keepFocus(): void {
  if (!document.activeElement?.closest('[role="alert"]')) return;
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
