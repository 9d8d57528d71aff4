import { applicationStatuses, limits } from '@portal/contract-svc-applications-v1';
import { Select, TextField } from '@portal/ui/forms';
import type { ListQuery } from '../../api/applications';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useSearchText } from '../../frame/common/use-search-text';
import * as t from '../../messages/applications';

export interface FilterBarProps {
  query: ListQuery;
  change: (change: Partial<ListQuery>) => void;
}

/** The search box and the choice of a status, above a list or beside an application. */
export function FilterBar({ query, change }: FilterBarProps) {
  const [text, setText] = useSearchText(query.search, (search) => change({ search }));
  return (
    <form aria-label={t.searchAndFilter()} className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t.searchBy()}
        hint={t.searchHint()}
        id="search"
        autoComplete="off"
        maxLength={limits.line}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label={t.status()}
        id="status"
        placeholder={t.all()}
        options={translatedChoices(applicationStatuses)}
        value={query.status}
        onChange={(event) => change({ status: event.target.value })}
      />
    </form>
  );
}
