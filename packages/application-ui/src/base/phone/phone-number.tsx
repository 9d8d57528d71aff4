import { dialCodeOf } from '@portal/contract-svc-applications-v1/values/dial-code';
import {
  phoneCountry,
  phoneInWords,
  type ReadPhone,
  readPhone,
} from '@portal/contract-svc-applications-v1/values/phone';
import { Button } from '@portal/ui';
import { countryNames, languageNow } from '@portal/ui/language';
import { PhoneField, type PhoneFieldProps, type PhoneValue } from '@portal/ui/phone';
import { useRef } from 'react';
import * as t from '../../messages/phoneForm';

export interface PhoneNumberProps extends Omit<PhoneFieldProps, 'onChange' | 'below' | 'ref'> {
  /** How the number is read; computed from the typed text when absent. */
  reading?: ReadPhone | undefined;
  onChange: (value: PhoneValue, reading: ReadPhone) => void;
}

/** '+254 712 345678 (Kenya)'. */
function shown(digits: string): string {
  const country = phoneCountry(digits);
  const number = phoneInWords(digits);
  return country ? t.numberOf({ number, country: countryNames(languageNow())(country) }) : number;
}

/** The reason why a number is doubtful, shown before the question whether it is right. */
function whyAsked({ excess = 0, extension }: ReadPhone): string {
  const reasons = [
    excess > 0 && t.digitsTooMany({ count: excess }),
    excess < 0 && t.digitsMissing({ count: -excess }),
    extension !== undefined && t.withoutExtension({ extension }),
  ];
  return reasons.map((reason) => (reason ? `${reason} ` : '')).join('');
}

/**
 * A field for any person's phone number, typed in any way and shown as it will be stored. When the text is no number of
 * the chosen country, the person is asked about it.
 */
export function PhoneNumber({ reading, onChange, ...field }: PhoneNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = reading ?? readPhone(field.number, field.countryCode);
  const { kind, digits } = read;
  const change = (value: PhoneValue) => onChange(value, readPhone(value.number, value.countryCode));

  function confirm() {
    input.current?.focus();
    const value = { countryCode: dialCodeOf(digits) ?? field.countryCode, number: phoneInWords(digits) };
    onChange(value, { kind: 'sure', digits });
  }
  const isAsked = kind === 'ask' && !field.readOnly;
  return (
    <PhoneField
      {...field}
      ref={input}
      onChange={change}
      below={
        // Announced without the role `status`: forms have a status of their own, with which this would be confused.
        <div aria-live="polite" aria-atomic="true" className="form-text">
          {kind === 'sure' ? t.savedAs({ number: shown(digits) }) : null}
          {isAsked ? (
            <>
              {/* The error message already names the number of digits. */}
              {whyAsked(field.error ? { ...read, excess: 0 } : read)}
              {t.isThisNumber({ number: shown(digits) })}{' '}
              <Button variant="outline" small onClick={confirm}>
                {t.yesNumber()}
              </Button>
            </>
          ) : null}
        </div>
      }
    />
  );
}
