import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../errors';
import type { Logger } from '../logging';

export interface EndedSessions {
  has(sessionId: string): boolean;
  /**
   * Settles when it is known which sessions ended before our start; undefined when it is already. Throws Unavailable
   * when that takes too long: until then nobody can say whether a token is still good.
   */
  known?(): Promise<void> | undefined;
}

export interface RevocationFollower extends EndedSessions {
  /** For /readyz: throws until the sessions ended before our start are known. */
  caughtUp(): Promise<void>;
  stop(): void;
}

export interface FollowerOptions {
  authUrl: string;
  credential: string;
  /** Of the service; each process asks under one of its own. */
  name: string;
  logger: Logger;
}

interface Page {
  cursor: string;
  ended: { session_id: string; expires_at: string }[];
}

const waitSeconds = 25;
const firstPauseMs = 200;
const longestPauseMs = 5000;
const knownWithinMs = 3000;

/**
 * Keeps the set of ended sessions whose tokens would still be good, by asking the issuer again as soon as it answers.
 * While it does not answer, what is known stays known.
 */
export function followRevocations({
  authUrl,
  credential,
  name,
  logger,
}: FollowerOptions): RevocationFollower {
  // Not by the number of the process: in a container that is 1 for all replicas.
  const follower = `${name}-${randomUUID()}`;
  const ended = new Map<string, number>();
  const stopping = new AbortController();
  let cursor = '';
  let caughtUp = false;
  let tellFirst = () => {};
  const first = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });

  async function ask(): Promise<Page> {
    const url = new URL('/internal/revocations', authUrl);
    // The first answer is wanted at once, however empty: it says that there is nothing to know.
    url.search = new URLSearchParams({
      since: cursor,
      wait: caughtUp ? `${waitSeconds}` : '0',
      follower,
    }).toString();
    const headers = { Authorization: `Service ${credential}` };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout((waitSeconds + 10) * 1000)]);
    const answer = await fetch(url, { headers, signal });
    if (!answer.ok) throw new Error(`revocations answered ${answer.status}`);
    return (await answer.json()) as Page;
  }

  function learn(page: Page): void {
    cursor = page.cursor;
    caughtUp = true;
    for (const { session_id, expires_at } of page.ended) ended.set(session_id, Date.parse(expires_at));
    tellFirst();
    const now = Date.now();
    for (const [sessionId, expiresAt] of ended) if (expiresAt < now) ended.delete(sessionId);
  }

  async function follow(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      try {
        learn(await ask());
        pauseMs = firstPauseMs;
      } catch (error) {
        if (stopping.signal.aborted) return;
        // Before the first answer both are still starting: /readyz says so.
        logger[caughtUp ? 'warn' : 'info']({ err: error }, 'ended sessions could not be asked for');
        await pause(pauseMs * (0.5 + Math.random()), undefined, { signal: stopping.signal }).catch(
          () => undefined,
        );
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  }

  void follow();
  return {
    has: (sessionId) => ended.has(sessionId),
    known: () => (caughtUp ? undefined : withinReason(first)),
    caughtUp: async () => {
      if (!caughtUp) throw new Error('ended sessions are not known yet');
    },
    stop: () => stopping.abort(),
  };
}

async function withinReason(first: Promise<void>): Promise<void> {
  const late = pause(knownWithinMs, 'late', { ref: false });
  if ((await Promise.race([first, late])) === 'late') throw new Unavailable();
}
