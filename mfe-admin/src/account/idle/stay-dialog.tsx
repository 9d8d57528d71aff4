import { Button, Dialog } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { clockTime } from '../../frame/common/dates';
import * as t from '../../messages/idle';

export interface StayDialogProps {
  /** When the session ends, in ms since 1970. */
  endsAt: number;
  stay: () => void;
}

/** Warns before an unused session ends. */
export default function StayDialog({ endsAt, stay }: StayDialogProps) {
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog
      open
      title={t.stillThere()}
      onClose={stay}
      footer={
        <div ref={button}>
          <Button onClick={stay}>{t.stay()}</Button>
        </div>
      }
    >
      <p role="alert">{t.signedOutAt({ time: clockTime(new Date(endsAt).toISOString()) })}</p>
      <p>{t.typedStays()}</p>
    </Dialog>
  );
}
