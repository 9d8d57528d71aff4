import { Button, Notice } from '@portal/ui';
import { useEffect } from 'react';
import * as t from '../../../messages/waiting';
import { useApp } from '../app-context';

/** Shows that answers wait on this device for the sign-in, and tries the sign-in once online. */
export function Waiting() {
  const { wizard, asides, uploads } = useApp();
  useEffect(() => {
    const lineIsBack = () => {
      // Not while a requested code is on its way; waiting files make the sign-in themselves before they are sent.
      if (!asides.now() && !uploads.unsent().some(uploads.waits)) void wizard.signInLate();
    };
    window.addEventListener('online', lineIsBack);
    return () => window.removeEventListener('online', lineIsBack);
  }, [wizard, asides, uploads]);

  return (
    <Notice tone="warning" title={t.notSentYet()}>
      <p>{t.keptOnlyHere()}</p>
      <Button variant="outline" small onClick={() => void wizard.signInLate({ asked: true })}>
        {t.tryNow()}
      </Button>
    </Notice>
  );
}
