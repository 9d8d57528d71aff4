import { fieldsOf, NewPasswordFields, usePasswordForm } from '@portal/application-ui/password';
import type { ShellApi } from '@portal/contract-shell-v1';
import { newPasswordProblems, passwordHint } from '@portal/contract-svc-auth-v1/password-rules';
import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { Button, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import { acceptInvitation, type Invited } from '../../api/invitation';
import { refusalSentence } from '../../frame/common/refusal';
import { roleInSentence } from '../../frame/common/roles';
import * as t from '../../messages/invitation';

export interface AcceptFormProps {
  shell: ShellApi;
  api: ApiClient;
  token: string;
  invited: Invited;
  /** Called when the link is no longer valid. */
  gone: (message: string) => void;
}

/** Sets the password of an invited person and signs them in. */
export function AcceptForm({ shell, api, token, invited, gone }: AcceptFormProps) {
  const form = usePasswordForm({
    check: newPasswordProblems,
    async send({ newPassword }) {
      const { token: session, user, must_set_up_factor } = await acceptInvitation(api, token, newPassword);
      if (must_set_up_factor) {
        shell.notify.info(t.setUpCode());
        shell.navigate('/staff/auth', { replace: true });
        return;
      }
      shell.session.start({ token: session, user });
      shell.navigate('/dashboard', { replace: true });
    },
    refused(error) {
      if (error instanceof ApiError && error.status === 404) {
        gone(error.message);
        return null;
      }
      const fields = fieldsOf(error);
      return {
        fields,
        general: Object.keys(fields).length > 0 ? null : refusalSentence(error, t.passwordNotSet()),
      };
    },
  });
  const { summary, failure } = form;
  usePageTitle(t.staffWelcome(), { site: shell.branding.name, error: summary.length > 0 });
  const signedIn = shell.session.current()?.user;
  return (
    <>
      <ErrorSummary errors={summary} attempt={form.attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.invitationNotDone()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <p>
        {rich(
          t.invitedAs({
            b: (words) => <strong>{words}</strong>,
            name: invited.name,
            email: invited.email,
            role: roleInSentence(invited.role, invited.role_name),
            site: shell.branding.name,
          }),
        )}
      </p>
      {signedIn && signedIn.email !== invited.email ? (
        <Notice title={t.somebodySignedIn()}>
          <p>{t.signedInInstead({ name: signedIn.name ?? signedIn.email ?? t.anotherPerson() })}</p>
        </Notice>
      ) : null}
      <form onSubmit={form.submit} noValidate>
        <NewPasswordFields form={form} email={invited.email} hint={translated(passwordHint)} />
        <Button type="submit" busy={form.busy}>
          {t.acceptInvitation()}
        </Button>
      </form>
    </>
  );
}
