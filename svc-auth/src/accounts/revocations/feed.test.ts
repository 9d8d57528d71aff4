import { createRevocationFeed, type RevocationFeed } from './feed';
import type { Revocation, RevocationStore } from './store';

let revocations: Revocation[];
let feed: RevocationFeed;

const store: RevocationStore = {
  isShared: true,
  latest: async () => revocations.at(-1)?.position ?? 0,
  after: async (position) => revocations.filter((revocation) => revocation.position > position),
  add: () => Promise.reject(new Error('not used here')),
  removeExpired: () => Promise.reject(new Error('not used here')),
};

beforeEach(() => {
  revocations = [];
  feed = createRevocationFeed(store, () => new Date());
});
afterEach(() => feed.close());

function end(sessionId: string): number {
  const position = revocations.length + 1;
  revocations.push({ position, sessionId, expiresAt: new Date('2030-01-01') });
  return position;
}

const sessions = (page: { ended: Revocation[] }) => page.ended.map(({ sessionId }) => sessionId);

/** Follows the feed as the services do: asks, notes the answer, asks again. */
function follow(follower: string) {
  const known: string[] = [];
  const stopped = new AbortController();
  const done = (async () => {
    let since = 0;
    while (!stopped.signal.aborted) {
      const page = await feed.read({ follower, since, waitMs: 5_000, gone: stopped.signal });
      known.push(...sessions(page));
      since = page.position;
    }
  })();
  return {
    known,
    async stop() {
      stopped.abort();
      await done;
    },
  };
}

/** Longer than a test may take: an answer that arrives has not waited until the end. */
const forEver = 3_600_000;

/** After this time the follower has asked the store and is waiting. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the feed of ended sessions', () => {
  it('returns all ended sessions to a new follower, and later only the new ones', async () => {
    end('one');
    const first = await feed.read({ follower: 'a', since: 0, waitMs: 0 });
    expect(sessions(first)).toEqual(['one']);
    end('two');
    const second = await feed.read({ follower: 'a', since: first.position, waitMs: 0 });
    expect(sessions(second)).toEqual(['two']);
  });

  it('answers a waiting follower as soon as a session ends', async () => {
    const waiting = feed.read({ follower: 'a', since: 0, waitMs: forEver });
    await aTurn();
    const position = end('one');
    void feed.settled(position);
    expect(sessions(await waiting)).toEqual(['one']);
  });

  it('answers with an empty list when no session ends while it waits', async () => {
    const page = await feed.read({ follower: 'a', since: 0, waitMs: 30 });
    expect(page).toEqual({ position: 0, ended: [] });
  });

  it('finds the sessions that another replica has ended', async () => {
    const waiting = feed.read({ follower: 'a', since: 0, waitMs: forEver });
    await aTurn();
    end('elsewhere');
    expect(sessions(await waiting)).toEqual(['elsewhere']);
  });

  it('starts from the beginning for a follower with a later position than its own', async () => {
    end('one');
    const page = await feed.read({ follower: 'a', since: 77, waitMs: 0 });
    expect(page).toMatchObject({ position: 1, ended: [{ sessionId: 'one' }] });
  });

  it('answers all waiting followers when the service stops', async () => {
    const waiting = feed.read({ follower: 'a', since: 0, waitMs: forEver });
    feed.close();
    expect(sessions(await waiting)).toEqual([]);
  });
});

describe('ending a session', () => {
  // Time passes only when a test advances it: an answer that arrives without that has not waited.
  beforeEach(() => {
    feed.close();
    jest.useFakeTimers();
    feed = createRevocationFeed(store, () => new Date());
  });
  afterEach(() => {
    feed.close();
    jest.useRealTimers();
  });
  const aMoment = () => jest.advanceTimersByTimeAsync(1);

  it('returns once every follower knows of it', async () => {
    const followers = [follow('applications'), follow('reports')];
    await aMoment();
    await feed.settled(end('one'));
    expect(followers.map(({ known }) => known)).toEqual([['one'], ['one']]);
    await Promise.all(followers.map((follower) => follower.stop()));
  });

  it('does not wait when there is no follower', async () => {
    await feed.settled(end('one'));
  });

  it('does not wait for a follower that has hung up', async () => {
    const gone = follow('applications');
    await aMoment();
    await gone.stop();
    await feed.settled(end('one'));
  });

  it('waits at most 300 ms for a follower that got the news and does not come back', async () => {
    const waiting = feed.read({ follower: 'slow', since: 0, waitMs: 5_000 });
    await aMoment();
    let settled = false;
    const ended = feed.settled(end('one')).then(() => {
      settled = true;
    });
    await jest.advanceTimersByTimeAsync(290);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(20);
    await ended;
    await waiting;
  });
});
