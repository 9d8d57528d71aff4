import { CloseIcon, PlusIcon } from '@portal/ui';
import { labelled } from '@portal/ui/language';
import type { OfferedFilter } from '../../api/overview';
import { PopupButton } from '../../frame/common/popup-button';
import * as t from '../../messages/overview';
import { FilterFields } from './filter-fields';
import { translatedChoice, translatedFilter } from './filter-words';

interface FilterChipsProps {
  /** Null until they are loaded. */
  offered: OfferedFilter[] | null;
  /** The values of the active filters. */
  set: Record<string, string>;
  change: (change: Record<string, string>) => void;
}

/** A chip for each active filter, and a button for further filters. */
export function FilterChips({ offered, set, change }: FilterChipsProps) {
  const known = offered ?? [];
  const keys = Object.keys(set);
  const chips = [
    ...known.filter(({ key }) => key in set),
    // An address may contain a filter that is no longer offered: it is shown, and can be removed.
    ...(offered ? keys.filter((key) => !known.some((one) => one.key === key)) : []).map(unknown),
  ];
  const further = known.filter(({ key }) => !(key in set));
  return (
    <ul className="p-filter-chips list-unstyled" aria-label={t.filters()}>
      {chips.map((filter) => (
        <li key={filter.key} className="p-filter-chip">
          <PopupButton
            label={labelled(translatedFilter(filter.label), wordsOf(filter, set[filter.key] ?? ''))}
          >
            {(close) => (
              <FilterFields
                filter={filter}
                value={set[filter.key] ?? ''}
                change={(value) => change({ [filter.key]: value })}
                close={close}
              />
            )}
          </PopupButton>
          <button
            type="button"
            className="p-chip-cross"
            aria-label={t.removeFilter({ label: translatedFilter(filter.label) })}
            onClick={() => change({ [filter.key]: '' })}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <FurtherFilters filters={further} change={change} />
      </li>
      {chips.length > 1 ? (
        <li>
          <button
            type="button"
            className="p-link p-small"
            onClick={() => change(Object.fromEntries(keys.map((key) => [key, ''])))}
          >
            {t.removeFilters()}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

const unknown = (key: string): OfferedFilter => ({
  key,
  label: key,
  kind: 'choice',
  many: false,
  choices: [],
});

function wordsOf(filter: OfferedFilter, value: string): string {
  const { kind, many, choices } = filter;
  if (kind === 'day') return value;
  const labels = (many ? value.split(',') : [value]).map((one) =>
    translatedChoice(filter, choices.find((choice) => choice.value === one)?.label ?? one),
  );
  return labels.length > 2
    ? t.andMore({ first: labels[0] ?? '', count: labels.length - 1 })
    : labels.join(t.orBetween());
}

interface FurtherFiltersProps {
  filters: OfferedFilter[];
  change: (change: Record<string, string>) => void;
}

/** All inactive filters in one panel. */
function FurtherFilters({ filters, change }: FurtherFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <PopupButton
      label={
        <>
          <PlusIcon /> {t.filter()}
        </>
      }
    >
      {(close) => (
        <div>
          {filters.map((filter) => (
            <FilterFields
              key={filter.key}
              filter={filter}
              value=""
              change={(value) => {
                change({ [filter.key]: value });
                close();
              }}
            />
          ))}
        </div>
      )}
    </PopupButton>
  );
}
