import { reasonSentence } from '@portal/application-ui/secondary';
import { Message } from '@portal/contract-language-v1';
import { secondaryLimits } from '@portal/contract-svc-applications-v1';
import { ApiError, deviceStore } from '@portal/remote-sdk';
import { Button, Dialog } from '@portal/ui';
import { ErrorSummary, TextArea } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Doable } from '../api';
import { useDashboard } from '../common/context';
import { errorSentence } from '../common/messages';
import { aProgramme, reference } from '../common/words';
import * as t from '../messages/asking';
import * as common from '../messages/common';

interface RequestDialogProps {
  application: Pick<Doable, 'id' | 'type'>;
  onClose: () => void;
}

/** Requests another application of the same programme. The typed text is kept on the device until it is sent. */
export default function RequestDialog({ application: { id, type }, onClose }: RequestDialogProps) {
  const { api, shell, session, memory } = useDashboard();
  const navigate = useNavigate();
  const kept = useMemo(
    () => deviceStore<string>(`portal.reason.${session.user.id}.${id}`, { of: session.user.id }),
    [session, id],
  );
  const [reason, setReason] = useState(() => kept.read() ?? '');
  const [problem, setProblem] = useState<unknown>();
  const sentence = problem === undefined ? undefined : refusal(problem);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  function showProblem(wrong: unknown) {
    setProblem(wrong);
    setAttempt((count) => count + 1);
  }
  async function send() {
    const wrong = reasonSentence(reason);
    if (wrong) return showProblem(wrong);
    setBusy(true);
    try {
      await api.requestAnother(id, reason.trim());
    } catch (error) {
      setBusy(false);
      showProblem(error);
      shell.notify.error(t.requestFailed());
      return;
    }
    kept.clear();
    // The request has changed the person's abilities, so these answers are out of date.
    for (const key of ['applications', 'requests', `application ${id}`]) memory.delete(key);
    shell.notify.success(t.requested());
    void navigate('/requests');
  }

  return (
    <Dialog
      open
      title={t.requestTitle()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {busy ? t.sending() : t.sendRequest()}
          </Button>
        </>
      }
    >
      <ErrorSummary errors={sentence ? [{ href: '#reason', message: sentence }] : []} attempt={attempt} />
      <p>{t.youAskFor({ programme: aProgramme(type), reference: reference(id) })}</p>
      <TextArea
        name="reason"
        label={t.whyAgain()}
        hint={t.atLeast({ min: secondaryLimits.reason.min })}
        rows={6}
        limit={secondaryLimits.reason.max}
        least={secondaryLimits.reason.min}
        value={reason}
        error={sentence}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          kept.write(event.currentTarget.value);
        }}
      />
    </Dialog>
  );
}

/** The message about the reason: the server's message about that field, otherwise its general message. */
function refusal(problem: unknown): string {
  if (typeof problem === 'string' || problem instanceof Message) return translated(problem);
  if (!(problem instanceof ApiError)) return t.requestFailed();
  return problem.errors.reason?.[0] ?? errorSentence(problem);
}
