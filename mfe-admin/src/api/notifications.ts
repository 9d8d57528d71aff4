import type { AnswerBody, NotificationPeriod } from '@portal/contract-svc-applications-v1';
import { M06, M07, M08, M09, M10 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** The numbers of unread notifications and of waiting requests (0 for reviewers). */
export type Counts = AnswerBody<'M06'>;
export type NotificationPage = AnswerBody<'M07'>;
export type StaffNotification = NotificationPage['notifications'][number];
export type LatestNotifications = AnswerBody<'M08'>;

/** Reads the numbers of news. */
export async function unreadCounts(api: ApiClient): Promise<Counts> {
  return (await call(api, M06)).body;
}

/** A period's notifications, newest first; `before` is the last id of the part that was read before. */
export async function listNotifications(
  api: ApiClient,
  period: NotificationPeriod,
  before?: number | null,
): Promise<NotificationPage> {
  return (await call(api, M07, { query: { period, before: before ?? undefined } })).body;
}

/** The newest notifications, for the bell. */
export async function latestNotifications(api: ApiClient): Promise<LatestNotifications> {
  return (await call(api, M08)).body;
}

export async function markRead(api: ApiClient, id: number): Promise<void> {
  await call(api, M10, { params: { id } });
}

export async function markAllRead(api: ApiClient): Promise<void> {
  await call(api, M09);
}
