import { readEmail } from '@portal/contract-svc-applications-v1/values/email';
import { readName } from '@portal/contract-svc-applications-v1/values/name';
import { plainSigns, seen, visible } from '@portal/contract-svc-applications-v1/values/visible';
import { useForm, useTextAt } from '@portal/ui/form-state';
import { TextField, type TextFieldProps } from '@portal/ui/forms';
import { clearCorrectedErrors } from './corrected';

type Bound = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'type'> & { path: string };

/**
 * A field for an email address: invisible characters are removed while it is typed or pasted, and its error as soon as
 * the address is right.
 */
export function EmailText({ path, ...field }: Bound) {
  const form = useForm();
  const { value, error, change } = useTextAt(path);
  return (
    <TextField
      {...field}
      name={path}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ currentTarget }) => {
        const typed = plainSigns(currentTarget.value);
        change(typed);
        if (readEmail(typed) !== undefined) clearCorrectedErrors(form, path);
      }}
    />
  );
}

/** A field for a person's name, with the same behaviour. Surrounding blanks are removed when the field is left. */
export function NameText({ path, ...field }: Bound) {
  const form = useForm();
  const { value, error, change } = useTextAt(path);
  return (
    <TextField
      {...field}
      name={path}
      value={value}
      error={error}
      onChange={({ currentTarget }) => {
        const typed = seen(currentTarget.value);
        change(typed);
        if ('name' in readName(typed)) clearCorrectedErrors(form, path);
      }}
      onBlur={() => {
        if (visible(value) !== value) change(visible(value));
      }}
    />
  );
}
