import type { NotificationPage } from '../api/notifications';

/** The notifications of a part since midnight in the reader's time zone; the part is sorted newest first. */
export function sinceMidnight(part: NotificationPage, now: number): NotificationPage {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const today = part.notifications.filter((one) => Date.parse(one.created_at) >= midnight);
  const whole = today.length === part.notifications.length;
  return { ...part, notifications: today, next_before: whole ? part.next_before : null };
}
