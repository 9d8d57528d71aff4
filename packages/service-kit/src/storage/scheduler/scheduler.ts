/** Work that a process does again and again beside its calls. */
export interface Scheduler {
  /** No round begins any more; resolves when the round that runs has ended. */
  stop(): Promise<void>;
}

interface ScheduleOptions {
  everyMs: number;
  /** Hears of a round that failed; the next one comes at its time. */
  failed(error: unknown): void;
}

/**
 * Does the work at once and then every `everyMs`, never twice at a time: a round that takes longer is waited for. The
 * signal is aborted when the process stops, for work of many steps.
 */
export function startScheduler(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, failed }: ScheduleOptions,
): Scheduler {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= work(stopping.signal)
      .then(() => undefined, failed)
      .finally(() => {
        running = undefined;
      });
  };
  round();
  const timer = setInterval(round, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
