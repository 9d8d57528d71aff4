import { useEffect, useState } from 'react';
import { closedWords, closesWords, type ShownRound } from './words';

export interface RoundLineProps {
  open: ShownRound | null;
  next: ShownRound | null;
  timeZone: string;
}

/** Long enough that nobody is disturbed, short enough that the last minutes are right. */
const anewMs = 30_000;

/** When a programme closes, or opens: one line that follows the clock. */
export function RoundLine({ open, next, timeZone }: RoundLineProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), anewMs);
    return () => clearInterval(timer);
  }, []);
  return <>{open ? closesWords(open.closes_at, timeZone, now) : closedWords(next, timeZone)}</>;
}
