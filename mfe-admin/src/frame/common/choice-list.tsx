import { translated } from '@portal/ui/language';
import * as t from '../../messages/common';
export interface ChoiceListProps {
  legend: string;
  /** The id of the first choice, to which an error summary leads. */
  name: string;
  options: readonly { value: string; label: string; help?: string }[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for several of some choices, all visible. */
export function ChoiceList({ legend, name, options, chosen, error, onChange }: ChoiceListProps) {
  const errorId = error ? `${name}-error` : undefined;
  const turned = (value: string, on: boolean) =>
    options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one)));
  return (
    <fieldset className={error ? 'p-field p-field-bad' : 'p-field'} aria-describedby={errorId}>
      <legend className="form-label">{legend}</legend>
      {error ? (
        <p className="p-error" id={errorId}>
          <span className="visually-hidden">{t.errorBefore()}</span>
          {translated(error)}
        </p>
      ) : null}
      <div>
        {options.map(({ value, label, help }, place) => {
          const id = place === 0 ? name : `${name}-${place}`;
          const hintId = help ? `${id}-hint` : undefined;
          return (
            <div className="p-choice" key={value}>
              <input
                type="checkbox"
                id={id}
                checked={chosen.includes(value)}
                aria-describedby={hintId}
                onChange={(event) => onChange(turned(value, event.currentTarget.checked))}
              />
              <label htmlFor={id}>{label}</label>
              {help ? (
                <div className="form-text" id={hintId}>
                  {help}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
