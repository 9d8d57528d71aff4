import { translated } from '@portal/application-ui/language';
import { requestLimits, requestRefusals } from '@portal/contract-svc-applications-v1';
import { type ApiError, deviceStore } from '@portal/remote-sdk';
import { useMemo, useState } from 'react';
import { approveRequest, rejectRequest, type SecondaryRequest } from '../api/requests';
import { fieldErrors, refusalSentence } from '../frame/common/refusal';
import { useStaff } from '../frame/common/staff-context';
import { useWork } from '../frame/common/use-work';
import * as t from '../messages/requests';
import { type Deciding, type DecisionKind, decisionWords } from './words';

export interface DecisionOptions extends Deciding {
  close: () => void;
  /** Called when the request is decided, here or by a colleague. */
  decided: () => void;
}

/** A decision being written: its text is kept on this device until it is sent. */
export function useDecision({ kind, request, close, decided }: DecisionOptions) {
  const { api, shell, userId } = useStaff();
  const words = decisionWords[kind];
  const kept = useMemo(
    () => deviceStore<string>(`staff:request:${kind}:${userId}:${request.id}`, { of: userId }),
    [kind, userId, request.id],
  );
  const [text, setText] = useState(() => kept.read() ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  /** The request as a colleague has decided it in the meantime. */
  const [other, setOther] = useState<SecondaryRequest | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useWork();

  function change(typed: string) {
    setText(typed);
    setProblem(undefined);
    if (typed === '') kept.clear();
    else kept.write(typed);
  }

  function send() {
    setAttempt((count) => count + 1);
    setFailure(null);
    const found = problemOf(kind, text);
    setProblem(found);
    if (found) return;
    void run(async () => {
      if (kind === 'approve') await approveRequest(api, request.id, text.trim());
      else await rejectRequest(api, request.id, text.trim());
      kept.clear();
      shell.notify.success(words.done);
      close();
      decided();
    }, refused);
  }

  function refused(error: ApiError) {
    const now = error.status === 409 ? decidedRequest(error.body) : null;
    if (now) {
      setOther(now);
      decided();
      return;
    }
    const { admin_notes } = fieldErrors(error, ['admin_notes']);
    if (admin_notes) {
      setProblem(admin_notes);
      return;
    }
    const sentence = refusalSentence(error, words.failed);
    setFailure(sentence);
    shell.notify.error(sentence);
  }

  return { text, change, problem, failure, other, attempt, busy, send };
}

/** The error in the text; undefined when there is none. */
export function problemOf(kind: DecisionKind, text: string): string | undefined {
  const { length } = text.trim();
  if (kind === 'reject' && length === 0) return translated(requestRefusals.reason);
  if (length > requestLimits.notes) {
    const { notes } = requestLimits;
    return kind === 'reject' ? t.reasonTooLong({ notes }) : t.notesTooLong({ notes });
  }
  return undefined;
}

function decidedRequest(body: unknown): SecondaryRequest | null {
  return typeof body === 'object' && body !== null && 'request' in body
    ? (body.request as SecondaryRequest)
    : null;
}
