import { useEffect, useRef } from 'react';

/**
 * Calls `ask` at once (unless something else asks first), then every `everyMs` milliseconds; not while the page is
 * hidden, and at once when it is visible again.
 */
export function usePolled(ask: () => void, everyMs: number, { atOnce = true } = {}): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let last = atOnce ? 0 : Date.now();
    const askNow = () => {
      last = Date.now();
      latest.current();
    };
    const seen = () => {
      if (!document.hidden && Date.now() - last >= everyMs) askNow();
    };
    if (atOnce) askNow();
    const timer = setInterval(() => {
      if (!document.hidden) askNow();
    }, everyMs);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [everyMs, atOnce]);
}
