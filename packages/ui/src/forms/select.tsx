import { type ComponentProps, useMemo } from 'react';
import { joinClasses } from '../join-classes';
import { FieldFrame, type FieldProps, useFieldWiring } from './field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The first, empty option, such as 'Choose a level'. */
  placeholder?: string;
}

/** One of a list, by the browser's own select: light, searchable by typing, and native on a phone. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  const wiring = useFieldWiring({
    id: select.id,
    name: select.name,
    hint,
    error,
    describedBy: select['aria-describedby'],
  });
  // Kept while the list is the same: a list of nationalities has some 200.
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      <select {...select} {...wiring.control} className={joinClasses('form-select', className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices}
      </select>
    </FieldFrame>
  );
}
