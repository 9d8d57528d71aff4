import type { AnswerBody, NotificationPeriod } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** Unread notifications, and requests that wait (0 for reviewers). */
export type Counts = AnswerBody<'M06'>;
export type NotificationPage = AnswerBody<'M07'>;
export type StaffNotification = NotificationPage['notifications'][number];
export type LatestNotifications = AnswerBody<'M08'>;

/** What is new. */
export async function unreadCounts(api: ApiClient): Promise<Counts> {
  return (await api.get<Counts>('/api/admin/unread-counts')).body;
}

/** A period's notifications, newest first; `before` is the last id of the part that was read already. */
export async function listNotifications(
  api: ApiClient,
  period: NotificationPeriod,
  before?: number | null,
): Promise<NotificationPage> {
  const query = new URLSearchParams({ period });
  if (before) query.set('before', String(before));
  return (await api.get<NotificationPage>(`/api/admin/notifications?${query}`)).body;
}

/** The newest ones, for the bell. */
export async function latestNotifications(api: ApiClient): Promise<LatestNotifications> {
  return (await api.get<LatestNotifications>('/api/admin/notifications/latest')).body;
}

export async function markRead(api: ApiClient, id: number): Promise<void> {
  await api.post(`/api/admin/notifications/${id}/read`);
}

export async function markAllRead(api: ApiClient): Promise<void> {
  await api.post('/api/admin/notifications/mark-all-read');
}
