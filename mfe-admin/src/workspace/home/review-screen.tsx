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
  /** Whether its line in the list says that it was submitted; false also while no line is there. */
  isSubmitted: boolean;
  /** Whether the heading takes the focus at once; it does so whenever the reader turns to another application. */
  takeFocus: boolean;
  /** Above the application. */
  bar: ReactNode;
  /** Between the application and its panel. */
  edge: ReactNode;
  /** The list to which an erased application leads back. */
  backTo: string;
  /** From which side of the list the reader turned to it. */
  way: Way | null;
  /** Called after a decision or a correction. */
  changed: () => void;
}

/** An application as a document; beside it its files and its history, and the decision at the bottom. */
export default function ReviewScreen(props: ReviewScreenProps) {
  const { id, type, isSubmitted, takeFocus, bar, edge, backTo, way, changed } = props;
  const { shell } = useStaff();
  const navigate = useNavigate();
  const [{ state, data: review, message, code }, reload] = useReview(id, dashboardWords.findFailed());
  useAskedAhead(id, { isSubmitted });
  const known = state === 'failed' && isRefusedAs('readerKnowsPerson', { code, message });
  const hidden = state === 'failed' && isRefusedAs('namesHidden', { code, message });
  // The application that is being edited: another one may be turned to.
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
