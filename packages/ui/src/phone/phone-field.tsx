import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { FieldError, FieldHint, Optional, useFieldWiring } from '../forms/field';
import { dialCountries, mainCountry } from './countries';

export interface PhoneValue {
  /** With the plus: '+250'. */
  countryCode: string;
  /** As typed; spaces, dashes and brackets are welcome. */
  number: string;
}

export interface PhoneFieldProps extends PhoneValue {
  label: ReactNode;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** The number's input; an error summary links to it. */
  id?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  /** Of the countries' names. */
  language?: string;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A telephone number in two parts. The list is the browser's own select: typing a name finds the country. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    countryCode,
    number,
    onChange,
    onBlur,
    hint,
    error,
    optional,
    language,
    disabled,
    readOnly,
  } = props;
  const wiring = useFieldWiring({ id: props.id, name: props.name, hint, error });
  const [chosen, setChosen] = useState<string>();
  const countries = dialCountries(language);
  // Made once: otherwise each key typed anywhere on the page would make some 240 options anew.
  const options = useMemo(
    () =>
      countries.map((one) => (
        <option key={one.country} value={one.country}>
          {one.label}
        </option>
      )),
    [countries],
  );
  // Some codes serve several countries; which one was chosen is remembered here while the code still fits.
  const fits = countries.some((one) => one.country === chosen && one.code === countryCode);
  const country = fits ? chosen : mainCountry(countryCode);

  return (
    <div className={error ? 'p-field p-field-bad' : 'p-field'}>
      <label className="form-label" htmlFor={wiring.id}>
        {label}
        <Optional show={optional} />
      </label>
      <FieldHint id={wiring.hintId}>{hint}</FieldHint>
      <FieldError id={wiring.errorId}>{error}</FieldError>
      <div className="p-phone">
        <select
          className="form-select"
          id={`${wiring.id}-country`}
          aria-label="Country code"
          autoComplete="tel-country-code"
          value={country ?? ''}
          disabled={disabled || readOnly}
          onChange={(event) => {
            const next = countries.find((one) => one.country === event.currentTarget.value);
            if (!next) return;
            setChosen(next.country);
            onChange({ countryCode: next.code, number });
          }}
        >
          {country ? null : <option value="">{countryCode || 'Country'}</option>}
          {options}
        </select>
        <input
          {...wiring.control}
          ref={props.ref}
          className="form-control"
          type="tel"
          inputMode="tel"
          name={props.name}
          value={number}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'tel-national'}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => onChange({ countryCode, number: event.currentTarget.value })}
          onBlur={onBlur}
        />
      </div>
    </div>
  );
}
