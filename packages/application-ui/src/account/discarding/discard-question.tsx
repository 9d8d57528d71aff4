import { Button, Dialog, Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import * as t from '../../messages/discarding';
import { discardWords } from './words';

export interface DiscardQuestionProps {
  /** The name of the draft: 'Visit APP-009'. */
  name: string;
  /** A sentence about how the draft can be restored within a day. */
  wayBack: string;
  /** Discards the draft. When it fails, the dialog shows the error by `sentence`. */
  discard: () => Promise<void>;
  sentence: (error: unknown) => string;
  /** Shows a failure as a toast, too. */
  notify: (message: string) => void;
  onClose: () => void;
}

/** Asks before a draft is discarded, in the wizards and in the dashboard. */
export function DiscardQuestion({ name, wayBack, discard, sentence, notify, onClose }: DiscardQuestionProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      await discard();
    } catch (error) {
      setBusy(false);
      setProblem(sentence(error));
      notify(discardWords.failed);
    }
  }

  return (
    <Dialog
      open
      title={t.discardTitle()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.keepIt()}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {busy ? t.discarding() : t.discard()}
          </Button>
        </>
      }
    >
      {problem ? (
        <Notice tone="danger" role="alert" title={discardWords.failed}>
          <p>{translated(problem)}</p>
        </Notice>
      ) : null}
      <p>{rich(t.discardGoes({ name: () => <strong>{name}</strong> }))}</p>
      <p>{wayBack}</p>
    </Dialog>
  );
}
