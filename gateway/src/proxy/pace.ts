import type { IncomingMessage } from 'node:http';

/** How fast the body of a request has to arrive. */
export interface Pace {
  bytesPerSecond: number;
  /** The length of time over which the pace is measured. */
  windowMs: number;
  /** The longest that a whole body may take, however fast it arrives. */
  totalMs: number;
}

export const pace: Pace = { bytesPerSecond: 1024, windowMs: 30_000, totalMs: 15 * 60_000 };

const steps = 6;

/** Calls `tooSlow` once when a body falls behind. Time in which the service takes no bytes does not count. */
export function watchPace(
  req: IncomingMessage,
  { bytesPerSecond, windowMs, totalMs }: Pace,
  tooSlow: () => void,
): void {
  const least = (bytesPerSecond * windowMs) / 1000;
  const ends = performance.now() + totalMs;
  const window: number[] = [];
  let bytes = 0;
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const timer = setInterval(() => {
    if (performance.now() < ends && req.isPaused()) return;
    window.push(bytes);
    bytes = 0;
    if (window.length > steps) window.shift();
    const came = window.reduce((sum, part) => sum + part, 0);
    if (performance.now() < ends && (window.length < steps || came >= least)) return;
    stop();
    tooSlow();
  }, windowMs / steps).unref();
  const stop = () => clearInterval(timer);
  req.once('end', stop);
  req.once('close', stop);
}
