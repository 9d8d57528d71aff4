import { applicationStatuses } from '@portal/contract-svc-applications-v1';
import { Select } from '@portal/ui/forms';
import type { ListQuery } from '../api/applications';
import { SearchField } from '../common/search-field';

export interface FilterBarProps {
  query: ListQuery;
  change: (change: Partial<ListQuery>) => void;
}

/** The search box and the choice of a status. */
export function FilterBar({ query, change }: FilterBarProps) {
  return (
    <form aria-label="Search and filter" className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <SearchField id="search" searched={query.search} search={(search) => change({ search })} />
      <Select
        label="Status"
        id="status"
        placeholder="All"
        options={applicationStatuses}
        value={query.status}
        onChange={(event) => change({ status: event.target.value })}
      />
    </form>
  );
}
