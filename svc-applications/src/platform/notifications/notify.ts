import type { NotificationType } from '@portal/contract-svc-applications-v1';
import type { Stores } from '../stores';
import type { News } from './notification';

/** Repeated updates of an application within this many milliseconds become one notification. */
const togetherMs = 3_600_000;
const mostAtOnce: readonly NotificationType[] = ['application_updated'];

/**
 * Notifies all staff, within the caller's transaction. An update replaces an earlier update of the same application
 * that is less than an hour old; the new notification is unread again.
 */
export async function notifyStaff(
  { notifications }: Pick<Stores, 'notifications'>,
  { byPersonId, ...news }: News,
  now: Date,
): Promise<void> {
  const { application, type } = news;
  const earlier = mostAtOnce.includes(type)
    ? await notifications.since(application.id, type, new Date(now.getTime() - togetherMs))
    : undefined;
  if (earlier) await notifications.remove(earlier.id);
  const id = await notifications.insert({ ...news, sinceAt: earlier?.sinceAt ?? now }, now);
  if (byPersonId !== undefined && byPersonId !== application.personId) {
    await notifications.markRead(byPersonId, id, now);
  }
}
