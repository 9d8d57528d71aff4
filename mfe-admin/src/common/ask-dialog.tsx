import { Dialog } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { DialogButtons, DialogFailure } from './dialog-parts';
import { sentenceOf } from './refusal';
import { useWork } from './use-work';

export interface AskDialogProps {
  title: string;
  /** What the button that does it says. */
  button: string;
  harmful?: boolean | undefined;
  /** Said when it fails and the server says nothing better. */
  failed?: string;
  close: () => void;
  /** Does it, and then leaves the dialog; a failure is told in it. */
  onConfirm: () => Promise<void>;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something is done that others feel. */
export function AskDialog(props: AskDialogProps) {
  const { title, button, harmful, close, onConfirm, children } = props;
  const { failed = 'That could not be done. Please try again.' } = props;
  const { busy, run } = useWork();
  const [failure, setFailure] = useState<string | null>(null);

  function confirm() {
    setFailure(null);
    void run(onConfirm, (error) => setFailure(sentenceOf(error, failed)));
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
