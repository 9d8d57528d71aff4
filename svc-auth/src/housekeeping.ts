import type { Logger } from '@portal/service-kit/logging';
import type { Stores } from './platform/stores';

const everyMs = 3_600_000;
/** How long ids of release notices are kept, in ms: gateways repeat a notice for a week at most. */
const noticesKeptMs = 30 * 24 * 3_600_000;

/** Deletes expired rows. */
export async function tidy(stores: Stores, now: Date): Promise<void> {
  const { sessions, revocations, resets, codes, emailChanges, attempts, accessTokens, releaseNotices } =
    stores;
  await attempts.removeEnded(now);
  await resets.removeExpired(now);
  await codes.removeExpired(now);
  await emailChanges.removeExpired(now);
  await accessTokens.removeLongEnded(now);
  await revocations.removeExpired(now);
  await sessions.removeExpired(now);
  await releaseNotices.removeOlder(new Date(now.getTime() - noticesKeptMs));
  // Also removes traces of erased people that a concurrent reader kept from being removed at once.
  await stores.erasing.forgetDeleted();
}

/** Deletes expired rows every hour; returns the function that stops it. */
export function startHousekeeping(stores: Stores, logger: Logger): () => void {
  const timer = setInterval(() => {
    tidy(stores, new Date()).catch((err) => logger.warn({ err }, 'housekeeping failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
