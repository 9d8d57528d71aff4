import { useReconnected } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import { readProblem } from '@portal/ui/wizard';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../app-context';
import { allSaved } from './all-saved';

export type Review<Data> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string }
  | { state: 'ready'; data: Data };

const noLine = { status: 0 };

/**
 * Loads the stored application once all answers are stored: the review shows the server's copy, not this page's. A
 * failed load is repeated when back online. `load` and `sentence` must stay the same between renders.
 */
export function useReview<Data>(
  load: () => Promise<Data | null | undefined>,
  sentence: (error: unknown) => string,
): { review: Review<Data>; again: () => void } {
  const { draft, shell, uploads, wizard } = useApp();
  const choosing = useSyncExternalStore(draft.subscribe, () => draft.state().conflict !== null);
  const signedIn = useSyncExternalStore(draft.subscribe, () => draft.state().signedIn);
  const allSent = useSyncExternalStore(uploads.subscribe, () => uploads.unsent().length === 0);
  const email = useFormValue<string>('email');
  const [review, setReview] = useState<Review<Data>>({ state: 'loading' });

  const ask = useCallback(async () => {
    // Before a delayed sign-in nothing is stored on the server.
    if (draft.state().waits) return setReview({ state: 'failed', sentence: sentence(noLine) });
    setReview({ state: 'loading' });
    try {
      await allSaved({ draft, wizard });
      const data = await load();
      setReview(data ? { state: 'ready', data } : { state: 'failed', sentence: sentence(null) });
    } catch (error) {
      if (readProblem(error).kind === 'session') return wizard.fail(error);
      shell.notify.error(sentence(error));
      setReview({ state: 'failed', sentence: sentence(error) });
    }
  }, [load, sentence, draft, shell, wizard]);

  const reviewed = choosing ? null : `${email} ${signedIn} ${allSent}`;
  useEffect(() => {
    // The review is loaded again after a choice between two copies, so that the person reads the result before signing;
    // also after the email address was corrected in this step, and after waiting answers and files were sent.
    if (reviewed !== null) void ask();
  }, [ask, reviewed]);
  const again = () => void ask();
  useReconnected(review.state === 'failed', again);
  return { review, again };
}
