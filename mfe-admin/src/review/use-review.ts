import { type FullReview, readReview } from '../api/review';
import { useStaff } from '../common/staff-context';
import { type Loaded, useLoad } from '../common/use-load';

/** One application with everything in it; never another one's while it is on its way. */
export function useReview(id: number, failure: string): [Loaded<FullReview>, () => void] {
  const { api } = useStaff();
  const [review, reload] = useLoad({
    key: String(id),
    load: (signal) => readReview(api, id, signal),
    failure,
  });
  return [review.data && review.data.id !== id ? { ...review, data: null } : review, reload];
}
