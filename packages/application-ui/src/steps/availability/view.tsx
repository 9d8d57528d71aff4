import { SummaryList } from '@portal/ui';
import { formatDay } from '../../base/language/format';
import type { ReviewedPeriod } from '../../base/review/review-data';
import * as t from '../../messages/periods';

interface AvailabilityViewProps {
  periods: readonly ReviewedPeriod[] | undefined;
  /** Incomplete periods of a draft. */
  incomplete?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Whether to show the sum of the hours of all periods. */
  total?: boolean;
}

/** The sum of the hours of all periods; null without any hours. */
export function totalHours(periods: readonly ReviewedPeriod[]): number | null {
  const hours = periods.map((period) => Number(period.hours_available)).filter((count) => count > 0);
  return hours.length > 0 ? hours.reduce((sum, count) => sum + count) : null;
}

const ownHours = ({ hours_available: hours }: ReviewedPeriod) => (hours ? t.hoursAWeek({ hours }) : '');

/** The typed days of a period, also when they are no valid days. */
const typedDays = ({ start_date, end_date }: Readonly<Record<string, unknown>>): string[] =>
  [start_date, end_date].flatMap((day) => (typeof day === 'string' && day ? [formatDay(day) || day] : []));

/** Periods and weekly hours; hours that differ between the periods are shown beside each period. */
export function AvailabilityView({ periods = [], incomplete = [], total = false }: AvailabilityViewProps) {
  const hours = periods.map((period) => period.hours_available).filter(Boolean);
  const alike = new Set(hours.map(String)).size <= 1;
  return (
    <SummaryList
      rows={[
        ...periods.map((period, index) => ({
          term: t.period({ number: index + 1 }),
          value:
            t.fromTo({ from: formatDay(period.start_date), to: formatDay(period.end_date) }) +
            (alike ? '' : ownHours(period)),
        })),
        ...incomplete.map((period, index) => ({
          term: t.period({ number: periods.length + index + 1 }),
          value: [...typedDays(period), t.notCompleteYet()].join(' · '),
        })),
        ...(alike ? [{ term: t.weeklyHours(), value: hours[0] }] : []),
        ...(total ? [{ term: t.totalHours(), value: totalHours(periods) }] : []),
      ]}
    />
  );
}
