import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { applicationPaths, isProgramme } from '@portal/contract-svc-applications-v1';
import { Button, ButtonLink, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import type { ApplicantApi } from '../api';
import { signedOut } from './use-sign-out';

interface WizardSessionProps {
  shell: ShellApi;
  session: Session;
  api: ApplicantApi;
}

/** The page for a person with a wizard's session: the dashboard needs the password. */
export function WizardSession({ shell, session, api }: WizardSessionProps) {
  const title = 'Your application is not submitted yet';
  const { role } = session.user;
  const [leaving, setLeaving] = useState(false);
  usePageTitle(title, { site: shell.branding.name });

  function leave() {
    setLeaving(true);
    void signedOut(api, shell);
  }
  return (
    <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
      <h1>{title}</h1>
      <p>
        You are signed in to the application that you are working on. Your dashboard opens with a password. We
        email you one when you have submitted your application.
      </p>
      <div className="p-row">
        <ButtonLink href={isProgramme(role) ? applicationPaths[role] : '/'}>
          Continue your application
        </ButtonLink>
        <Button variant="outline" busy={leaving} onClick={leave}>
          Sign in with a password
        </Button>
      </div>
    </main>
  );
}
