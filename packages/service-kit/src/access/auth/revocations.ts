import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../../base/errors';
import { describeError, type Logger } from '../../base/logging';
import { request } from '../../base/outgoing';

export interface EndedSessions {
  has(sessionId: string): boolean;
  /**
   * Resolves when the sessions that ended before this process started are known; undefined when they are known already.
   * Before that nobody can say whether a token is still valid.
   * @throws Unavailable when it takes too long
   */
  known?(): Promise<void> | undefined;
}

export interface RevocationFollower extends EndedSessions {
  /** For /readyz: throws until the sessions that ended before this process started are known. */
  caughtUp(): Promise<void>;
  stop(): void;
}

export interface FollowerOptions {
  authUrl: string;
  credential: string;
  /** The service's name; each process adds its own id. */
  name: string;
  logger: Logger;
  /** How long the issuer may take to start before a warning is logged; a minute when absent. */
  patienceMs?: number;
}

interface Page {
  cursor: string;
  ended: { session_id: string; expires_at: string }[];
}

const waitSeconds = 25;
const firstPauseMs = 200;
const longestPauseMs = 5000;
/** In ms. An upload may take an hour and is checked again at its end, which is longer than its token is valid. */
const keptMs = 65 * 60_000;
const knownWithinMs = 3000;
const startsWithinMs = 60_000;

/**
 * Keeps the set of ended sessions whose tokens have not expired, by asking the issuer again as soon as it answers.
 * While the issuer does not answer, the set stays as it is.
 */
export function followRevocations({
  authUrl,
  credential,
  name,
  logger,
  patienceMs = startsWithinMs,
}: FollowerOptions): RevocationFollower {
  // Not the process id: in a container it is 1 for all replicas.
  const follower = `${name}-${randomUUID()}`;
  const ended = new Map<string, number>();
  const stopping = new AbortController();
  let cursor = '';
  let caughtUp = false;
  let notifyFirst = () => {};
  const first = new Promise<void>((resolve) => {
    notifyFirst = resolve;
  });

  async function ask(): Promise<Page> {
    const url = new URL('/internal/revocations', authUrl);
    // The first request asks for an immediate answer: even an empty one means that all ended sessions are known.
    url.search = new URLSearchParams({
      since: cursor,
      wait: caughtUp ? `${waitSeconds}` : '0',
      follower,
    }).toString();
    const headers = { Authorization: `Service ${credential}` };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout((waitSeconds + 10) * 1000)]);
    const { statusCode, body } = await request(url, { headers, signal });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`revocations answered ${statusCode}`);
    return JSON.parse(text) as Page;
  }

  function learn(page: Page): void {
    cursor = page.cursor;
    caughtUp = true;
    for (const { session_id, expires_at } of page.ended)
      ended.set(session_id, Date.parse(expires_at) + keptMs);
    notifyFirst();
    const now = Date.now();
    for (const [sessionId, keptUntil] of ended) if (keptUntil < now) ended.delete(sessionId);
  }

  async function follow(): Promise<void> {
    const silence = silenceIn(logger, Date.now() + patienceMs);
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      try {
        learn(await ask());
        silence.ended();
        pauseMs = firstPauseMs;
      } catch (error) {
        if (stopping.signal.aborted) return;
        silence.goesOn(error, caughtUp);
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

/**
 * Logs once, not at every try, that the issuer does not answer. There is no warning while both may still be starting;
 * /readyz reports the state.
 */
function silenceIn(logger: Logger, patientUntil: number) {
  let warning: 'nothing' | 'waiting' | 'warned' = 'nothing';
  return {
    goesOn(error: unknown, hasAnswered: boolean): void {
      const why = { reason: failureText(error) };
      const worrying = hasAnswered || Date.now() > patientUntil;
      if (worrying && warning !== 'warned') {
        logger.warn(why, 'ended sessions cannot be asked for; asking again until they can');
        warning = 'warned';
      } else if (warning === 'nothing') {
        logger.info(why, 'waiting for the service that knows ended sessions');
        warning = 'waiting';
      } else {
        logger.debug(why, 'ended sessions still cannot be asked for');
      }
    },
    ended(): void {
      if (warning === 'warned') logger.info('ended sessions can be asked for again');
      warning = 'nothing';
    },
  };
}

/** One sentence without a stack, since it is clear where the error comes from. */
function failureText(error: unknown): string {
  const { message, cause } = describeError(error);
  return cause ? `${message}: ${cause.code ?? cause.message}` : message;
}

async function withinReason(first: Promise<void>): Promise<void> {
  const late = pause(knownWithinMs, 'late', { ref: false });
  if ((await Promise.race([first, late])) === 'late') throw new Unavailable();
}
