import { Button, Notice } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import { useEffect, useState } from 'react';
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
        <Notice title="Did you start an application before?">
          <p>With this email and phone number you can go on where you stopped, on any device.</p>
          <Button variant="outline" small onClick={() => void app.wizard.next(resumeLogic(app))}>
            Continue my application
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
