import { setImmediate as nextRound } from 'node:timers/promises';

/** Long enough to get on, and short enough that nobody notices the wait. */
const sliceMs = 8;

/** Documents take turns: each round of the event loop has a slice of one of them. */
let turn: Promise<unknown> = Promise.resolve();

/** Nothing within a slice of work; else what resolves in a later round of the event loop, after other requests. */
export type Breath = () => Promise<void> | undefined;

/** The slices of one document. */
export function slices(): Breath {
  let began = performance.now();
  return () => {
    if (performance.now() - began < sliceMs) return undefined;
    const later = turn.then(() => nextRound());
    turn = later;
    return later.then(() => {
      began = performance.now();
    });
  };
}
