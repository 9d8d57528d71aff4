import { said } from '@portal/application-ui/language';
import { applicationStatuses, decisions, labelOf } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { ErrorSummary, Select } from '@portal/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { type MailPreview, previewDecision } from '../api/feedback';
import { Foot } from '../common/dialog-foot';
import { refusalSentence } from '../common/refusal';
import { saidChoices } from '../common/said-choices';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import { MailLook } from '../feedback/mail-look';
import { MessageField } from '../feedback/message-field';
import { type FeedbackProblem, type FeedbackText, feedbackProblem, isDecision } from '../feedback/rules';
import * as t from '../messages/bulk';
import { applicationsInWords, type BulkStepProps } from './acts';

const EMPTY: FeedbackText = { status: '', message: '' };

/** What somebody writes for several applications is kept on this device until it is sent. */
export const keptBulkText = (userId: number) =>
  deviceStore<FeedbackText>(`staff:bulk-feedback:${userId}`, { of: userId });

/** One status and one message for all; the email to the first of them is shown before anything is sent. */
export function StatusStep({ rows, busy, perform }: BulkStepProps) {
  const { api, userId } = useStaff();
  const kept = useMemo(() => keptBulkText(userId), [userId]);
  const looking = useWork();
  const [text, setText] = useState<FeedbackText>(() => kept.read() ?? EMPTY);
  const [problem, setProblem] = useState<FeedbackProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [mail, setMail] = useState<MailPreview | null>(null);
  const latest = useRef(text);
  latest.current = text;
  const [first] = rows;

  function change(changed: Partial<FeedbackText>) {
    const next = { ...text, ...changed };
    setText(next);
    setProblem(null);
    if (next.status === '' && next.message === '') kept.clear();
    else kept.write(next);
  }

  function look() {
    setAttempt((count) => count + 1);
    setFailure(null);
    const found = feedbackProblem(text);
    setProblem(found);
    const { status, message } = text;
    if (found || status === '' || !first) return;
    const request = { application_id: first.id, status, message: message.trim() };
    void looking.run(
      async () => {
        const preview = await previewDecision(api, request);
        // Of words that were changed meanwhile nobody has seen the email.
        if (latest.current === text) setMail(preview);
      },
      (error) => setFailure(refusalSentence(error, t.mailFailed())),
    );
  }

  const { status } = text;
  if (mail && status !== '' && first) {
    const label = said(labelOf(applicationStatuses, status));
    return (
      <MailLook
        mail={mail}
        status={status}
        lead={t.bulkLead({
          applications: applicationsInWords(rows.length),
          count: rows.length,
          label,
          reference: first.reference,
        })}
        busy={busy}
        failure={null}
        back={() => setMail(null)}
        send={() => perform({ status, message: text.message.trim(), hold_minutes: mail.hold_minutes })}
      />
    );
  }
  const errors = [
    ...(problem ? [{ href: `#feedback-${problem.field}`, message: problem.sentence }] : []),
    ...(failure ? [{ href: '#feedback-message', message: failure }] : []),
  ];
  return (
    <form
      id="bulk-feedback"
      className="p-feedback"
      aria-label={t.feedbackToAll()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <Select
        id="feedback-status"
        label={t.newStatus()}
        placeholder={t.chooseStatus()}
        options={saidChoices(decisions)}
        value={status}
        error={problem?.field === 'status' ? problem.sentence : undefined}
        onChange={({ target }) => change({ status: isDecision(target.value) ? target.value : '' })}
      />
      <MessageField
        message={text.message}
        error={problem?.field === 'message' ? problem.sentence : undefined}
        change={(message) => change({ message })}
      />
      <Foot>
        <Button
          type="submit"
          form="bulk-feedback"
          busy={looking.busy}
          aria-disabled={rows.length === 0 || undefined}
        >
          {t.showMail()}
        </Button>
      </Foot>
    </form>
  );
}
