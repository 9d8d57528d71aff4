import { Checkbox } from '@portal/ui/forms';
import * as t from '../../messages/reading';

interface ReadersChoiceProps {
  /** Begins the ids of its fields. */
  name: string;
  colleagues: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Which colleagues read. */
export function ReadersChoice({ name, colleagues, chosen, onChange }: ReadersChoiceProps) {
  return (
    <fieldset className="p-field">
      <legend className="form-label">{t.whoReads()}</legend>
      <div className="p-choices-columns">
        {colleagues.map((colleague) => (
          <Checkbox
            key={colleague.id}
            id={`${name}-reader-${colleague.id}`}
            label={colleague.name}
            checked={chosen.includes(colleague.id)}
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
