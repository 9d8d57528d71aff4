import { Button, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { sentenceOf } from './refusal';

interface EndOthersDialogProps {
  /** Ends them and closes the dialog; a failure is shown in the dialog. */
  endOthers: () => Promise<void>;
  close: () => void;
}

const FAILED = 'You could not be signed out elsewhere. Please try again.';

/** Asks before all other sessions are ended. */
export function EndOthersDialog({ endOthers, close }: EndOthersDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await endOthers();
    } catch (error) {
      setBusy(false);
      setFailure(sentenceOf(error, FAILED));
    }
  }

  return (
    <Dialog
      open
      title="Sign out everywhere else?"
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={() => busy || close()}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            Sign out everywhere else
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" role="alert" title="That was not done">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <p>You stay signed in here. Every other device asks for your password again.</p>
    </Dialog>
  );
}
