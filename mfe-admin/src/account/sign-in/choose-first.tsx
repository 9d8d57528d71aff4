import { fieldsOf, NewPasswordFields, usePasswordForm } from '@portal/application-ui/password';
import type { ShellApi } from '@portal/contract-shell-v1';
import { newPasswordProblems, passwordHint } from '@portal/contract-svc-auth-v1/password-rules';
import { createApiClient } from '@portal/remote-sdk';
import { Button, Notice, usePageTitle } from '@portal/ui';
import { ErrorSummary } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { useEffect, useMemo, useRef } from 'react';
import { changePassword } from '../../api/profile';
import { refusalSentence } from '../../frame/common/refusal';
import * as shared from '../../messages/common';
import * as t from '../../messages/second-step';
import type { NarrowSignIn } from './use-sign-in';

export interface ChooseFirstProps {
  shell: ShellApi;
  signedIn: NarrowSignIn;
  /** Signs in with the chosen password. */
  enter: (password: string) => Promise<void>;
}

/** Replaces the printed password of the first administrator, and signs in with the chosen one. */
export default function ChooseFirst({ shell, signedIn, enter }: ChooseFirstProps) {
  const { token, user, email, password } = signedIn;
  // This token only allows choosing a password, so it does not become the portal's session.
  const api = useMemo(() => {
    const current = () => ({ token, user });
    return createApiClient({ ...shell, session: { ...shell.session, current } });
  }, [shell, token, user]);
  const form = usePasswordForm({
    check: newPasswordProblems,
    async send({ newPassword }) {
      await changePassword(api, user.id, password, newPassword);
      await enter(newPassword);
    },
    refused(error) {
      const fields = fieldsOf(error);
      return {
        fields,
        general: Object.keys(fields).length > 0 ? null : refusalSentence(error, t.chooseFailed()),
      };
    },
  });
  const { summary, failure } = form;
  usePageTitle(t.chooseTitle(), { site: shell.branding.name, error: summary.length > 0 });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);

  return (
    <>
      <ErrorSummary errors={summary} attempt={form.attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={shared.notDone()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <h1 ref={title} tabIndex={-1}>
        {t.chooseTitle()}
      </h1>
      <p>{t.chooseText()}</p>
      <form onSubmit={form.submit} noValidate>
        <NewPasswordFields form={form} email={email} hint={translated(passwordHint)} />
        <Button type="submit" busy={form.busy}>
          {t.chooseAndGo()}
        </Button>
      </form>
    </>
  );
}
