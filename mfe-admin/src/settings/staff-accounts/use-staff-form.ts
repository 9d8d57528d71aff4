import { plainSigns, seen, visible } from '@portal/contract-svc-applications-v1/values/visible';
import type { ApiError } from '@portal/remote-sdk';
import { useState } from 'react';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/staff-accounts';
import { type StaffForm, type StaffFormErrors, staffFormErrors } from './rules';

const names = ['name', 'email', 'role'] as const;
/** Removes invisible characters while people type or paste. */
const typedInto = { name: seen, email: plainSigns };

/** The form of an account, checked here and by the server; typed text stays after a refusal. */
export function useStaffForm(first: StaffForm, send: (form: StaffForm) => Promise<void>) {
  const [form, setForm] = useState(first);
  const [errors, setErrors] = useState<StaffFormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useWork();

  function refused(error: ApiError) {
    const found = fieldErrors(error, names);
    setErrors(found);
    setFailure(Object.keys(found).length > 0 ? null : refusalSentence(error, t.staffNotSaved()));
  }

  function submit() {
    if (busy) return;
    setAttempt((count) => count + 1);
    setFailure(null);
    const found = staffFormErrors(form, first.email);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(() => send({ ...form, name: visible(form.name), email: plainSigns(form.email) }), refused);
  }

  const bind = (name: 'name' | 'email') => ({
    id: `staff-${name}`,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [name]: typedInto[name](target.value) }),
  });
  const role = {
    name: 'staff-role',
    value: form.role,
    error: errors.role,
    onChange: (chosen: string) => setForm({ ...form, role: chosen }),
  };
  const summary = names.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#staff-${name}`, message }] : [];
  });
  return { form, bind, role, summary, failure, attempt, busy, submit };
}
