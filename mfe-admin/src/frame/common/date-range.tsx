import { DateField } from '@portal/ui/forms';
import * as t from '../../messages/common';

interface Range {
  from: string;
  to: string;
}

interface DateRangeProps {
  range: Range;
  problem: string | null;
  change: (change: Partial<Range>) => void;
}

/** The first and the last day of a filter; a problem is shown at the first and marks both. */
export function DateRange({ range: { from, to }, problem, change }: DateRangeProps) {
  return (
    <>
      <DateField
        label={t.fromDate()}
        id="from"
        error={problem ?? undefined}
        value={from}
        max={to || undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <DateField
        label={t.toDate()}
        id="to"
        value={to}
        min={from || undefined}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => change({ to: event.target.value })}
      />
    </>
  );
}
