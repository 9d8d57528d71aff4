import { Button, Notice } from '@portal/ui';
import { useEffect } from 'react';
import * as t from '../../../messages/waiting';
import { useApp } from '../app-context';

/** Shows what is kept here and not sent yet, before a sign-in that waits for a connection; tries it once online. */
export function Waiting() {
  const { wizard, asides, uploads } = useApp();
  useEffect(() => {
    const lineIsBack = () => {
      // A code that was asked for is on its way; files that wait are sent with the sign-in before them.
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
