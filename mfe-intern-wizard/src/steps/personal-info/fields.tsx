import { PersonalFields } from '@portal/application-ui/personal';
import { Notice } from '@portal/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../wizard/app-context';
import { say } from '../../wizard/messages';
import { ResumeHint } from './resume-hint';

export function PersonalInfoFields() {
  const app = useApp();
  const { signedIn } = useSyncExternalStore(app.draft.subscribe, app.draft.state);
  const restored = app.restoredPersonal && !signedIn;
  useEffect(() => {
    if (restored) app.shell.notify.info(say.restoredPersonal);
  }, [restored, app]);

  return (
    <>
      {restored ? <Notice tone="info">{say.restoredPersonal}</Notice> : null}
      <PersonalFields
        signedIn={signedIn}
        mailbox={app.shell.branding.mailbox}
        afterPhone={signedIn ? null : <ResumeHint />}
      />
    </>
  );
}
