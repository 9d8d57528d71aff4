import type { Text } from '@portal/contract-language-v1';
import {
  Checkbox,
  type CheckboxProps,
  DateField,
  type DateFieldProps,
  RadioGroup,
  type RadioGroupProps,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '../forms';
import { useForm, useFormError, useFormValue, useTextAt } from './form-context';

/** The fields of forms/, bound to a path of the surrounding form. */
type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'name' | 'checked'> & { path: string };

function useBoundText(path: string) {
  const { value, error, change } = useTextAt(path);
  return {
    name: path,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
}

export function FormText({ path, ...field }: Bound<TextFieldProps>) {
  return <TextField {...field} {...useBoundText(path)} />;
}

export function FormDate({ path, ...field }: Bound<DateFieldProps>) {
  return <DateField {...field} {...useBoundText(path)} />;
}

export function FormTextArea({ path, ...field }: Bound<TextAreaProps>) {
  return <TextArea {...field} {...useBoundText(path)} />;
}

export function FormSelect({ path, ...field }: Bound<SelectProps>) {
  return <Select {...field} {...useBoundText(path)} />;
}

export function FormRadios({ path, ...field }: Bound<RadioGroupProps>) {
  const { value, error, change } = useTextAt(path);
  return <RadioGroup {...field} name={path} value={value} error={error} onChange={change} />;
}

interface FormCheckboxProps extends Bound<CheckboxProps> {
  /** The error of a group of questions, shown here while the box is not ticked. */
  groupError?: Text | undefined;
}

export function FormCheckbox({ path, groupError, ...field }: FormCheckboxProps) {
  const form = useForm();
  const checked = useFormValue<boolean | undefined>(path) === true;
  return (
    <Checkbox
      {...field}
      name={path}
      checked={checked}
      error={useFormError(path) ?? (checked ? undefined : groupError)}
      onChange={(event) => form.set(path, event.currentTarget.checked)}
    />
  );
}
