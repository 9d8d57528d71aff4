import { passwordHint } from '@portal/contract-svc-auth-v1/password-rules';
import { Button, Card, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import type { Profile } from '../api';
import { useDashboard } from '../app/context';
import { success } from '../common/messages';
import { type PasswordForm, passwordErrors } from './password-rules';
import { refusalOf } from './refusal';

export const profileTitle = 'Profile Settings';

const blank: PasswordForm = { currentPassword: '', newPassword: '', confirmation: '' };
const fields = ['currentPassword', 'newPassword', 'confirmation'] as const;

interface ChangePasswordProps {
  profile: Profile;
  onChanged: () => void;
}

export function ChangePassword({ profile, onChanged }: ChangePasswordProps) {
  const { api, shell } = useDashboard();
  const [form, setForm] = useState(blank);
  const [errors, setErrors] = useState<Partial<PasswordForm>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const field = (name: keyof PasswordForm) => ({
    name,
    reveal: true,
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
  });

  function show(found: Partial<PasswordForm>, sentence: string | null = null) {
    setErrors(found);
    setFailure(sentence);
    setAttempt((count) => count + 1);
  }

  async function change() {
    setBusy(true);
    try {
      await api.changePassword(profile.id, form.currentPassword, form.newPassword);
      show({});
      setForm(blank);
      setDone(true);
      shell.notify.success(success.password);
      onChanged();
    } catch (error) {
      const refused = refusalOf(error);
      show(refused.fields, refused.general);
      shell.notify.error(refused.toast);
    }
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setDone(false);
    const found = passwordErrors(form);
    if (Object.keys(found).length > 0) show(found);
    else void change();
  }

  const told = fields.flatMap((name) => (errors[name] ? [{ href: `#${name}`, message: errors[name] }] : []));
  const summary = failure ? [...told, { href: '#currentPassword', message: failure }] : told;
  usePageTitle(profileTitle, { site: shell.branding.name, error: summary.length > 0 });

  return (
    <Card title="Change password">
      <ErrorSummary errors={summary} attempt={attempt} />
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
        <TextField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
        <TextField
          {...field('newPassword')}
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
        />
        <TextField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" />
        <Button type="submit" busy={busy}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
    </Card>
  );
}
