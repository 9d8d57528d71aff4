import { Button, Card, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import * as t from '../../messages/passwords';
import { NewPasswordFields } from './fields';
import { refusedChange } from './refusal';
import { type PasswordFormOptions, usePasswordForm } from './use-password-form';

export interface ChangePasswordCardProps extends Pick<PasswordFormOptions, 'check' | 'send'> {
  email: string;
  hint: string;
  /** The title of the page. */
  page: { title: string; site: string };
  /** Called with the message of a failure, for a toast; the card shows the message, too. */
  onFailed: (sentence: string) => void;
}

/** The form in which the signed-in person changes their password. */
export function ChangePasswordCard({ check, send, email, hint, page, onFailed }: ChangePasswordCardProps) {
  const form = usePasswordForm({
    check,
    send,
    refused(error) {
      const refusal = refusedChange(error);
      onFailed(refusal.toast);
      return refusal;
    },
  });
  const { failure, busy } = form;
  const { summary } = form;
  usePageTitle(page.title, { site: page.site, error: summary.length > 0 || failure !== null });
  return (
    <Card title={t.changeTitle()}>
      <ErrorSummary errors={summary} attempt={form.attempt} />
      {failure ? <Notice key={form.attempt} tone="danger" role="alert" title={translated(failure)} /> : null}
      <div role="status">
        {form.done ? (
          <Notice tone="success" title={t.isChanged()}>
            <p>{t.stayHere()}</p>
          </Notice>
        ) : null}
      </div>
      <form onSubmit={form.submit} noValidate>
        <NewPasswordFields form={form} email={email} hint={hint} current />
        <Button type="submit" busy={busy}>
          {busy ? t.changingIt() : t.changeIt()}
        </Button>
      </form>
    </Card>
  );
}
