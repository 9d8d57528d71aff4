import { useEffect, useRef } from 'react';

/** A load that fails so soon after the `online` event had begun before it. */
const freshMs = 60_000;

/**
 * Loads again by itself what could not be loaded, once the browser reports that it is online. For a load that was
 * still on its way then, this happens when it has failed.
 */
export function useLineBack(failed: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  const toldAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const told = () => {
      toldAt.current = performance.now();
    };
    window.addEventListener('online', told);
    return () => window.removeEventListener('online', told);
  }, []);

  useEffect(() => {
    if (!failed) return;
    const readAgain = () => {
      // Once for each time that the connection is back.
      toldAt.current = Number.NEGATIVE_INFINITY;
      keepFocus();
      latest.current();
    };
    if (performance.now() - toldAt.current < freshMs) return readAgain();
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [failed]);
}

/** The button for another try goes with what failed; who stood on it stands on the page's heading then. */
function keepFocus(): void {
  if (!document.activeElement?.closest('[role="alert"]')) return;
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
