import type { Text } from '@portal/contract-language-v1';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type FieldErrors, type FormStore, textAt } from './form-store';
import { valueAt } from './paths';

const FormContext = createContext<FormStore<object> | null>(null);

/** Gives the fields below it their form. */
export function FormProvider<Values extends object>({
  form,
  children,
}: {
  form: FormStore<Values>;
  children: ReactNode;
}) {
  return <FormContext value={form as unknown as FormStore<object>}>{children}</FormContext>;
}

export function useForm<Values extends object = object>(): FormStore<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field stands outside of a FormProvider');
  return form as unknown as FormStore<Values>;
}

/** The value at a path; renders again only when that value changes. */
export function useFormValue<Value = unknown>(path: string): Value {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => valueAt(form.values(), path)) as Value;
}

/** All answers; renders again at every change. */
export function useFormValues<Values extends object>(): Values {
  const form = useForm<Values>();
  return useSyncExternalStore(form.subscribe, form.values);
}

export function useFormErrors(): FieldErrors {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, form.errors);
}

export function useFormError(path: string): Text | undefined {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.errors()[path]);
}

/** The text at a path, with its error and a function that changes it. */
export function useTextAt(path: string) {
  const form = useForm();
  const value = useSyncExternalStore(form.subscribe, () => textAt(form.values(), path));
  return { value, error: useFormError(path), change: (next: string) => form.set(path, next) };
}
