import { formatInstant, formatMoment } from '@portal/application-ui';
import { Button, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { hidden } from '../../common/marked';
import { errorSentence } from '../../common/messages';
import { reference } from '../../common/words';
import * as t from '../../messages/withdrawing';
import type { WithdrawalProps } from './withdrawal';

/** Says when the application was withdrawn, and until when that can be undone. */
export default function WithdrawnNotice({ application, onChanged }: WithdrawalProps) {
  const { id, status, abilities, withdrawn_at: at, undo_withdrawal_until: until } = application;
  const { api, shell, memory } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  if (!at) return null;

  async function takeBack() {
    setBusy(true);
    setProblem(null);
    try {
      await api.undoWithdrawal(id);
      forgetLists(memory, id);
      shell.notify.success(t.standsAgain());
      onChanged();
    } catch (error) {
      setBusy(false);
      setProblem(error);
      shell.notify.error(t.undoFailed());
    }
  }

  return (
    <Notice title={t.youWithdrew({ day: formatInstant(at) })}>
      {abilities.undo_withdrawal && until ? (
        <>
          <p>{t.backUntilMoment({ moment: formatMoment(until, shell.locale.timeZone) })}</p>
          <Button variant="outline" small busy={busy} onClick={() => void takeBack()}>
            {rich(t.takeItBack({ reference: reference(id), hidden }))}
          </Button>
        </>
      ) : (
        <p>{status === 'approved' ? t.stillCome() : t.noDecision()}</p>
      )}
      {problem ? <p role="alert">{errorSentence(problem)}</p> : null}
    </Notice>
  );
}
