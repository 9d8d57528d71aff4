import { Select } from '@portal/ui/forms';
import { DateRange } from '../frame/common/date-range';
import { translatedChoices } from '../frame/common/translated-choices';
import * as t from '../messages/reports';
import {
  byChoices,
  type ChosenFilter,
  CUSTOM,
  DECIDED,
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

/** Explains which event the dates of a report refer to. */
const countedBy: Readonly<Record<string, typeof t.countsBegun>> = {
  [SUBMITTED]: t.countsSubmitted,
  [DECIDED]: t.countsDecided,
};

/** The filters of the report. */
export function FilterFields({ filter, problem, timeZone, change }: FilterFieldsProps) {
  return (
    <form
      aria-label={t.reportsFilters()}
      className="p-card p-filters p-report-filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t.applicationType()}
        id="type"
        options={translatedChoices(typeChoices)}
        value={filter.type}
        onChange={(event) => change({ type: event.target.value })}
      />
      <Select
        label={t.reportsStatus()}
        id="status"
        options={translatedChoices(statusChoices)}
        value={filter.status}
        onChange={(event) => change({ status: event.target.value })}
      />
      <Select
        label={t.countWhen()}
        id="by"
        options={byChoices}
        value={filter.by}
        onChange={(event) => change({ by: event.target.value })}
      />
      <Select
        label={t.dateRange()}
        id="range"
        options={rangeChoices}
        value={filter.range}
        onChange={(event) => change({ range: event.target.value })}
      />
      {filter.range === CUSTOM ? <DateRange range={filter} problem={problem} change={change} /> : null}
      <p className="p-small p-muted">{(countedBy[filter.by] ?? t.countsBegun)({ timeZone })}</p>
    </form>
  );
}
