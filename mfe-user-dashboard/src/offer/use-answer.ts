import { useState } from 'react';
import type { ApplicantApi } from '../api';
import { useDashboard } from '../common/context';
import { forgetLists } from '../common/forget-lists';
import { errorSentence, statusOf } from '../common/messages';
import * as t from '../messages/offer';

interface Answered {
  applicationId: number;
  /** The text of the toast after the answer was sent. */
  done: () => string;
}

/**
 * Sends an answer to an offer. When it comes too late, shows what has happened meanwhile, and the offer as it is now.
 */
export function useAnswer(onChanged: () => void) {
  const { api, shell, memory } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function answer(send: (api: ApplicantApi) => Promise<unknown>, { applicationId, done }: Answered) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await send(api);
      forgetLists(memory, applicationId);
      shell.notify.success(done);
      onChanged();
    } catch (error) {
      setProblem(errorSentence(error));
      if (statusOf(error) === 409) {
        shell.notify.warning(errorSentence(error));
        forgetLists(memory, applicationId);
        onChanged();
      } else shell.notify.error(t.answerFailed());
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, answer };
}
