import { Skeleton } from '@portal/ui';
import { Navigate } from 'react-router-dom';
import { deskPath } from '../../frame/common/desk-place';
import { FailedNotice } from '../../frame/common/failed-notice';
import { isRefusedAs } from '../../frame/common/reasons';
import * as t from '../../messages/dashboard';
import { blindPath } from '../blind/words';
import { useReview } from '../review/use-review';

/** Opens an application by its id when its programme is not known. */
export default function FindApplication({ id }: { id: number }) {
  const [review, reload] = useReview(id, t.findFailed());
  if (review.data) return <Navigate to={deskPath(review.data.type, id)} replace />;
  if (review.state === 'failed' && isRefusedAs('namesHidden', review))
    return <Navigate to={blindPath(id)} replace />;
  if (review.state === 'failed') {
    return <FailedNotice title={t.findFailed()} message={review.message} retry={reload} />;
  }
  return <Skeleton lines={8} label={t.reviewLoading()} />;
}
