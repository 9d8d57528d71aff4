import { DateField, Select } from '@portal/ui/forms';
import { languageNow } from '@portal/ui/language';
import { useId } from 'react';
import type { OfferedFilter } from '../../api/overview';
import * as t from '../../messages/overview';
import { translatedChoice, translatedFilter } from './filter-words';

interface FilterFieldsProps {
  filter: OfferedFilter;
  value: string;
  change: (value: string) => void;
  /** Closes the panel; present if a button ends the choice of several values. */
  close?: () => void;
}

/** The input of a filter: one or several choices, or a day. Nothing for a kind that this page does not know. */
export function FilterFields({ filter, value, change, close }: FilterFieldsProps) {
  const id = `filter-${filter.key}`;
  if (filter.kind === 'day')
    return (
      <DateField
        id={id}
        label={translatedFilter(filter.label)}
        value={value}
        onChange={({ target }) => {
          // While a year is being typed, the value is not a valid day yet.
          if (target.value === '' || target.value >= '1900') change(target.value);
        }}
      />
    );
  if (filter.kind !== 'choice') return null;
  if (filter.many && close) return <Several filter={filter} value={value} change={change} />;
  return (
    <Select
      id={id}
      label={translatedFilter(filter.label)}
      placeholder={t.any()}
      options={translatedChoices(filter)}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** Sorts choices with names, such as nationalities, by these names in the page's language. */
function translatedChoices(filter: OfferedFilter) {
  const { choices } = filter;
  const translated = choices.map((choice) => ({ ...choice, label: translatedChoice(filter, choice.label) }));
  const isNamed = choices.every(({ value, label }) => value === label);
  return isNamed
    ? translated.sort((one, other) => one.label.localeCompare(other.label, languageNow()))
    : translated;
}

function Several({ filter, value, change }: Omit<FilterFieldsProps, 'close'>) {
  const id = useId();
  const chosen = value === '' ? [] : value.split(',');
  const turn = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    change(filter.choices.flatMap((choice) => (next.includes(choice.value) ? choice.value : [])).join(','));
  };
  return (
    <fieldset className="p-tick-list">
      <legend>{translatedFilter(filter.label)}</legend>
      {filter.choices.map((choice) => (
        <label key={choice.value} htmlFor={id + choice.value}>
          <input
            type="checkbox"
            id={id + choice.value}
            checked={chosen.includes(choice.value)}
            onChange={() => turn(choice.value)}
          />{' '}
          {translatedChoice(filter, choice.label)}
        </label>
      ))}
    </fieldset>
  );
}
