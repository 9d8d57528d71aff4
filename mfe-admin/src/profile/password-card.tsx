import type { Profile } from '@portal/contract-svc-auth-v1';
import {
  type NewPassword,
  newPasswordProblems,
  passwordHint,
} from '@portal/contract-svc-auth-v1/password-rules';
import type { ApiError } from '@portal/remote-sdk';
import { Button, Card, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { changePassword } from '../api/profile';
import { fieldErrors, sentenceOf } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { words } from './words';

interface Typed extends NewPassword {
  currentPassword: string;
}

const blank: Typed = { currentPassword: '', newPassword: '', confirmation: '' };
const names = ['currentPassword', 'newPassword', 'confirmation'] as const;

export interface PasswordCardProps {
  profile: Profile;
  changed: () => void;
}

/** Another password; it signs out everywhere else. */
export function PasswordCard({ profile, changed }: PasswordCardProps) {
  const { api, shell } = useStaff();
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  async function change() {
    setBusy(true);
    try {
      await changePassword(api, profile.id, typed.currentPassword, typed.newPassword);
      setTyped(blank);
      setDone(true);
      shell.notify.success(words.passwordChanged, { durationMs: 3000 });
      changed();
    } catch (error) {
      const refused = refusalOf(error as ApiError);
      setErrors(refused.fields);
      setFailure(refused.general);
      shell.notify.error(refused.toast, { durationMs: 5000 });
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    setFailure(null);
    setDone(false);
    const found: Partial<Typed> = newPasswordProblems(typed);
    if (typed.currentPassword === '') found.currentPassword = 'Current password is required';
    setErrors(found);
    if (Object.keys(found).length === 0) void change();
  }

  const bind = (name: keyof Typed) => ({
    id: name,
    reveal: true,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const summary = names.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#${name}`, message }] : [];
  });
  usePageTitle(words.title, { site: shell.branding.name, error: summary.length > 0 });
  return (
    <Card title="Change password">
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title="Your password was not changed">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div role="status">
        {done ? (
          <Notice tone="success" title="Your password is changed">
            <p>You stay signed in here. Everywhere else you have been signed out.</p>
          </Notice>
        ) : null}
      </div>
      <form onSubmit={submit} noValidate>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        <TextField {...bind('currentPassword')} label="Current password" autoComplete="current-password" />
        <TextField
          {...bind('newPassword')}
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
        />
        <TextField {...bind('confirmation')} label="Confirm new password" autoComplete="new-password" />
        <Button type="submit" busy={busy}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
    </Card>
  );
}

interface Refusal {
  fields: Partial<Typed>;
  /** What belongs to no field. */
  general: string | null;
  toast: string;
}

/** What is said when the server did not change it. A 401 is about the current password, not about the session. */
function refusalOf(error: ApiError): Refusal {
  if (error.status === 401) {
    return { fields: { currentPassword: words.wrongPassword }, general: null, toast: words.wrongPassword };
  }
  if (error.status === 422) {
    const fields: Partial<Typed> = fieldErrors(error, ['currentPassword', 'newPassword']);
    const placed = Object.keys(fields).length > 0;
    return { fields, general: placed ? null : error.message, toast: words.check };
  }
  const sentence = sentenceOf(error, words.passwordFailed);
  return { fields: {}, general: sentence, toast: sentence };
}
