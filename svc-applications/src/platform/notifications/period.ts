import type { NotificationPeriod } from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';

const dayMs = 24 * 3_600_000;
const days: Partial<Record<NotificationPeriod, number>> = { week: 7, month: 30 };

/** The beginning of the period: midnight of today in this calendar, or a number of days ago. */
export function beginningOf(period: NotificationPeriod, now: Date, calendar: Calendar): Date | undefined {
  if (period === 'today') return calendar.startOf(calendar.dayOf(now));
  const count = days[period];
  return count === undefined ? undefined : new Date(now.getTime() - count * dayMs);
}
