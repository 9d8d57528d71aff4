import { ApplicationReading, ReviewedDocuments } from '@portal/application-ui/reading';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { Card, Notice, Skeleton, useFocusOnChange, usePageTitle } from '@portal/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { applicantOf } from '../applications/words';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { FeedbackForm } from '../feedback/feedback-form';
import { eyebrow, ReviewHead } from './review-head';
import { Timeline } from './timeline';
import { useOpenDocument } from './use-open-document';
import { useReview } from './use-review';

const EditApplication = lazy(() => import('./edit-application'));
const FAILED = 'Failed to fetch application data';

export interface ReviewScreenProps {
  id: number;
  type: ApplicationType;
  /** Its heading takes the focus, as it does whenever another application is turned to. */
  takeFocus: boolean;
  /** Addresses of the applicants before and after. */
  turning: { previous: string | null; next: string | null };
  backTo: string;
  /** Something was decided or corrected. */
  changed: () => void;
}

/** One application, read like a document, with its documents and its history beside it. */
export default function ReviewScreen(props: ReviewScreenProps) {
  const { id, type, takeFocus, turning, backTo, changed } = props;
  const { shell } = useStaff();
  const [{ state, data: review, message }, reload] = useReview(id, FAILED);
  const [editing, setEditing] = useState(false);
  const heading = useFocusOnChange(id);
  const openDocument = useOpenDocument();
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
      {state === 'failed' ? <FailedNotice title={FAILED} message={message} retry={reload} /> : null}
      {review === null && state === 'loading' ? (
        <Skeleton lines={9} label="Loading application review Data..." />
      ) : null}
      {review ? (
        <div className="p-review">
          <div>
            <ApplicationReading
              review={review}
              layout="document"
              withoutDocuments
              openDocument={openDocument}
              level={2}
            />
          </div>
          <div>
            <Card title="Documents Uploaded">
              <ReviewedDocuments review={review} openDocument={openDocument} />
            </Card>
            <Card title="History">
              <Timeline id={id} version={review.version} />
            </Card>
          </div>
          <Card title="Feedback">
            {review.abilities.decide ? (
              <FeedbackForm key={id} application={review} onSent={changedHere} onOvertaken={changedHere} />
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
