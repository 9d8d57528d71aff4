import type { Text } from '@portal/contract-language-v1';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { languageNow } from '../../language/now';
import * as t from '../../messages/phones';
import { FieldFrame, useFieldWiring } from '../forms/field';
import { dialCountries, mainCountry } from './countries';

export interface PhoneValue {
  /** With the plus sign: '+250'. */
  countryCode: string;
  /** As typed; may have spaces, dashes and brackets. */
  number: string;
}

export interface PhoneFieldProps extends PhoneValue {
  label: ReactNode;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: Text | undefined;
  optional?: boolean;
  /** The id of the number's input, to which an error summary links. */
  id?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** Stands below both parts. */
  below?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A telephone number in two parts. The countries are in the browser's own select: typing a name finds a country. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryCode, number, onChange, onBlur, hint, error, optional, disabled, readOnly } = props;
  const wiring = useFieldWiring({ id: props.id, name: props.name, hint, error });
  const [chosen, setChosen] = useState<string>();
  const countries = dialCountries(languageNow());
  // Made once: otherwise each key press on the page would make about 240 options again.
  const options = useMemo(
    () =>
      countries.map((one) => (
        <option key={one.country} value={one.country}>
          {one.label}
        </option>
      )),
    [countries],
  );
  // Some codes serve several countries; the chosen country is remembered here while the code still fits.
  const fits = countries.some((one) => one.country === chosen && one.code === countryCode);
  const country = fits ? chosen : mainCountry(countryCode);

  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      <div className="p-phone">
        <select
          className="form-select"
          id={`${wiring.id}-country`}
          aria-label={t.countryCode()}
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
          {country ? null : <option value="">{countryCode || t.country()}</option>}
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
      {props.below}
    </FieldFrame>
  );
}
