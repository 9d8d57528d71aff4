import { createBell } from './bell';
import { createFollowers } from './followers';
import type { Revocation, RevocationStore } from './store';

export interface RevocationPage {
  /** The position to ask with the next time. */
  position: number;
  ended: Revocation[];
}

export interface Question {
  /** The name of the follower, the same each time it asks. */
  follower: string;
  /** The position of its last page; 0 for all. */
  since: number;
  /** How long to wait for something new when there is nothing. */
  waitMs: number;
  /** Aborted when the follower hangs up. */
  gone?: AbortSignal;
}

export interface RevocationFeed {
  read(question: Question): Promise<RevocationPage>;
  /** Wakes the waiting followers; resolves when all have asked again, 300 ms later at the latest. */
  settled(position: number): Promise<void>;
  /** Answers all who wait. */
  close(): void;
}

const patienceMs = 300;
// Sessions that another replica ends are found by looking.
const lookEveryMs = 150;

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
  const look = setInterval(async () => {
    if (!news.awaited()) return;
    notice(await store.latest().catch(() => known));
  }, lookEveryMs);
  look.unref();

  const page = async (since: number): Promise<RevocationPage> => {
    // The position first: what comes between the two is then told twice, rather than never.
    const latest = await store.latest();
    notice(latest);
    // A follower that is ahead of us knew another database: it starts anew.
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
      const until = Date.now() + patienceMs;
      while (!closed && followers.behind(position) && Date.now() < until) {
        await arrivals.rung(arrivals.rings(), Math.max(1, until - Date.now()));
      }
    },
    close() {
      closed = true;
      clearInterval(look);
      news.ring();
      arrivals.ring();
    },
  };
}
