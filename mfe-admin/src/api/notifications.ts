import type { AnswerBody, NotificationPeriod } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** The numbers of unread notifications and of waiting requests (0 for reviewers). */
export type Counts = AnswerBody<'countUnread'>;
export type NotificationPage = AnswerBody<'listNotifications'>;
export type StaffNotification = NotificationPage['notifications'][number];
export type LatestNotifications = AnswerBody<'listLatestNotifications'>;

/** Reads the numbers of unread notifications and waiting requests. */
export async function unreadCounts(api: ApiClient): Promise<Counts> {
  return (await call(api, applicationCalls.countUnread)).body;
}

/** Reads a period's notifications, newest first; `before` is the last id that was read. */
export async function listNotifications(
  api: ApiClient,
  period: NotificationPeriod,
  before?: number | null,
): Promise<NotificationPage> {
  return (
    await call(api, applicationCalls.listNotifications, { query: { period, before: before ?? undefined } })
  ).body;
}

/** The newest notifications, for the bell. */
export async function latestNotifications(api: ApiClient): Promise<LatestNotifications> {
  return (await call(api, applicationCalls.listLatestNotifications)).body;
}

export async function markRead(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.markNotificationRead, { params: { id } });
}

export async function markAllRead(api: ApiClient): Promise<void> {
  await call(api, applicationCalls.markAllNotificationsRead);
}
