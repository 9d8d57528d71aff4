import type { Stores } from '../store';
import { folded, storedContents } from './current';

/** Applications at a time. */
const atOnce = 200;

export interface Folding {
  /** Resolves when all is folded, or when it was stopped: with how many were. */
  done: Promise<number>;
  stop(): void;
}

/**
 * Makes the document of each application that has none, or one of an earlier version: one after the other, each in a
 * transaction of its own, so that a service can be stopped in between and the next one goes on where it ended. Readers
 * do not wait for it: they make the document of what they read by themselves.
 */
export function foldAnswers(stores: Stores): Folding {
  let stopped = false;
  async function run(): Promise<number> {
    let count = 0;
    let last = 0;
    while (!stopped) {
      const ids = await stores.applications.unfolded(last, atOnce);
      if (ids.length === 0) break;
      for (const id of ids) {
        if (stopped) break;
        await foldOne(stores, id);
        count += 1;
        last = id;
      }
    }
    return count;
  }
  return {
    done: run(),
    stop() {
      stopped = true;
    },
  };
}

const foldOne = (stores: Stores, id: number): Promise<void> =>
  stores.together(async (within) => {
    const application = await within.applications.lock({ id });
    if (!application || application.answers) return;
    await within.applications.keepAnswers(application, folded(application, await storedContents(within, id)));
  });
