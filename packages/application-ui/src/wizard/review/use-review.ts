import { readProblem } from '@portal/ui/wizard';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../app-context';
import { allSaved } from './all-saved';

export type Review<Data> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string }
  | { state: 'ready'; data: Data };

/**
 * What the server has stored once all is there: the review shows that, not what this page believes to have sent. `load` and
 * `sentence` must stay the same between draws.
 */
export function useReview<Data>(
  load: () => Promise<Data | null | undefined>,
  sentence: (error: unknown) => string,
): { review: Review<Data>; again: () => void } {
  const { draft, shell, wizard } = useApp();
  const choosing = useSyncExternalStore(draft.subscribe, () => draft.state().conflict !== null);
  const [review, setReview] = useState<Review<Data>>({ state: 'loading' });

  const ask = useCallback(async () => {
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

  useEffect(() => {
    // What was chosen of two copies is to be read here before it is signed.
    if (!choosing) void ask();
  }, [ask, choosing]);
  return { review, again: () => void ask() };
}
