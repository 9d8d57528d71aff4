import { setTimeout as pause } from 'node:timers/promises';
import { hearOfWork } from './alarm';

export interface Pauses {
  /** The pause until the next look; resolves early when this process queues work, or when it stops. */
  next(foundWork: boolean): Promise<void>;
  /** Stops listening for queued work. */
  end(): void;
}

interface PauseOptions {
  table: string;
  /** In ms: the pause while there is work, or was lately. */
  pollMs: number;
  /** In ms: the longest pause. Work that another process queued, or that has become due, waits at most so long. */
  restMs: number;
  stopping: AbortSignal;
}

/** The factor by which each pause exceeds the one before while no work is found. */
const growth = 1.5;
/** The number of short pauses after work was queued: its transaction may still be running. */
const shortPauses = 10;

/** The pauses of a worker: short after work was queued here or found, longer and longer while there is none. */
export function pausesOf({ table, pollMs, restMs, stopping }: PauseOptions): Pauses {
  let ms = pollMs;
  let short = shortPauses;
  let asleep: AbortController | undefined;
  const hurry = () => {
    short = shortPauses;
    if (ms > pollMs) asleep?.abort();
    ms = pollMs;
  };
  const end = hearOfWork(table, hurry);
  stopping.addEventListener('abort', () => asleep?.abort());
  const sleep = (length: number, signal: AbortSignal) =>
    pause(length * (0.9 + Math.random() * 0.2), undefined, { signal }).catch(() => undefined);

  return {
    async next(foundWork) {
      if (foundWork) hurry();
      else if (short > 0) short -= 1;
      else ms = Math.min(restMs, ms * growth);
      if (stopping.aborted) return;
      asleep = new AbortController();
      await sleep(ms, asleep.signal);
      // Woken from a long pause: the work is visible only after its transaction commits, so wait one short pause more.
      if (asleep.signal.aborted) await sleep(ms, stopping);
    },
    end,
  };
}
