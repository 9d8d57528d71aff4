import { formatMoment } from '@portal/application-ui';
import { TextField } from '@portal/ui/forms';
import { placeOfZone } from '@portal/ui/rounds';
import * as t from '../../messages/rounds';
import { momentOf } from './moments';

export interface LocalFieldProps {
  id: string;
  label: string;
  /** Local time in the portal's time zone. */
  value: string;
  timeZone: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A day and time in the portal's time zone, with the reader's own local time below. */
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
