import { Button, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import * as t from '../../messages/sessions';
import { sentenceOf } from './refusal';

interface EndOthersDialogProps {
  /** Ends the other sessions and closes the dialog; the dialog shows a failure. */
  endOthers: () => Promise<void>;
  close: () => void;
}

/** Asks before all other sessions are ended. */
export function EndOthersDialog({ endOthers, close }: EndOthersDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await endOthers();
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }

  return (
    <Dialog
      open
      title={t.endOthersTitle()}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={() => busy || close()}>
            {t.keepOthers()}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {t.endOthers()}
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" role="alert" title={t.notDone()}>
          <p>{sentenceOf(failure, t.endOthersFailed)}</p>
        </Notice>
      ) : null}
      <p>{t.othersAskAgain()}</p>
    </Dialog>
  );
}
