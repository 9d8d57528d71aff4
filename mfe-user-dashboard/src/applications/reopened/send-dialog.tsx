import type { FullReview } from '@portal/application-ui/reading';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import type { Doable } from '../../api';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { bold } from '../../common/marked';
import { errorSentence } from '../../common/messages';
import { named } from '../../common/words';
import * as t from '../../messages/reopened';
import { changesOf } from './keep';

interface SendDialogProps {
  application: Doable;
  reopened: NonNullable<FullReview['reopened']>;
  onClose: () => void;
  onSent: () => void;
}

/** Asks for confirmation before the answers are sent, since nothing can be changed afterwards. */
export function SendDialog({ application, reopened, onClose, onSent }: SendDialogProps) {
  const { id } = application;
  const { api, shell, session, memory } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const unsaved = changesOf(session.user.id, id).load() !== null;

  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      await call(api.client, applicationCalls.submitReopenedAnswers, { params: { id } });
      forgetLists(memory, id);
      shell.notify.success(t.answersSent());
      onSent();
    } catch (error) {
      setBusy(false);
      setProblem(error);
      shell.notify.error(t.sendFailed());
    }
  }

  return (
    <Dialog
      open
      title={t.sendThem()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.notYet()}
          </Button>
          {unsaved ? null : (
            <Button busy={busy} onClick={() => void send()}>
              {busy ? t.answersOnTheWay() : t.sendAnswers()}
            </Button>
          )}
        </>
      }
    >
      {problem ? (
        <Notice tone="danger" role="alert" title={t.sendFailed()}>
          <p>{errorSentence(problem)}</p>
        </Notice>
      ) : null}
      {unsaved ? (
        <Notice tone="warning" title={t.unsavedTitle()}>
          <p>{t.unsavedText()}</p>
        </Notice>
      ) : (
        <p>{rich(t.teamReadsChanges({ name: named(application), b: bold }))}</p>
      )}
      {reopened.saved_at || unsaved ? null : <p>{t.notChangedYet()}</p>}
    </Dialog>
  );
}
