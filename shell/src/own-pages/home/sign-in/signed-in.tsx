import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { applicationPaths, isProgramme } from '@portal/contract-svc-applications-v1';
import { signOut as signOutHere, tokenScope } from '@portal/remote-sdk';
import { Button, ButtonLink } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import * as signInWords from '../../../messages/sign-in';
import * as t from '../../../messages/signing';
import { loadCalls } from './calls';
import { homeOf } from './home-of';

export interface SignedInProps {
  shell: ShellApi;
  session: Session;
}

/** Replaces the form for a person who is signed in already. */
export default function SignedIn({ shell, session }: SignedInProps) {
  const [leaving, setLeaving] = useState(false);
  const { name, email } = session.user;
  const next = nextPlaceOf(session);

  async function signOut() {
    setLeaving(true);
    const onServer = async () => (await loadCalls()).signOut(shell);
    if (!(await signOutHere(shell, onServer))) setLeaving(false);
  }

  return (
    <section className="p-card p-card-float p-sign-in" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{signInWords.welcomeBack()}</h2>
      <p>
        {rich(t.signedInAs({ name: () => <strong>{name || email || t.nameless()}</strong> }))}
        {name && email ? (
          <>
            <br />
            <span className="p-muted p-small">{email}</span>
          </>
        ) : null}
      </p>
      <div className="p-row p-between">
        {next ? <ButtonLink href={next.href}>{next.text}</ButtonLink> : null}
        <Button variant="outline" busy={leaving} onClick={() => void signOut()}>
          {t.signOut()}
        </Button>
      </div>
      <p className="p-small p-muted mt-4 mb-0">
        {signInWords.needHelp()}{' '}
        <a href={`mailto:${shell.branding.mailbox}`}>{signInWords.contactSupport()}</a>
      </p>
    </section>
  );
}

/** The link for a signed-in person: to the application in progress, or to the person's own pages. */
function nextPlaceOf(session: Session): { href: string; text: string } | null {
  const { role } = session.user;
  if (tokenScope(session.token) === 'wizard') {
    return isProgramme(role) ? { href: applicationPaths[role], text: t.goOn() } : null;
  }
  const href = homeOf(role);
  return href ? { href, text: t.toDashboard() } : null;
}
