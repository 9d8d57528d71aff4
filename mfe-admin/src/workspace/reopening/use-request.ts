import { ApiError, deviceStore } from '@portal/remote-sdk';
import { useMemo, useRef, useState } from 'react';
import type { MailPreview } from '../../api/feedback';
import { previewMessage, previewReopening, reopen, sendMessage } from '../../api/reopening';
import { fieldSentences } from '../../frame/common/refusal';
import { sessionRefused } from '../../frame/common/session-refused';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/reopening';
import { savedSentence } from '../decision-text/delayed-words';
import { dayFromToday, type RequestProblems, type RequestText, requestProblems } from './rules';

const usualDays = 14;
const empty = (): RequestText => ({ sections: [], reason: '', until: dayFromToday(usualDays) });

export interface RequestOptions {
  application: { id: number; version: number };
  /** Called when it was sent. */
  onSent: () => void;
  /** Called when a colleague was faster: the shown application is out of date. */
  onOvertaken: () => void;
}

/** A request for information being written: kept on this device, previewed as an email, then sent. */
export function useRequest({ application, onSent, onOvertaken }: RequestOptions) {
  const { id } = application;
  const { api, shell, userId } = useStaff();
  const kept = useMemo(
    () => deviceStore<RequestText>(`staff:request:${userId}:${id}`, { of: userId }),
    [userId, id],
  );
  const [text, setText] = useState<RequestText>(() => kept.read() ?? empty());
  const latest = useRef(text);
  latest.current = text;
  // The version after a colleague's change: a dialog of a list does not load its row again.
  const [overtakenBy, setOvertakenBy] = useState(0);
  const version = Math.max(application.version, overtakenBy);
  const [problems, setProblems] = useState<RequestProblems>({});
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const [mail, setMail] = useState<MailPreview | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMessage = text.sections.length === 0;

  function change(changed: Partial<RequestText>) {
    const next = { ...text, ...changed };
    setText(next);
    setProblems({});
    if (next.reason === '' && next.sections.length === 0) kept.clear();
    else kept.write(next);
  }

  async function doing(work: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (sessionRefused(shell, error)) return;
      setFailure(fieldSentences(error) ?? [error.message]);
      if (error.status !== 409) return;
      setMail(null);
      setOvertakenBy(versionIn(error.body));
      onOvertaken();
    } finally {
      setBusy(false);
    }
  }

  const request = () => ({ ...text, reason: text.reason.trim(), version });

  /** Shows the email that will be sent, or what is missing. */
  async function preview() {
    setAttempt((count) => count + 1);
    const found = requestProblems(text);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await doing(async () => {
      const { reason } = request();
      const shown = await (isMessage
        ? previewMessage(api, id, reason)
        : previewReopening(api, id, request()));
      // Nobody has seen the email with what was changed meanwhile.
      if (latest.current === text) setMail(shown);
    });
  }

  async function send() {
    await doing(async () => {
      const { reason } = request();
      const answer = await (isMessage
        ? sendMessage(api, id, { message: reason, version, hold_minutes: mail?.hold_minutes })
        : reopen(api, id, request()));
      kept.clear();
      if ('held' in answer) {
        shell.notify.success(savedSentence(answer.held.goes_out_at, shell.locale));
        onSent();
        return;
      }
      const done = isMessage ? t.messageSent() : t.partsReopened();
      if ('email_sent' in answer && answer.email_sent) shell.notify.success(done);
      else shell.notify.warning(t.doneMailUnderWay({ done }));
      onSent();
    });
  }

  return {
    text,
    change,
    problems,
    failure,
    mail,
    busy,
    attempt,
    isMessage,
    backToText: () => setMail(null),
    preview: () => void preview(),
    send: () => void send(),
  };
}

/** The version that the service names beside a refusal; 0 where it names none. */
const versionIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number'
    ? body.version
    : 0;
