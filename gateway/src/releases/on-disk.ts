import { Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import { RecordDamaged, StillLocked } from '../registry';

/**
 * Runs a change of the releases. When the disk refuses it, the caller gets an error that states it, and that the live
 * versions stay live; the log gets the reason.
 */
export async function onDisk<T>(work: () => Promise<T>, log?: Logger): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    log?.error({ err: error }, 'the releases could not be changed');
    throw new Unavailable(`${reason} Nothing was changed: what was live is live.`, { cause: error });
  }
}

function diskReason(error: unknown): string | undefined {
  if (error instanceof RecordDamaged)
    return 'The record of releases is damaged; the log of the gateway says what to do.';
  if (error instanceof StillLocked) return 'Another gateway has been changing the releases for a long time.';
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code && syscall ? `The folder of releases cannot be written (${code}).` : undefined;
}
