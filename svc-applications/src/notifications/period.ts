import type { NotificationPeriod } from '@portal/contract-svc-applications-v1';

const dayMs = 24 * 3_600_000;
const days: Partial<Record<NotificationPeriod, number>> = { week: 7, month: 30 };

/** The beginning of the period: today at midnight in universal time, else a number of days ago. */
export function beginningOf(period: NotificationPeriod, now: Date): Date | undefined {
  if (period === 'today') return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const count = days[period];
  return count === undefined ? undefined : new Date(now.getTime() - count * dayMs);
}
