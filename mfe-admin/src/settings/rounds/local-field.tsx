import { formatMoment } from '@portal/application-ui';
import { TextField } from '@portal/ui/forms';
import { placeOfZone } from '@portal/ui/rounds';
import * as t from '../../messages/rounds';
import { momentOf } from './moments';

export interface LocalFieldProps {
  id: string;
  label: string;
  /** By the clock of the portal's zone. */
  value: string;
  timeZone: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A day and an hour by the clock of the portal's zone; below it stands what the reader's own clock shows then. */
export function LocalField({ id, label, value, timeZone, error, onChange }: LocalFieldProps) {
  const moment = value ? momentOf(value, timeZone) : undefined;
  const place = placeOfZone(timeZone);
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={label}
      hint={moment ? formatMoment(moment, timeZone) : t.clockOf({ place })}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value.slice(0, 16))}
    />
  );
}
