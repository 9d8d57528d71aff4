import { applicationStatuses, limits } from '@portal/contract-svc-applications-v1';
import { Select, TextField } from '@portal/ui/forms';
import type { ListQuery } from '../api/applications';
import { useSearchText } from '../common/use-search-text';

export interface FilterBarProps {
  query: ListQuery;
  change: (change: Partial<ListQuery>) => void;
}

/** The search box and the choice of a status, above a list or beside an application. */
export function FilterBar({ query, change }: FilterBarProps) {
  const [text, setText] = useSearchText(query.search, (search) => change({ search }));
  return (
    <form aria-label="Search and filter" className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label="Search by name, email or id"
        hint="Part of a word is enough: onzi"
        id="search"
        autoComplete="off"
        maxLength={limits.line}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
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
