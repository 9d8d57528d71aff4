import { readProblem } from '@portal/ui/wizard';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app-context';

export type Review<Data> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string }
  | { state: 'ready'; data: Data };

/**
 * What the server has stored: the review shows that, not what this page believes to have sent. `load` and
 * `sentence` must stay the same between draws.
 */
export function useReview<Data>(
  load: () => Promise<Data | null | undefined>,
  sentence: (error: unknown) => string,
): { review: Review<Data>; again: () => void } {
  const { shell, wizard } = useApp();
  const [review, setReview] = useState<Review<Data>>({ state: 'loading' });

  const ask = useCallback(async () => {
    setReview({ state: 'loading' });
    try {
      const data = await load();
      setReview(data ? { state: 'ready', data } : { state: 'failed', sentence: sentence(null) });
    } catch (error) {
      if (readProblem(error).kind === 'session') return wizard.fail(error);
      shell.notify.error(sentence(error));
      setReview({ state: 'failed', sentence: sentence(error) });
    }
  }, [load, sentence, shell, wizard]);

  useEffect(() => void ask(), [ask]);
  return { review, again: () => void ask() };
}
