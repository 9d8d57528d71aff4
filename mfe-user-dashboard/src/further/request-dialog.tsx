import { reasonSentence } from '@portal/application-ui/secondary';
import { secondaryLimits } from '@portal/contract-svc-applications-v1';
import { ApiError, deviceStore } from '@portal/remote-sdk';
import { Button, Dialog } from '@portal/ui';
import { ErrorSummary, TextArea } from '@portal/ui/forms';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Doable } from '../api';
import { useDashboard } from '../app/context';
import { say, success } from '../common/messages';
import { aProgramme, reference } from '../common/words';

interface RequestDialogProps {
  application: Pick<Doable, 'id' | 'type'>;
  onClose: () => void;
}

/** Requests another application of the same programme. The typed text is kept on the device until it is sent. */
export default function RequestDialog({ application: { id, type }, onClose }: RequestDialogProps) {
  const { api, shell, session, memory } = useDashboard();
  const navigate = useNavigate();
  const kept = useMemo(() => deviceStore<string>(`portal.reason.${session.user.id}.${id}`), [session, id]);
  const [reason, setReason] = useState(() => kept.read() ?? '');
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  function tell(sentence: string) {
    setProblem(sentence);
    setAttempt((count) => count + 1);
  }
  async function send() {
    const wrong = reasonSentence(reason);
    if (wrong) return tell(wrong);
    setBusy(true);
    try {
      await api.requestAnother(id, reason.trim());
    } catch (error) {
      setBusy(false);
      tell(refusal(error));
      shell.notify.error(say.requestFailed);
      return;
    }
    kept.clear();
    // The request has changed the abilities.
    for (const key of ['applications', 'requests', `application ${id}`]) memory.delete(key);
    shell.notify.success(success.requested);
    void navigate('/requests');
  }

  return (
    <Dialog
      open
      title="Request Another"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {busy ? 'Sending...' : 'Send Request'}
          </Button>
        </>
      }
    >
      <ErrorSummary errors={problem ? [{ href: '#reason', message: problem }] : []} attempt={attempt} />
      <p>
        You ask for {aProgramme(type)} after {reference(id)}. We read your reason and answer you by email and
        under Requests.
      </p>
      <TextArea
        name="reason"
        label="Why do you want to apply again?"
        hint={`At least ${secondaryLimits.reason.min} characters.`}
        rows={6}
        limit={secondaryLimits.reason.max}
        value={reason}
        error={problem}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          kept.write(event.currentTarget.value);
        }}
      />
    </Dialog>
  );
}

/** The server's message about the reason, else its general message. */
function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) return say.requestFailed;
  return error.errors.reason?.[0] ?? (error.message || say.requestFailed);
}
