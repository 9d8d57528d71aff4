import { Select, TextField } from '@portal/ui/forms';
import { DateRange } from '../../frame/common/date-range';
import { rangeProblem } from '../../frame/common/range-problem';
import * as t from '../../messages/events';
import { kindChoices } from './words';

/** The chosen filter; '' means no restriction. Days are in the reader's time zone. */
export interface Chosen {
  kind: string;
  person: string;
  from: string;
  to: string;
}

export const everything: Chosen = { kind: '', person: '', from: '', to: '' };

export const personProblem = ({ person }: Chosen): string | undefined =>
  person === '' || /^[1-9]\d{0,8}$/.test(person.trim()) ? undefined : t.personDigits();

export interface FilterFieldsProps {
  chosen: Chosen;
  change: (change: Partial<Chosen>) => void;
}

export function FilterFields({ chosen, change }: FilterFieldsProps) {
  return (
    <form
      aria-label={t.eventFilters()}
      className="p-card p-filters p-report-filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t.whatHappened()}
        id="kind"
        options={kindChoices()}
        value={chosen.kind}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <TextField
        label={t.numberOfPerson()}
        id="person"
        inputMode="numeric"
        error={personProblem(chosen)}
        value={chosen.person}
        onChange={(event) => change({ person: event.target.value })}
      />
      <DateRange range={chosen} problem={rangeProblem(chosen)} change={change} />
    </form>
  );
}
