import type { FullReview } from '@portal/application-ui/reading';
import { C04 } from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import type { Doable } from '../api';
import { useDashboard } from '../app/context';
import { errorSentence } from '../common/messages';
import { programmeName, reference } from '../common/words';
import { forgetLists } from '../discarding/forget-lists';
import { changesOf } from './keep';
import { words } from './words';

interface SendDialogProps {
  application: Doable;
  reopened: NonNullable<FullReview['reopened']>;
  onClose: () => void;
  onSent: () => void;
}

/** Asks before the answers are sent: that ends the changing. */
export function SendDialog({ application, reopened, onClose, onSent }: SendDialogProps) {
  const { id, type } = application;
  const { api, shell, session, memory } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = changesOf(session.user.id, id).load() !== null;

  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      await call(api.client, C04, { params: { id } });
      forgetLists(memory, id);
      shell.notify.success(words.sent);
      onSent();
    } catch (error) {
      setBusy(false);
      setProblem(errorSentence(error));
      shell.notify.error(words.failed);
    }
  }

  return (
    <Dialog
      open
      title="Send your answers?"
      onClose={onClose}
      footer={
        <>
          {unsaved ? null : (
            <Button busy={busy} onClick={() => void send()}>
              {busy ? 'Sending...' : 'Send my answers'}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Not yet
          </Button>
        </>
      }
    >
      {problem ? (
        <Notice tone="danger" role="alert" title={words.failed}>
          <p>{problem}</p>
        </Notice>
      ) : null}
      {unsaved ? (
        <Notice tone="warning" title="Some changes are not saved yet">
          <p>They are on this device alone. Open the section once more and save them, then send.</p>
        </Notice>
      ) : (
        <p>
          Our team then reads <strong>{`${programmeName(type)} ${reference(id)}`}</strong> with your changes.
          You cannot change it any more.
        </p>
      )}
      {reopened.saved_at || unsaved ? null : <p>You have not changed anything yet.</p>}
    </Dialog>
  );
}
