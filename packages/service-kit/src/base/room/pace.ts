import type { IncomingMessage } from 'node:http';

/** How fast the body of a request has to arrive. */
export interface Pace {
  bytesPerSecond: number;
  /** In ms: the time over which the pace is measured. */
  windowMs: number;
  /** In ms: the longest time for a whole body, however fast it arrives. */
  totalMs: number;
}

const steps = 6;

/**
 * Calls `tooSlow` once when a body arrives too slowly. It reads the byte counter of the connection, so it works for
 * every route, whatever code reads the body. Time in which received bytes wait to be read does not count.
 */
export function watchPace(
  req: IncomingMessage,
  { bytesPerSecond, windowMs, totalMs }: Pace,
  tooSlow: () => void,
): void {
  const least = (bytesPerSecond * windowMs) / 1000;
  const ends = performance.now() + totalMs;
  const window: number[] = [];
  let before = req.socket.bytesRead;
  const timer = setInterval(() => {
    if (req.complete) return stop();
    const isLate = performance.now() >= ends;
    if (!isLate && waitsForUs(req)) return;
    window.push(req.socket.bytesRead - before);
    before = req.socket.bytesRead;
    if (window.length > steps) window.shift();
    const came = window.reduce((sum, part) => sum + part, 0);
    if (!isLate && (window.length < steps || came >= least)) return;
    stop();
    tooSlow();
  }, windowMs / steps).unref();
  const stop = () => clearInterval(timer);
  req.once('end', stop);
  req.once('close', stop);
}

const waitsForUs = (req: IncomingMessage): boolean =>
  req.isPaused() || req.readableLength >= req.readableHighWaterMark;
