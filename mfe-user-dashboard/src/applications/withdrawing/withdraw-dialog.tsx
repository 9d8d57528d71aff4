import { withdrawLimits } from '@portal/contract-svc-applications-v1';
import { ApiError, deviceStore } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { TextArea } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { useMemo, useState } from 'react';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { errorSentence } from '../../common/messages';
import { named } from '../../common/words';
import * as t from '../../messages/withdrawing';
import type { Withdrawable } from './withdrawal';

interface WithdrawDialogProps {
  application: Withdrawable;
  onClose: () => void;
  onWithdrawn: () => void;
}

/** Asks before an application is withdrawn. The typed reason is kept on the device until it is sent. */
export default function WithdrawDialog({ application, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { id } = application;
  const { api, shell, session, memory } = useDashboard();
  const kept = useMemo(
    () => deviceStore<string>(`portal.withdrawal.${session.user.id}.${id}`, { of: session.user.id }),
    [session, id],
  );
  const [reason, setReason] = useState(() => kept.read() ?? '');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      await api.withdraw(id, reason.trim());
      kept.clear();
      forgetLists(memory, id);
      shell.notify.success(t.withdrawn());
      onWithdrawn();
    } catch (error) {
      setBusy(false);
      setProblem(error);
      shell.notify.error(t.withdrawFailed());
    }
  }

  const field = problem instanceof ApiError ? problem.errors.reason?.[0] : undefined;

  return (
    <Dialog
      open
      title={t.withdrawThis()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.keepIt()}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {busy ? t.withdrawing() : t.withdrawIt()}
          </Button>
        </>
      }
    >
      {problem && !field ? (
        <Notice tone="danger" role="alert" title={t.withdrawFailed()}>
          <p>{errorSentence(problem)}</p>
        </Notice>
      ) : null}
      <p>
        {rich(
          leadOf(application)({
            name: named(application),
            b: (words) => <strong className="text-nowrap">{words}</strong>,
          }),
        )}
      </p>
      <TextArea
        name="reason"
        label={t.whyWithdraw()}
        hint={t.whyHint()}
        rows={4}
        limit={withdrawLimits.reason}
        value={reason}
        error={field}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          kept.write(event.currentTarget.value);
        }}
      />
    </Dialog>
  );
}

/** What a withdrawal ends; a place that was offered, or that of the waiting list, is gone even where it is cancelled. */
function leadOf({ offer, waitlist }: Withdrawable) {
  if (offer?.state === 'open' || offer?.state === 'accepted') return t.placeGoes;
  return waitlist ? t.waitlistGoes : t.stopReading;
}
