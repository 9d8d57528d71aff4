import type { Logger } from '@portal/service-kit/logging';
import type { Job, Service, Stores } from '../../platform';

/** The number of ids that one query reads. */
const atOnce = 200;

export interface Backfill {
  /** Resolves with the number of folded applications, at the end or after a stop; failed applications do not count. */
  done: Promise<number>;
  stop(): void;
}

/** Begins to fold answers from old tables; a stop waits for the application that is being folded. */
export function startBackfill({ stores }: Pick<Service, 'stores'>, logger: Logger): Job {
  const { done, stop } = foldAnswers(stores, logger);
  const ended = done.catch((error: unknown) => {
    logger.error({ err: error }, 'The answers were not all folded');
  });
  return {
    async stop() {
      stop();
      await ended;
    },
  };
}

/**
 * Stores the one-document form of the answers for each application from before that document existed. Applications are
 * folded one after the other, each in its own transaction, so that a service may stop in between and the next one
 * continues. A failing application is logged, left as it is, and tried again at the next start. No request waits for
 * the folding: answers that are not folded yet are put together at each reading.
 */
export function foldAnswers(stores: Stores, logger: Logger): Backfill {
  let stopped = false;
  async function run(): Promise<number> {
    let count = 0;
    let last = 0;
    while (!stopped) {
      const ids = await stores.folding.unfolded(last, atOnce);
      if (ids.length === 0) break;
      for (const id of ids) {
        if (stopped) break;
        if (await isFolded(stores, id, logger)) count += 1;
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

async function isFolded(stores: Stores, id: number, logger: Logger): Promise<boolean> {
  try {
    await stores.transaction(async (trx) => {
      const application = await trx.applications.lock({ id });
      if (application) await trx.folding.keep(application, application.answers);
    });
    return true;
  } catch (error) {
    logger.error({ err: error, application: id }, 'The answers of an application could not be folded');
    return false;
  }
}
