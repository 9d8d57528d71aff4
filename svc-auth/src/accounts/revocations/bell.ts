export interface Bell {
  /** Wakes every listener. */
  ring(): void;
  /** Returns how often the bell has rung. */
  rings(): number;
  /** Resolves after ring number `heard` + 1, after `ms`, or when `gone` is aborted. */
  rung(heard: number, ms: number, gone?: AbortSignal): Promise<void>;
  /** Whether anyone listens. */
  awaited(): boolean;
}

export function createBell(): Bell {
  const listeners = new Set<() => void>();
  let rings = 0;
  return {
    ring() {
      rings += 1;
      for (const wake of [...listeners]) wake();
    },
    rings: () => rings,
    rung: (heard, ms, gone) =>
      new Promise<void>((resolve) => {
        if (rings > heard) return resolve();
        const wake = () => {
          clearTimeout(timer);
          listeners.delete(wake);
          gone?.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        listeners.add(wake);
        gone?.addEventListener('abort', wake);
      }),
    awaited: () => listeners.size > 0,
  };
}
