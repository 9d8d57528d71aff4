import { useEffect, useRef } from 'react';

const afterMs = 1500;
const againMs = 5000;

/** Calls `check` shortly after `until`, then every few seconds until `until` changes: clocks differ a little. */
export function useRefresh(until: string | null, check: () => void): void {
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    if (until === null) return;
    let timer: number;
    const wait = (ms: number) => {
      timer = window.setTimeout(() => {
        latest.current();
        wait(againMs);
      }, ms);
    };
    wait(Math.max(Date.parse(until) - Date.now(), 0) + afterMs);
    return () => clearTimeout(timer);
  }, [until]);
}
