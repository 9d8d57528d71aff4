import { AsyncLocalStorage } from 'node:async_hooks';

/** TestCafe's own record of which story makes a call. */
export interface Tracker {
  ensureEnabled(): void;
  addTrackingMarkerToFunction(test: string, work: Work, context?: unknown): Work;
  getContextTestRunId(): string | null;
}

type Work = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Lets Node keep which story makes a call. TestCafe would take the whole stack at each promise, timer and next tick of
 * the process and look for a marked function in it: a sixth of what the program computes.
 */
export function knowTestsByContext(tracker: Tracker): void {
  const test = new AsyncLocalStorage<string>();
  Object.assign(tracker, {
    ensureEnabled: () => undefined,
    addTrackingMarkerToFunction: (id: string, work: Work, context?: unknown): Work =>
      function marked(...given) {
        return test.run(id, () => work.apply(context ?? this, given));
      },
    getContextTestRunId: () => test.getStore() ?? null,
  } satisfies Tracker);
}
