import type { PasswordProblems, RefusedPassword } from './use-password-form';

const say = {
  wrong: 'Current password is incorrect.',
  check: 'Validation Error: Please check the form for errors.',
  failed: 'Failed to change password. Please try again.',
} as const;

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
  if (status === 401) return { fields: { currentPassword: say.wrong }, general: null, toast: say.wrong };
  const sentence = message || say.failed;
  if (status !== 422) return { fields: {}, general: sentence, toast: sentence };
  const fields = fieldsOf(error);
  return { fields, general: Object.keys(fields).length > 0 ? null : sentence, toast: say.check };
}
