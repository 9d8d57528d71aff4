import { Unavailable } from '@portal/service-kit/errors';
import type { Service } from '../service';

/**
 * A member of staff begins with nothing unread: news from before they became staff are read. While svc-auth does not
 * answer they see all of it, and the next call asks again.
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
