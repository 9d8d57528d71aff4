import { withdrawLimits } from '@portal/contract-svc-applications-v1';
import { ApiError, deviceStore } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { TextArea } from '@portal/ui/forms';
import { useMemo, useState } from 'react';
import type { Doable } from '../api';
import { useDashboard } from '../app/context';
import { errorSentence, say, success } from '../common/messages';
import { programmeName, reference } from '../common/words';
import { forgetLists } from '../discarding/forget-lists';

interface WithdrawDialogProps {
  application: Doable;
  onClose: () => void;
  onWithdrawn: () => void;
}

/** Asks before an application is withdrawn. The typed reason is kept on the device until it is sent. */
export default function WithdrawDialog({ application, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { id, type } = application;
  const { api, shell, session, memory } = useDashboard();
  const kept = useMemo(
    () => deviceStore<string>(`portal.withdrawal.${session.user.id}.${id}`),
    [session, id],
  );
  const [reason, setReason] = useState(() => kept.read() ?? '');
  const [problem, setProblem] = useState<{ field?: string; sentence?: string }>({});
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setProblem({});
    try {
      await api.withdraw(id, reason.trim());
      kept.clear();
      forgetLists(memory, id);
      shell.notify.success(success.withdrawn);
      onWithdrawn();
    } catch (error) {
      const field = error instanceof ApiError ? error.errors.reason?.[0] : undefined;
      setBusy(false);
      setProblem(field ? { field } : { sentence: errorSentence(error) });
      shell.notify.error(say.withdrawFailed);
    }
  }

  return (
    <Dialog
      open
      title="Withdraw this application?"
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {busy ? 'Withdrawing...' : 'Withdraw'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      {problem.sentence ? (
        <Notice tone="danger" role="alert" title={say.withdrawFailed}>
          <p>{problem.sentence}</p>
        </Notice>
      ) : null}
      <p>
        We stop reading <strong>{`${programmeName(type)} ${reference(id)}`}</strong> and do not decide on it.
        You can take this back within one day.
      </p>
      <TextArea
        name="reason"
        label="Why? (optional)"
        hint="It helps us to plan. Our team reads it."
        rows={4}
        limit={withdrawLimits.reason}
        value={reason}
        error={problem.field}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          kept.write(event.currentTarget.value);
        }}
      />
    </Dialog>
  );
}
