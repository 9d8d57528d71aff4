import { Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import type { Message } from '@portal/service-kit/messages';
import { message } from '../messages';
import { FilesUnreadable, RecordDamaged, StillLocked } from '../registry';

/**
 * Runs a change of the releases. When the disk refuses it, or what has to be read for it, the caller gets an error that states it, and that the live
 * versions stay live; the log gets the reason.
 */
export async function onDisk<T>(work: () => Promise<T>, log?: Logger): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    log?.error({ err: error }, 'the releases could not be changed');
    throw new Unavailable(message('nothingChanged', { reason }), { cause: error });
  }
}

function diskReason(error: unknown): Message | undefined {
  if (error instanceof RecordDamaged) return message('recordDamaged');
  if (error instanceof StillLocked) return message('changedForLong');
  if (error instanceof FilesUnreadable) return message('filesNotRead', { code: error.code });
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code && syscall ? message('folderNotWritten', { code }) : undefined;
}
