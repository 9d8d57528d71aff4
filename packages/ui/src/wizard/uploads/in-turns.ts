/**
 * The number of files sent at once. More files would only slow each other down on a slow connection; the portal accepts
 * three of one session.
 */
const atOnce = 2;

/** A queue that runs at most `atOnce` pieces of work, in order of arrival. */
export function inTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next piece of work takes over the free place.
      if (next) next();
      else running -= 1;
    }
  };
}
