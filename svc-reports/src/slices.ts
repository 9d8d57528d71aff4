import { setImmediate as nextRound } from 'node:timers/promises';

/** Length of a slice in ms: long enough for progress, short enough that other requests do not notice. */
const sliceMs = 8;

/** Documents take turns: each round of the event loop runs a slice of one document. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Returns undefined within a slice; after it, a promise that resolves in a later round of the event loop, after other
 * requests have run.
 */
export type Breath = () => Promise<void> | undefined;

/** Divides the work on one document into slices. */
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
