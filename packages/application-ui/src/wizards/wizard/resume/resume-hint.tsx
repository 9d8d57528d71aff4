import { Button, Notice } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import { useEffect, useState } from 'react';
import * as t from '../../../messages/resuming';
import { useApp } from '../app-context';
import { resumeLogic } from './logic';

const DELAY_MS = 500;

/** Offers to continue an earlier application, shortly after email and phone are filled in. */
export function ResumeHint() {
  const app = useApp();
  const email = useFormValue<string>('email');
  const phone = useFormValue<string>('phone');
  const ready = email.includes('@') && email.length > 5 && phone.length >= 10;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!ready) return setShown(false);
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [ready]);

  return (
    <div role="status">
      {shown ? (
        <Notice title={t.didYouStart()}>
          <p>{t.goOnAnyDevice()}</p>
          <Button variant="outline" small onClick={() => void app.wizard.next(resumeLogic(app))}>
            {t.continueMine()}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
