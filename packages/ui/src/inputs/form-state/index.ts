export { FormCheckbox, FormDate, FormRadios, FormSelect, FormText, FormTextArea } from './bound-fields';
export {
  FormProvider,
  useForm,
  useFormError,
  useFormErrors,
  useFormValue,
  useFormValues,
  useTextAt,
} from './form-context';
export { FormList, type FormListProps } from './form-list';
export { createFormStore, type FieldErrors, type FormChange, type FormStore, textAt } from './form-store';
export { valueAt, withValueAt } from './paths';
