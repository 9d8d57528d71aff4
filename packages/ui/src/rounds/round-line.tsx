import { useEffect, useState } from 'react';
import { closedWords, closesWords, type ShownRound } from './words';

export interface RoundLineProps {
  open: ShownRound | null;
  next: ShownRound | null;
  timeZone: string;
}

/** In ms: rare enough not to disturb, often enough that the last minutes are right. */
const anewMs = 30_000;

/** One line that says when a programme closes or opens, and follows the clock. */
export function RoundLine({ open, next, timeZone }: RoundLineProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), anewMs);
    return () => clearInterval(timer);
  }, []);
  return <>{open ? closesWords(open.closes_at, timeZone, now) : closedWords(next, timeZone)}</>;
}
