import type { Decision } from '@portal/contract-svc-applications-v1';
import { ApiError, deviceStore } from '@portal/remote-sdk';
import { useMemo, useRef, useState } from 'react';
import {
  type DecisionAnswer,
  decide,
  type MailPreview,
  type OtherDecision,
  previewDecision,
} from '../../api/feedback';
import { changePrepared, prepareDecision } from '../../api/results';
import { fieldSentences } from '../../frame/common/refusal';
import { sessionRefused } from '../../frame/common/session-refused';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/feedback';
import { savedSentence } from '../decision-text/delayed-words';
import { type FeedbackProblem, type FeedbackText, feedbackProblem, keptTextOf } from '../decision-text/rules';
import { bodyOf, type OfferProblems, offerProblems } from '../offers/offer-text';

const EMPTY: FeedbackText = { status: '', message: '' };

/** The application of a decision. */
export interface Decidable {
  id: number;
  version: number;
}

export interface FeedbackOptions {
  application: Decidable;
  /** Called after the decision was stored; the applicant was notified, or will be. */
  onSent: (answer: DecisionAnswer) => void;
  /** Called when a colleague decided first: the shown application is out of date. */
  onOvertaken: () => void;
  /** Called after the decision was prepared for a release; without it that is not offered. */
  onPrepared?: (() => void) | undefined;
  /** The prepared decision that is being changed. */
  prepared?: { id: number; version: number };
}

/** The last feedback sent, until new feedback is typed. */
export interface Done {
  tone: 'success' | 'warning';
  sentence: string;
}

/** Feedback being written: kept on this device, previewed as an email, then sent. */
export function useFeedback({ application, onSent, onOvertaken, onPrepared, prepared }: FeedbackOptions) {
  const { api, shell, userId } = useStaff();
  const kept = useMemo(
    () => deviceStore<FeedbackText>(keptTextOf(userId, application.id), { of: userId }),
    [userId, application.id],
  );
  const [text, setText] = useState<FeedbackText>(() => kept.read() ?? EMPTY);
  const latest = useRef(text);
  latest.current = text;
  const [problem, setProblem] = useState<FeedbackProblem | null>(null);
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const [offerWrong, setOfferWrong] = useState<OfferProblems>({});
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
    setOfferWrong({});
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
        const wrong = offerProblems(error.errors);
        setOfferWrong(wrong);
        if (Object.keys(wrong).length > 0) setMail(null);
        setFailure(Object.keys(wrong).length > 0 ? Object.values(wrong) : decisionFailure(error));
      }
    } finally {
      setBusy(false);
    }
  }

  const request = (status: Decision) => ({
    application_id: application.id,
    status,
    message: text.message.trim(),
    ...(status === 'approved' && text.offer && { offer: bodyOf(text.offer) }),
    version: other?.version ?? application.version,
  });

  /** Shows the email that will be sent, or what is missing. */
  async function check() {
    setAttempt((count) => count + 1);
    const found = feedbackProblem(text);
    setProblem(found);
    const { status } = text;
    if (found || status === '') return;
    await doing(async () => {
      const preview = await previewDecision(api, request(status));
      // If the text was changed meanwhile, nobody has seen the email with it.
      if (latest.current === text) setMail(preview);
    });
  }

  async function send() {
    const { status } = text;
    if (status === '') return;
    await doing(async () => {
      const answer = await decide(api, { ...request(status), hold_minutes: mail?.hold_minutes });
      kept.clear();
      setText(EMPTY);
      setMail(null);
      setOther(null);
      notify(answer);
      onSent(answer);
    });
  }

  async function prepare() {
    const { status } = text;
    if (status === '') return;
    await doing(async () => {
      const { application_id, version, ...words } = request(status);
      const answer = prepared
        ? await changePrepared(api, prepared.id, { ...words, version: prepared.version })
        : await prepareDecision(api, { application_id, version, ...words });
      kept.clear();
      setText(EMPTY);
      setMail(null);
      shell.notify.success(answer.message);
      onPrepared?.();
    });
  }

  function notify(answer: DecisionAnswer) {
    if ('held' in answer) {
      shell.notify.success(savedSentence(answer.held.goes_out_at, shell.locale));
      return;
    }
    const { email_sent, email_warning, message } = answer;
    const sentence = email_sent ? message : (email_warning ?? message);
    setDone({ tone: email_sent ? 'success' : 'warning', sentence });
    if (email_sent) shell.notify.success(sentence);
    else shell.notify.warning(sentence);
  }

  return {
    text,
    change,
    problem,
    offerWrong,
    /** Sets the reason for an offer that clashes; the shown email stays. */
    changeClashReason: (clashReason: string) => {
      if (!text.offer) return;
      const next = { ...text, offer: { ...text.offer, clashReason } };
      setText(next);
      kept.write(next);
    },
    failure,
    mail,
    backToText: () => setMail(null),
    other,
    done,
    busy,
    attempt,
    preview: () => void check(),
    send: () => void send(),
    prepare: () => void prepare(),
  };
}

function isOtherDecision(body: unknown): body is OtherDecision {
  return typeof body === 'object' && body !== null && 'version' in body && isDecided(body);
}

/** The server's general message, else its messages about fields, else a message that the call failed. */
function decisionFailure(error: ApiError): readonly string[] {
  const message = (error.body as { message?: unknown } | null)?.message;
  if (typeof message === 'string' && message !== '') return [message];
  return fieldSentences(error) ?? [error.status === 0 ? error.message : t.feedbackFailed()];
}

/** Whether a decision was made. A colleague who only changed a prepared decision has decided nothing. */
const isDecided = (body: object): boolean =>
  'current' in body &&
  typeof body.current === 'object' &&
  body.current !== null &&
  'decided_by' in body.current;
