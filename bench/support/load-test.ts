import { setTimeout as pause } from 'node:timers/promises';

/** Kinds of requests that people make. */
export type Kind = 'save' | 'step' | 'upload' | 'read' | 'list';

export interface Played {
  requests: number;
  errors: string[];
  /** Milliseconds from the moment at which a request was due until it was answered. */
  p50: number;
  p99: number;
}

const tickMs = 10;

/**
 * Sends requests when they are due, however many are still pending, as people do who do not wait for each other: the
 * times then show when a portal falls behind.
 */
export class LoadTest {
  constructor(
    private readonly work: Record<Kind, () => Promise<unknown>>,
    /** Number of requests per millisecond. */
    private readonly rateOf: (kind: Kind) => number,
  ) {}

  async play(seconds: number): Promise<Played> {
    const times: number[] = [];
    const errors: string[] = [];
    const open = new Set<Promise<void>>();
    const owed = new Map<Kind, number>();
    const send = async (kind: Kind, due: number) => {
      try {
        await this.work[kind]();
      } catch (error) {
        errors.push(`${kind}: ${error}`);
      }
      times.push(performance.now() - due);
    };
    const begun = performance.now();
    for (let at = begun; at < begun + seconds * 1000; at += tickMs) {
      const wait = at - performance.now();
      if (wait > 0) await pause(wait);
      for (const kind of Object.keys(this.work) as Kind[]) {
        const due = (owed.get(kind) ?? Math.random()) + this.rateOf(kind) * tickMs;
        owed.set(kind, due % 1);
        for (let count = Math.floor(due); count > 0; count -= 1) {
          const sent = send(kind, at).finally(() => open.delete(sent));
          open.add(sent);
        }
      }
    }
    await Promise.all(open);
    times.sort((one, other) => one - other);
    const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    return { requests: times.length, errors, p50: quantile(0.5), p99: quantile(0.99) };
  }
}
