import type { ComponentProps } from 'react';
import * as t from '../../messages/fields';
import { FieldError, type FieldProps, useFieldWiring } from './field';

export interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** A checkbox for one statement or choice. */
export function Checkbox({ label, hint, error, optional, ...input }: CheckboxProps) {
  const wiring = useFieldWiring({
    id: input.id,
    name: input.name,
    hint,
    error,
    describedBy: input['aria-describedby'],
  });
  return (
    <div className={error ? 'p-field p-field-bad' : 'p-field'}>
      <FieldError id={wiring.errorId}>{error}</FieldError>
      <div className="p-choice">
        <input {...input} {...wiring.control} type="checkbox" />
        <label htmlFor={wiring.id}>
          {label}
          {optional ? <span className="p-optional">{t.optional()}</span> : null}
        </label>
        {hint ? (
          <div className="form-text" id={wiring.hintId}>
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  );
}
