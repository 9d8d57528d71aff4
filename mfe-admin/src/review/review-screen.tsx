import { ApplicationReading, ReviewedDocuments } from '@portal/application-ui/reading';
import { type ApplicationType, readingMessages } from '@portal/contract-svc-applications-v1';
import { Card, Notice, Skeleton, useFocusOnChange, usePageTitle } from '@portal/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicantOf } from '../applications/words';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { FeedbackForm } from '../feedback/feedback-form';
import { Withdrawn } from '../feedback/withdrawn';
import { HeldNotice } from '../holding/held-notice';
import { KnownApplicant } from '../reading/known-applicant';
import { RequestInstead } from '../reopening/request-button';
import { ErasePerson } from './erase-person';
import { eyebrow, ReviewHead } from './review-head';
import { Timeline } from './timeline';
import { useReview } from './use-review';

const LettersCard = lazy(() => import('../letters/letters-card'));
const EditApplication = lazy(() => import('./edit-application'));
const ReadingCard = lazy(() => import('../reading/reading-card'));
const SamePersonCard = lazy(() => import('../same-person/same-person-card'));
const ReopenedCard = lazy(() => import('../reopening/reopened-card'));
const FAILED = 'Failed to fetch application data';

export interface ReviewScreenProps {
  id: number;
  type: ApplicationType;
  /** Whether the heading takes the focus at once; it does so whenever the reader turns to another application. */
  takeFocus: boolean;
  /** Addresses of the applicants before and after. */
  turning: { previous: string | null; next: string | null };
  backTo: string;
  /** Called after a decision or a correction. */
  changed: () => void;
}

/** An application as a document, with its files and its history beside it. */
export default function ReviewScreen(props: ReviewScreenProps) {
  const { id, type, takeFocus, turning, backTo, changed } = props;
  const { shell, admin } = useStaff();
  const navigate = useNavigate();
  const [{ state, data: review, message }, reload] = useReview(id, FAILED);
  const known = state === 'failed' && message === readingMessages.knows;
  const [editing, setEditing] = useState(false);
  const [said, setSaid] = useState(0);
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
  return (
    <article className="mt-4">
      <ReviewHead
        heading={heading}
        type={type}
        review={review}
        turning={turning}
        backTo={backTo}
        edit={review?.abilities.edit ? () => setEditing(true) : null}
      />
      {known ? <KnownApplicant /> : null}
      {state === 'failed' && !known ? <FailedNotice title={FAILED} message={message} retry={reload} /> : null}
      {review === null && state === 'loading' ? (
        <Skeleton lines={9} label="Loading application review Data..." />
      ) : null}
      {review ? (
        <div className="p-review">
          <div>
            <ApplicationReading review={review} layout="document" withoutDocuments level={2} />
            <Suspense fallback={null}>
              <LettersCard applicationId={id} version={review.version} />
            </Suspense>
          </div>
          <div>
            {review.reopened_times ? (
              <Suspense fallback={null}>
                <ReopenedCard review={review} changed={changedHere} />
              </Suspense>
            ) : null}
            <Card title="Documents Uploaded">
              <ReviewedDocuments review={review} />
            </Card>
            {review.submitted_date ? (
              <Suspense fallback={null}>
                <ReadingCard applicationId={id} version={review.version} changed={changedHere} />
              </Suspense>
            ) : null}
            <Card title="History">
              <Timeline id={id} version={`${review.version} ${review.held_decision?.id ?? ''} ${said}`} />
            </Card>
            <Suspense fallback={null}>
              <SamePersonCard key={id} applicationId={id} changed={() => setSaid((count) => count + 1)} />
            </Suspense>
            {admin ? <ErasePerson applicationId={id} erased={erased} /> : null}
          </div>
          <Card title="Feedback">
            {review.withdrawn_at ? (
              <Withdrawn at={review.withdrawn_at} reason={review.withdrawal_reason} />
            ) : review.held_decision ? (
              <HeldNotice applicationId={id} held={review.held_decision} changed={changedHere} />
            ) : review.abilities.decide ? (
              <RequestInstead key={id} application={review} changed={changedHere}>
                <FeedbackForm application={review} onSent={changedHere} onOvertaken={changedHere} />
              </RequestInstead>
            ) : (
              <Notice>
                <p>Feedback can be sent when this application has been submitted.</p>
              </Notice>
            )}
          </Card>
        </div>
      ) : null}
      {editing && review ? (
        <Suspense fallback={null}>
          <EditApplication review={review} close={() => setEditing(false)} changed={changedHere} />
        </Suspense>
      ) : null}
    </article>
  );
}
