import { TextField, type TextFieldProps } from './text-field';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'reveal' | 'width'>;

/** A day, chosen with the browser's own picker; the value is 'YYYY-MM-DD'. */
export function DateField({ className, ...field }: DateFieldProps) {
  return <TextField {...field} type="date" className={`p-date ${className ?? ''}`.trim()} />;
}
