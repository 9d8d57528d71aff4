import { ApplicationReading, ReviewedDocuments } from '@portal/application-ui/reading';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { Card, Notice, Skeleton, useFocusOnChange } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { FailedNotice } from '../common/failed-notice';
import { FeedbackForm } from '../feedback/feedback-form';
import { ReviewHead } from './review-head';
import { Timeline } from './timeline';
import { useOpenDocument } from './use-open-document';
import { useReview } from './use-review';

const EditApplication = lazy(() => import('./edit-application'));
const FAILED = 'Failed to fetch application data';

export interface ReviewScreenProps {
  id: number;
  type: ApplicationType;
  /** Addresses of the applicants before and after. */
  turning: { previous: string | null; next: string | null };
  backTo: string;
  /** Something was decided or corrected. */
  changed: () => void;
}

/** One application, read like a document, with its documents and its history beside it. */
export default function ReviewScreen({ id, type, turning, backTo, changed }: ReviewScreenProps) {
  const [{ state, data: review, message }, reload] = useReview(id, FAILED);
  const [editing, setEditing] = useState(false);
  const heading = useFocusOnChange(id);
  const openDocument = useOpenDocument();

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
            <Card title="Feedback">
              {review.abilities.decide ? (
                <FeedbackForm key={id} application={review} onSent={changedHere} />
              ) : (
                <Notice>
                  <p>Feedback can be sent when this application has been submitted.</p>
                </Notice>
              )}
            </Card>
          </div>
          <div>
            <Card title="Documents Uploaded">
              <ReviewedDocuments review={review} openDocument={openDocument} />
            </Card>
            <Card title="History">
              <Timeline id={id} version={review.version} />
            </Card>
          </div>
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
