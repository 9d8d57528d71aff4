import { SummaryList } from '@portal/ui';
import { formatDay } from '../form/format';
import type { ReviewedPeriod } from '../review/review-data';

interface AvailabilityViewProps {
  periods: readonly ReviewedPeriod[] | undefined;
}

/** Periods and the hours a week; where each period has its own hours they stand beside it. */
export function AvailabilityView({ periods = [] }: AvailabilityViewProps) {
  const hours = periods.find((period) => period.hours_available)?.hours_available;
  return (
    <SummaryList
      rows={[
        ...periods.map((period, index) => ({
          term: `Period ${index + 1}`,
          value: `${formatDay(period.start_date)} to ${formatDay(period.end_date)}`,
        })),
        { term: 'Hours per week', value: hours },
      ]}
    />
  );
}
