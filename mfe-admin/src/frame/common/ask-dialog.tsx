import { Dialog } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import * as t from '../../messages/common';
import { DialogButtons, DialogFailure } from './dialog-parts';
import { refusalSentence } from './refusal';
import { useWork } from './use-work';

export interface AskDialogProps {
  title: string;
  /** Label of the button that confirms. */
  button: string;
  harmful?: boolean | undefined;
  /** The message of a failure for which the server has no sentence. */
  failed?: string;
  close: () => void;
  /** Runs the action, then closes the dialog; a failure is shown in the dialog. */
  onConfirm: () => Promise<void>;
  /** The consequences, in words. */
  children: ReactNode;
}

/** Asks for confirmation of an action that affects other people. */
export function AskDialog(props: AskDialogProps) {
  const { title, button, harmful, close, onConfirm, children } = props;
  const { failed = t.actFailed() } = props;
  const { busy, run } = useWork();
  const [failure, setFailure] = useState<string | null>(null);

  function confirm() {
    setFailure(null);
    void run(onConfirm, (error) => setFailure(refusalSentence(error, failed)));
  }

  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={button} harmful={harmful} busy={busy} close={close} onPress={confirm} />}
    >
      <DialogFailure failure={failure} />
      {children}
    </Dialog>
  );
}
