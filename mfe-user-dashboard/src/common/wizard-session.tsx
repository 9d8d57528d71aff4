import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { applicationPaths, isProgramme } from '@portal/contract-svc-applications-v1';
import { signOut } from '@portal/remote-sdk';
import { Button, ButtonLink, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import type { ApplicantApi } from '../api';
import { LanguageChoice } from '../language/language-choice';
import * as t from '../messages/frame';

interface WizardSessionProps {
  shell: ShellApi;
  session: Session;
  api: ApplicantApi;
}

/** The page for a person with a wizard's session: the dashboard needs the password. */
export function WizardSession({ shell, session, api }: WizardSessionProps) {
  const title = t.notSubmittedYet();
  const { role } = session.user;
  const [leaving, setLeaving] = useState(false);
  usePageTitle(title, { site: shell.branding.name });

  async function leave() {
    setLeaving(true);
    if (!(await signOut(shell, api.signOut))) setLeaving(false);
  }
  return (
    <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
      <LanguageChoice shell={shell} />
      <h1>{title}</h1>
      <p>{t.wizardSession()}</p>
      <div className="p-row">
        <ButtonLink href={isProgramme(role) ? applicationPaths[role] : '/'}>{t.continueYours()}</ButtonLink>
        <Button variant="outline" busy={leaving} onClick={() => void leave()}>
          {t.withPassword()}
        </Button>
      </div>
    </main>
  );
}
