import { Notice } from '@portal/ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { PersonalFields } from '../../steps/personal';
import { useApp } from './app-context';
import { useContactForm } from './contact-form';
import { ResumeHint } from './resume/resume-hint';

/** The fields of the person, with the link to an earlier application; the programme's own questions follow. */
export function PersonalStepFields({ children }: { children?: (signedIn: boolean) => ReactNode }) {
  const { draft, shell, programme, restoredPersonal } = useApp();
  const { signedIn } = useSyncExternalStore(draft.subscribe, draft.state);
  const target = useContactForm();
  const restored = restoredPersonal && !signedIn;
  useEffect(() => {
    if (restored) shell.notify.info(programme.words.restoredPersonal);
  }, [restored, shell, programme]);

  return (
    <>
      {restored ? <Notice tone="info">{programme.words.restoredPersonal}</Notice> : null}
      <PersonalFields
        signedIn={signedIn}
        mailbox={shell.branding.mailbox}
        correct={signedIn ? target : undefined}
        afterPhone={signedIn ? null : <ResumeHint />}
      />
      {children?.(signedIn)}
    </>
  );
}
