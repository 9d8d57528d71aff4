import { Unavailable } from '@portal/service-kit/errors';
import type { Service } from '../service';

/**
 * Marks everything from before a person became staff as read, so that a new member of staff starts with nothing unread.
 * While svc-auth does not answer they see all notifications, and the next call tries again.
 */
export async function beginReading(
  { stores, auth }: Pick<Service, 'stores' | 'auth'>,
  personId: number,
): Promise<void> {
  if (await stores.notifications.hasBegun(personId)) return;
  const since = await auth.staffSince(personId).catch((error: unknown) => {
    if (error instanceof Unavailable) return undefined;
    throw error;
  });
  if (since) await stores.notifications.begin(personId, since);
}
