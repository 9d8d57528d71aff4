import { type FullReview, readReview } from '../../api/review';
import { isRefusedAs } from '../../frame/common/reasons';
import { useStaff } from '../../frame/common/staff-context';
import { type Loaded, useLoad } from '../../frame/common/use-load';

/** Loads a complete application; during the load of another id the data are null. */
export function useReview(id: number, failure: string): [Loaded<FullReview>, () => void] {
  const { api } = useStaff();
  const [review, reload] = useLoad({
    key: String(id),
    load: (signal) => readReview(api, id, signal),
    failure,
    answered: 'namesHidden',
  });
  const other = review.data && review.data.id !== id;
  // Removes data that were loaded before the reader declared a conflict of interest, or before names were hidden.
  const closed =
    review.state === 'failed' &&
    (isRefusedAs('readerKnowsPerson', review) || isRefusedAs('namesHidden', review));
  return [other || closed ? { ...review, data: null } : review, reload];
}
