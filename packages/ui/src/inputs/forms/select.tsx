import { type ComponentProps, useMemo } from 'react';
import { joinClasses } from '../../base/join-classes';
import { languageCode } from '../../messages/speech';
import { FieldFrame, type FieldProps, useFieldWiring } from './field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The text of the first, empty option, such as 'Choose a level'. */
  placeholder?: string;
}

/** A choice from a list, with the browser's own select: light, searchable by typing, and native on a phone. */
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
  const language = languageCode();
  // Kept while the list is the same: a list of nationalities has about 200 options.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a label may be translated when read, in the language of then
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options, language],
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
