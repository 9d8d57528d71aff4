import { ApplicationReading } from '@portal/application-ui/reading';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { Skeleton, useFocusOnChange, usePageTitle } from '@portal/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { applicantOf } from '../../frame/common/application-words';
import { FailedNotice } from '../../frame/common/failed-notice';
import { isRefusedAs } from '../../frame/common/reasons';
import { useStaff } from '../../frame/common/staff-context';
import * as dashboardWords from '../../messages/dashboard';
import { blindPath } from '../blind/words';
import { KnownApplicant } from '../reading/known-applicant';
import { useAskedAhead } from '../review/ahead';
import { useReview } from '../review/use-review';
import { useStopped } from '../review-workspace/stopped';
import { useWide } from '../review-workspace/use-wide';
import { eyebrow, ReviewHead } from './review-head';
import { OpensBeside, SidePanel } from './side-panel';
import type { Way } from './use-turning';

const LettersCard = lazy(() => import('../letters/letters-card'));
const EditApplication = lazy(() => import('../review/edit-application'));

export interface ReviewScreenProps {
  id: number;
  type: ApplicationType;
  /** Whether its row in the list says that it was submitted; false while there is no row. */
  isSubmitted: boolean;
  /** Whether the heading takes the focus at once; it always does when another application is opened. */
  takeFocus: boolean;
  /** Shown above the application. */
  bar: ReactNode;
  /** Shown between the application and its panel. */
  edge: ReactNode;
  /** The address of the list, for use after erasing the applicant. */
  backTo: string;
  /** The side of the list from which the person came to the application. */
  way: Way | null;
  /** Called after a decision or a correction. */
  changed: () => void;
}

/** An application as a document, with its files and history beside it and the decision at the bottom. */
export default function ReviewScreen(props: ReviewScreenProps) {
  const { id, type, isSubmitted, takeFocus, bar, edge, backTo, way, changed } = props;
  const { shell } = useStaff();
  const navigate = useNavigate();
  const [{ state, data: review, message, code }, reload] = useReview(id, dashboardWords.findFailed());
  useAskedAhead(id, { isSubmitted });
  const known = state === 'failed' && isRefusedAs('readerKnowsPerson', { code, message });
  const hidden = state === 'failed' && isRefusedAs('namesHidden', { code, message });
  // The id of the application that is being edited, because another one may be opened meanwhile.
  const [editing, setEditing] = useState<number | null>(null);
  const [shown, show] = useStopped({ id, type, ready: review !== null, beside: useWide() });
  const heading = useFocusOnChange(id);
  const title = review ? `${review.reference} ${applicantOf(review)}` : eyebrow(type);
  usePageTitle(title, { site: shell.branding.name });

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened; from then on useFocusOnChange gives it
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, []);

  function changedHere() {
    reload();
    changed();
  }
  function erased() {
    changed();
    navigate(backTo);
  }
  if (hidden) return <Navigate to={blindPath(id)} replace />;
  return (
    <div className="p-reading">
      <article>
        {bar}
        {/* Without the application it has no motion: that begins when there is something to see. */}
        <div className={review && way ? `p-turned-${way}` : undefined}>
          <ReviewHead
            heading={heading}
            type={type}
            review={review}
            edit={review?.abilities.edit ? () => setEditing(review.id) : null}
          />
          {known ? <KnownApplicant /> : null}
          {state === 'failed' && !known ? (
            <FailedNotice title={dashboardWords.findFailed()} message={message} retry={reload} />
          ) : null}
          {review === null && state === 'loading' ? (
            <Skeleton lines={9} label={dashboardWords.reviewLoading()} />
          ) : null}
          {review ? (
            <OpensBeside show={show}>
              <ApplicationReading review={review} layout="document" withoutDocuments level={2} />
              <Suspense fallback={null}>
                <LettersCard applicationId={id} version={review.version} />
              </Suspense>
            </OpensBeside>
          ) : null}
        </div>
      </article>
      {review ? (
        <>
          {edge}
          <SidePanel review={review} shown={shown} show={show} changed={changedHere} erased={erased} />
        </>
      ) : null}
      {review && editing === review.id ? (
        <Suspense fallback={null}>
          <EditApplication review={review} close={() => setEditing(null)} changed={changedHere} />
        </Suspense>
      ) : null}
    </div>
  );
}
