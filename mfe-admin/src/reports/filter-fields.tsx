import { DateField, Select } from '@portal/ui/forms';
import { type ChosenFilter, CUSTOM, rangeChoices, statusChoices, typeChoices } from './report-filter';

export interface FilterFieldsProps {
  filter: ChosenFilter;
  problem: string | null;
  change: (change: Partial<ChosenFilter>) => void;
}

/** What the report is about. */
export function FilterFields({ filter, problem, change }: FilterFieldsProps) {
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
        label="Date range"
        id="range"
        options={rangeChoices}
        value={filter.range}
        onChange={(event) => change({ range: event.target.value })}
      />
      {filter.range === CUSTOM ? (
        <>
          <DateField
            label="From Date"
            id="from"
            error={problem ?? undefined}
            value={filter.from}
            max={filter.to || undefined}
            onChange={(event) => change({ from: event.target.value })}
          />
          <DateField
            label="To Date"
            id="to"
            value={filter.to}
            min={filter.from || undefined}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => change({ to: event.target.value })}
          />
        </>
      ) : null}
      <p className="p-small p-muted">
        The dates are those on which applications were begun, in universal time (UTC).
      </p>
    </form>
  );
}
