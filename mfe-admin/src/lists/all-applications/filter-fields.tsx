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
  /** Present where a button ends the choosing of several. */
  close?: () => void;
}

/** What a filter takes: one or several of its choices, or a day. A kind that this page does not know offers nothing. */
export function FilterFields({ filter, value, change, close }: FilterFieldsProps) {
  const id = `filter-${filter.key}`;
  if (filter.kind === 'day')
    return (
      <DateField
        id={id}
        label={translatedFilter(filter.label)}
        value={value}
        onChange={({ target }) => {
          // A year that is being typed is no day yet.
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

/** Choices that are named by themselves, as nationalities are, stand in the order of their names in the language of the page. */
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
