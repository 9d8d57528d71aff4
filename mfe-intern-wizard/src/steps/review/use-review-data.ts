import type { ReviewData } from '@portal/application-ui';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../wizard/app-context';
import { say } from '../../wizard/messages';

export type Review = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: ReviewData };

/** What the server has stored: the review shows that, not what this page believes to have sent. */
export function useReviewData(): { review: Review; again: () => void } {
  const { api, shell } = useApp();
  const [review, setReview] = useState<Review>({ state: 'loading' });

  const load = useCallback(async () => {
    setReview({ state: 'loading' });
    try {
      const progress = await api.progress();
      const data = progress.submitted ? null : progress.answer.reviewData;
      setReview(data ? { state: 'ready', data } : { state: 'failed' });
    } catch {
      shell.notify.error(say.review);
      setReview({ state: 'failed' });
    }
  }, [api, shell]);

  useEffect(() => void load(), [load]);
  return { review, again: () => void load() };
}
