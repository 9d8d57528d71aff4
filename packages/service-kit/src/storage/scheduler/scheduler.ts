/** Work that a process repeats at an interval, besides answering requests. */
export interface Scheduler {
  /** Starts no further run; resolves when the present run has ended. */
  stop(): Promise<void>;
}

interface ScheduleOptions {
  everyMs: number;
  /** Called with the error of a failed run; the next run comes at its time. */
  failed(error: unknown): void;
}

/**
 * Does the work at once and then every `everyMs`, never twice at a time: the next run waits for a long one. The signal
 * is aborted when the process stops, so that work of many steps can end early.
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
