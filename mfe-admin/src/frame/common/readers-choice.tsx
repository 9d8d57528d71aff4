import { Checkbox, FieldError } from '@portal/ui/forms';
import * as t from '../../messages/reading';

interface ReadersChoiceProps {
  /** Prefix of the ids of its fields. */
  name: string;
  colleagues: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error?: string | undefined;
}

/** The choice of the colleagues who review. */
export function ReadersChoice({ name, colleagues, chosen, onChange, error }: ReadersChoiceProps) {
  const errorId = error ? `${name}-readers-error` : undefined;
  return (
    <fieldset
      id={`${name}-readers`}
      className={error ? 'p-field p-field-bad' : 'p-field'}
      aria-describedby={errorId}
    >
      <legend className="form-label">{t.whoReads()}</legend>
      <FieldError id={errorId}>{error}</FieldError>
      <div className="p-choices-columns">
        {colleagues.map((colleague) => (
          <Checkbox
            key={colleague.id}
            id={`${name}-reader-${colleague.id}`}
            label={colleague.name}
            checked={chosen.includes(colleague.id)}
            aria-describedby={errorId}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked
                  ? [...chosen, colleague.id]
                  : chosen.filter((id) => id !== colleague.id),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Moves the focus to the first colleague after the choice was refused. */
export const focusReaders = (name: string): void =>
  document.getElementById(`${name}-readers`)?.querySelector('input')?.focus();
