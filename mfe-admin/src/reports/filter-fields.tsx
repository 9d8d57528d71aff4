import { Select } from '@portal/ui/forms';
import { DateRange } from '../common/date-range';
import {
  byChoices,
  type ChosenFilter,
  CUSTOM,
  rangeChoices,
  SUBMITTED,
  statusChoices,
  typeChoices,
} from './report-filter';

export interface FilterFieldsProps {
  filter: ChosenFilter;
  problem: string | null;
  /** The reader's time zone. */
  timeZone: string;
  change: (change: Partial<ChosenFilter>) => void;
}

/** The filters of the report. */
export function FilterFields({ filter, problem, timeZone, change }: FilterFieldsProps) {
  return (
    <form
      aria-label="Filters"
      className="p-card p-filters p-report-filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label="Application type"
        id="type"
        options={typeChoices}
        value={filter.type}
        onChange={(event) => change({ type: event.target.value })}
      />
      <Select
        label="Status"
        id="status"
        options={statusChoices}
        value={filter.status}
        onChange={(event) => change({ status: event.target.value })}
      />
      <Select
        label="Count when"
        id="by"
        options={byChoices}
        value={filter.by}
        onChange={(event) => change({ by: event.target.value })}
      />
      <Select
        label="Date range"
        id="range"
        options={rangeChoices}
        value={filter.range}
        onChange={(event) => change({ range: event.target.value })}
      />
      {filter.range === CUSTOM ? <DateRange range={filter} problem={problem} change={change} /> : null}
      <p className="p-small p-muted">
        {filter.by === SUBMITTED
          ? 'An application counts on the day it was submitted, or begun if it was not submitted yet.'
          : 'An application counts on the day it was begun.'}{' '}
        Days are those of your time zone ({timeZone}).
      </p>
    </form>
  );
}
