import { Button, Dialog } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { clockTime } from '../common/dates';
import { useStaff } from '../common/staff-context';

export interface StayDialogProps {
  /** In milliseconds since 1970. */
  endsAt: number;
  stay: () => void;
}

/** Warns before a session ends that nobody uses. */
export default function StayDialog({ endsAt, stay }: StayDialogProps) {
  const { shell } = useStaff();
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog
      open
      title="Are you still there?"
      onClose={stay}
      footer={
        <div ref={button}>
          <Button onClick={stay}>Stay</Button>
        </div>
      }
    >
      <p role="alert">
        You will be signed out at {clockTime(new Date(endsAt).toISOString(), shell.locale)}, because nobody
        uses this page.
      </p>
      <p>What you have typed stays here until you sign in again.</p>
    </Dialog>
  );
}
