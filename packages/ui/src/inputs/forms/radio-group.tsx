import type { Text } from '@portal/contract-language-v1';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldError, FieldHint, Optional } from './field';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioGroupProps {
  legend: ReactNode;
  options: readonly RadioOption[];
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The id of the first button, to which an error summary links; the name when left out. */
  id?: string;
  hint?: ReactNode;
  error?: Text | undefined;
  optional?: boolean;
  /** Short answers (Yes/No) side by side. */
  inline?: boolean;
  disabled?: boolean;
  /** Refers to the first button. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one among a few options, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, name, value, onChange, onBlur, hint, error, optional, inline, disabled, ref } =
    props;
  const group = useId();
  const first = props.id ?? name;
  const hintId = hint ? `${first}-hint` : undefined;
  const errorId = error ? `${first}-error` : undefined;
  return (
    <fieldset
      className={error ? 'p-field p-field-bad' : 'p-field'}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className="form-label">
        {legend}
        <Optional show={optional} />
      </legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
      <div className={inline ? 'p-choices p-choices-inline' : 'p-choices'}>
        {options.map((option, index) => {
          const id = index === 0 ? first : `${group}-${option.value}`;
          return (
            <div className="p-choice" key={option.value}>
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
                disabled={disabled}
                aria-describedby={option.hint ? `${id}-option-hint` : undefined}
                aria-invalid={error ? true : undefined}
                ref={index === 0 ? ref : undefined}
              />
              <label htmlFor={id}>{option.label}</label>
              {option.hint ? (
                <div className="form-text" id={`${id}-option-hint`}>
                  {option.hint}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
