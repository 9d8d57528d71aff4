import type { Decision } from '@portal/contract-svc-applications-v1';
import { ApiError, deviceStore } from '@portal/remote-sdk';
import { useMemo, useState } from 'react';
import {
  type DecisionAnswer,
  decide,
  type MailPreview,
  type OtherDecision,
  previewDecision,
} from '../api/feedback';
import { sessionRefused } from '../common/session-refused';
import { useStaff } from '../common/staff-context';
import { type FeedbackProblem, type FeedbackText, feedbackProblem } from './rules';

const FAILED = 'Failed to send feedback. Please try again.';
const EMPTY: FeedbackText = { status: '', message: '' };

/** What a decision is about. */
export interface Decidable {
  id: number;
  version: number;
}

export interface FeedbackOptions {
  application: Decidable;
  /** The decision was taken and told. */
  onSent: (answer: DecisionAnswer) => void;
  /** A colleague was faster: what is shown of the application is out of date. */
  onOvertaken: () => void;
}

/** What was sent last, as long as nothing new is written. */
export interface Done {
  tone: 'success' | 'warning';
  sentence: string;
}

/** Feedback as it is written: kept on this device, looked at as the email it becomes, then sent. */
export function useFeedback({ application, onSent, onOvertaken }: FeedbackOptions) {
  const { api, shell, userId } = useStaff();
  const kept = useMemo(
    () => deviceStore<FeedbackText>(`staff:feedback:${userId}:${application.id}`),
    [userId, application.id],
  );
  const [text, setText] = useState<FeedbackText>(() => kept.read() ?? EMPTY);
  const [problem, setProblem] = useState<FeedbackProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [mail, setMail] = useState<MailPreview | null>(null);
  const [other, setOther] = useState<OtherDecision | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  function change(changed: Partial<FeedbackText>) {
    const next = { ...text, ...changed };
    setText(next);
    setMail(null);
    setProblem(null);
    setDone(null);
    if (next.status === '' && next.message === '') kept.clear();
    else kept.write(next);
  }

  async function doing(work: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 && isOtherDecision(error.body)) {
        setOther(error.body);
        setMail(null);
        onOvertaken();
      } else if (!sessionRefused(shell, error)) {
        setFailure(sentenceOf(error));
      }
    } finally {
      setBusy(false);
    }
  }

  const request = (status: Decision) => ({
    application_id: application.id,
    status,
    message: text.message.trim(),
    version: other?.version ?? application.version,
  });

  /** Shows the email that goes out, or says what is missing. */
  async function look() {
    setAttempt((count) => count + 1);
    const found = feedbackProblem(text);
    setProblem(found);
    const { status } = text;
    if (found || status === '') return;
    await doing(async () => setMail(await previewDecision(api, request(status))));
  }

  async function send() {
    const { status } = text;
    if (status === '') return;
    await doing(async () => {
      const answer = await decide(api, request(status));
      kept.clear();
      setText(EMPTY);
      setMail(null);
      setOther(null);
      tell(answer);
      onSent(answer);
    });
  }

  function tell({ email_sent, email_warning, message }: DecisionAnswer) {
    const sentence = email_sent ? message : (email_warning ?? message);
    setDone({ tone: email_sent ? 'success' : 'warning', sentence });
    if (email_sent) shell.notify.success(sentence);
    else shell.notify.warning(sentence);
  }

  return {
    text,
    change,
    problem,
    failure,
    mail,
    backToText: () => setMail(null),
    other,
    done,
    busy,
    attempt,
    look: () => void look(),
    send: () => void send(),
  };
}

function isOtherDecision(body: unknown): body is OtherDecision {
  return typeof body === 'object' && body !== null && 'current' in body && 'version' in body;
}

/** The server's own sentence, else those about the fields, else that it failed. */
function sentenceOf(error: ApiError): string {
  const told = (error.body as { message?: unknown } | null)?.message;
  if (typeof told === 'string' && told !== '') return told;
  const fields = Object.values(error.errors).flat();
  if (fields.length > 0) return fields.join(' ');
  return error.status === 0 ? error.message : FAILED;
}
