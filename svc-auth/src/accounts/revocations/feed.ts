import { createBell } from './bell';
import { createFollowers } from './followers';
import type { Revocation, RevocationStore } from './store';

export interface RevocationPage {
  /** The position to send with the next request. */
  position: number;
  ended: Revocation[];
}

export interface Question {
  /** The follower's name, the same in each of its requests. */
  follower: string;
  /** The position in the follower's last answer; 0 for all revocations. */
  since: number;
  /** How long to wait for a new revocation, in ms. */
  waitMs: number;
  /** Aborted when the follower hangs up. */
  gone?: AbortSignal;
}

export interface RevocationFeed {
  read(question: Question): Promise<RevocationPage>;
  /** Wakes the waiting followers; resolves when all know this position, or after 300 ms. */
  settled(position: number): Promise<void>;
  /** Answers all waiting followers. */
  close(): void;
}

const hearingMs = 300;
// Revocations of other replicas are found by polling. The embedded database has one writer; there polling is a
// fallback.
const lookEveryMs = { shared: 150, alone: 2_000 };

export function createRevocationFeed(store: RevocationStore, clock: () => Date): RevocationFeed {
  const followers = createFollowers();
  const news = createBell();
  const arrivals = createBell();
  let closed = false;
  let known = 0;

  const notice = (latest: number) => {
    if (latest <= known) return;
    known = latest;
    news.ring();
  };
  const check = setInterval(
    async () => {
      if (!news.awaited()) return;
      notice(await store.latest().catch(() => known));
    },
    lookEveryMs[store.isShared ? 'shared' : 'alone'],
  );
  check.unref();

  const page = async (since: number): Promise<RevocationPage> => {
    // The position is read first: a revocation between the two reads is then sent twice, rather than never.
    const latest = await store.latest();
    notice(latest);
    // A position later than ours comes from another database: such a follower starts from 0.
    const from = since > latest ? 0 : since;
    return { position: latest, ended: latest > from ? await store.after(from, clock()) : [] };
  };

  const wait = async ({ since, waitMs, gone }: Question): Promise<RevocationPage> => {
    const until = Date.now() + waitMs;
    for (;;) {
      const heard = news.rings();
      const found = await page(since);
      const left = until - Date.now();
      if (found.ended.length > 0 || left <= 0 || closed || gone?.aborted) return found;
      await news.rung(heard, left, gone);
    }
  };

  return {
    async read(question) {
      followers.asks(question.follower, question.since);
      arrivals.ring();
      try {
        return await wait(question);
      } finally {
        followers.leaves(question.follower, question.gone?.aborted ?? false);
      }
    },
    async settled(position) {
      news.ring();
      const until = Date.now() + hearingMs;
      while (!closed && followers.behind(position) && Date.now() < until) {
        await arrivals.rung(arrivals.rings(), Math.max(1, until - Date.now()));
      }
    },
    close() {
      closed = true;
      clearInterval(check);
      news.ring();
      arrivals.ring();
    },
  };
}
