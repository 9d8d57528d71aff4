import { formatInstant, formatMoment } from '@portal/application-ui';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import { useDashboard } from '../app/context';
import { errorSentence, say, success } from '../common/messages';
import { reference } from '../common/words';
import { forgetLists } from '../discarding/forget-lists';
import type { WithdrawalProps } from './withdrawal';

/** When it was withdrawn, and until when that can be taken back. */
export default function WithdrawnNotice({ application, onChanged }: WithdrawalProps) {
  const { id, abilities, withdrawn_at: at, undo_withdrawal_until: until } = application;
  const { api, shell, memory } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!at) return null;

  async function takeBack() {
    setBusy(true);
    setProblem(null);
    try {
      await api.undoWithdrawal(id);
      forgetLists(memory, id);
      shell.notify.success(success.standsAgain);
      onChanged();
    } catch (error) {
      setBusy(false);
      setProblem(errorSentence(error));
      shell.notify.error(say.undoFailed);
    }
  }

  return (
    <Notice title={`You withdrew this application on ${formatInstant(at)}`}>
      {abilities.undo_withdrawal && until ? (
        <>
          <p>You can take that back until {formatMoment(until, shell.locale.timeZone)}.</p>
          <Button variant="outline" small busy={busy} onClick={() => void takeBack()}>
            Take it back<span className="visually-hidden">: the withdrawal of {reference(id)}</span>
          </Button>
        </>
      ) : (
        <p>We do not decide on it. If you want to come after all, write to us.</p>
      )}
      {problem ? <p role="alert">{problem}</p> : null}
    </Notice>
  );
}
