import { type FullReview, readReview } from '../api/review';
import { useStaff } from '../common/staff-context';
import { type Loaded, useLoad } from '../common/use-load';

/** Loads a complete application; during the load of another id the data are null. */
export function useReview(id: number, failure: string): [Loaded<FullReview>, () => void] {
  const { api } = useStaff();
  const [review, reload] = useLoad({
    key: String(id),
    load: (signal) => readReview(api, id, signal),
    failure,
  });
  return [review.data && review.data.id !== id ? { ...review, data: null } : review, reload];
}
