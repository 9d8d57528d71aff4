/**
 * How long is waited for what has to come. A limit is there to end what stands still, and costs nothing where all is
 * well; so it is generous, and longer where this machine is slow or busy: a multiple of how long a portal took to start.
 */
const leastMs = 60_000;
const startsOfAPortal = 20;

// Stories are compiled on their own, each with a copy of this module.
const place = globalThis as unknown as { portalStartMs?: number };

/** A portal has taken that long to start. */
export const noteStart = (ms: number) => {
  place.portalStartMs = Math.max(place.portalStartMs ?? 0, ms);
};

export const patienceMs = (): number => Math.max(leastMs, startsOfAPortal * (place.portalStartMs ?? 0));

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is something; when the time is up, fails with what it waited for. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  { everyMs = 50, withinMs = patienceMs() } = {},
): Promise<NonNullable<T>> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`It never happened: ${what}`);
    await pause(everyMs);
  }
}
