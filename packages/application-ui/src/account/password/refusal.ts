import * as t from '../../messages/passwords';
import type { PasswordProblems, RefusedPassword } from './use-password-form';

interface Answered {
  status?: number;
  message?: string;
  errors?: Partial<Record<keyof PasswordProblems, readonly string[]>>;
}

/** The server's messages about the fields of a password form, a sentence each. */
export function fieldsOf(error: unknown): PasswordProblems {
  const { errors = {} } = error as Answered;
  const fields: PasswordProblems = {};
  for (const name of ['currentPassword', 'newPassword'] as const) {
    const [sentence] = errors[name] ?? [];
    if (sentence) fields[name] = sentence;
  }
  return fields;
}

/** Why the server did not change a password. A 401 is about the current password, not about the session. */
export function refusedChange(error: unknown): RefusedPassword & { toast: string } {
  const { status, message } = error as Answered;
  if (status === 401) {
    const wrong = t.currentWrong();
    return { fields: { currentPassword: wrong }, general: null, toast: wrong };
  }
  const sentence = message || t.changeFailed();
  if (status !== 422) return { fields: {}, general: sentence, toast: sentence };
  const fields = fieldsOf(error);
  return { fields, general: Object.keys(fields).length > 0 ? null : sentence, toast: t.checkForm() };
}
