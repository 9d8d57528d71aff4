/**
 * Limits for waiting. A limit only ends a wait in vain and costs nothing otherwise, so it is generous, and longer on a
 * slow or busy machine: a multiple of the time that a portal took to start. It stays well below the ten minutes of
 * silence after which the command ends a program, so that a failure names what was awaited.
 */
const leastMs = 60_000;
const mostMs = 240_000;
const startsOfAPortal = 20;

// Each story is compiled with its own copy of this module, so the measured time is on the global object.
const place = globalThis as unknown as { portalStartMs?: number };

/** Notes how long a portal took to start. */
export const noteStart = (ms: number) => {
  place.portalStartMs = Math.max(place.portalStartMs ?? 0, ms);
};

export const patienceMs = (): number =>
  Math.min(mostMs, Math.max(leastMs, startsOfAPortal * (place.portalStartMs ?? 0)));

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Calls `ask` until it returns a defined value; after `withinMs` throws an Error that names `what`. */
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

/** Resolves like the promise; after `ms` throws an Error that names `what`. */
export async function within<T>(ms: number, what: () => string, awaited: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It never happened: ${what()}`)), ms);
  });
  // A rejection after the limit must not be unhandled.
  awaited.catch(() => undefined);
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}
