import { setImmediate as nextRound } from 'node:timers/promises';

/** Long enough to get on, and short enough that nobody notices the wait. */
const sliceMs = 8;

/** Documents take turns: each round of the event loop has a slice of one of them. */
let turn: Promise<unknown> = Promise.resolve();

/** Resolves at once within a slice of work, and else in a later round of the event loop, after other requests. */
export type Breath = () => Promise<void>;

/** The slices of one document. */
export function slices(): Breath {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    turn = turn.then(() => nextRound());
    await turn;
    began = performance.now();
  };
}
