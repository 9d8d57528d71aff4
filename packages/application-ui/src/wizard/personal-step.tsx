import { Notice } from '@portal/ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { PersonalFields } from '../personal';
import { useApp } from './app-context';
import { ResumeHint } from './resume/resume-hint';

/** Who the applicant is, with the way back to an earlier application; what one programme asks besides follows. */
export function PersonalStepFields({ children }: { children?: (signedIn: boolean) => ReactNode }) {
  const { draft, shell, programme, restoredPersonal } = useApp();
  const { signedIn } = useSyncExternalStore(draft.subscribe, draft.state);
  const restored = restoredPersonal && !signedIn;
  const sentence = programme.words.restoredPersonal;
  useEffect(() => {
    if (restored) shell.notify.info(sentence);
  }, [restored, shell, sentence]);

  return (
    <>
      {restored ? <Notice tone="info">{sentence}</Notice> : null}
      <PersonalFields
        signedIn={signedIn}
        mailbox={shell.branding.mailbox}
        afterPhone={signedIn ? null : <ResumeHint />}
      />
      {children?.(signedIn)}
    </>
  );
}
