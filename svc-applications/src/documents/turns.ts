import { Unavailable } from '@portal/service-kit/errors';

/**
 * Runs pieces of work one after the other, so that only one file is in memory at a time.
 * @throws Unavailable when more than `mostWaiting` pieces wait already.
 */
export function oneAtATime(mostWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > mostWaiting)
      throw new Unavailable('Many files are being checked just now. Please try again shortly.');
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}
