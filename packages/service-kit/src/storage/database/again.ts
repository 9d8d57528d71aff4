import { setTimeout as pause } from 'node:timers/promises';
import { isDeadlock } from './errors';

const attempts = 4;

/** Does database work that is stored completely or not at all; after a deadlock the work is repeated, a few times. */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
      await pause(attempt * 20 + Math.random() * 30);
    }
  }
}
