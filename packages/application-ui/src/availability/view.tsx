import { SummaryList } from '@portal/ui';
import { formatDay } from '../form/format';
import type { ReviewedPeriod } from '../review/review-data';

interface AvailabilityViewProps {
  periods: readonly ReviewedPeriod[] | undefined;
  /** With the sum of the hours of all periods. */
  total?: boolean;
}

/** The hours of all periods together; null where no hours were told. */
export function totalHours(periods: readonly ReviewedPeriod[]): number | null {
  const hours = periods.map((period) => Number(period.hours_available)).filter((count) => count > 0);
  return hours.length > 0 ? hours.reduce((sum, count) => sum + count) : null;
}

/** Periods and the hours a week; where each period has its own hours they stand beside it. */
export function AvailabilityView({ periods = [], total = false }: AvailabilityViewProps) {
  const hours = periods.find((period) => period.hours_available)?.hours_available;
  return (
    <SummaryList
      rows={[
        ...periods.map((period, index) => ({
          term: `Period ${index + 1}`,
          value: `${formatDay(period.start_date)} to ${formatDay(period.end_date)}`,
        })),
        { term: 'Hours per week', value: hours },
        ...(total ? [{ term: 'Total hours', value: totalHours(periods) }] : []),
      ]}
    />
  );
}
