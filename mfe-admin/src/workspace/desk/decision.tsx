import type { FullReview } from '@portal/application-ui/reading';
import { Notice } from '@portal/ui';
import * as t from '../../messages/desk';
import { FeedbackForm } from '../feedback/feedback-form';
import { Withdrawn } from '../feedback/withdrawn';
import { HeldNotice } from '../holding/held-notice';
import { RequestInstead } from '../reopening/request-button';
import { applicantFor } from '../saved-replies/gaps';

interface DecisionProps {
  review: FullReview;
  /** Called after anything that changes the application. */
  changed: () => void;
  /** Called after a decision. */
  decided: () => void;
}

/** The decision on an application, or what stands in its place. */
export function Decision({ review, changed, decided }: DecisionProps) {
  const { id, withdrawn_at, withdrawal_reason, held_decision, abilities } = review;
  if (withdrawn_at) return <Withdrawn at={withdrawn_at} reason={withdrawal_reason} />;
  if (held_decision) return <HeldNotice applicationId={id} held={held_decision} changed={changed} />;
  if (!abilities.decide) {
    return (
      <Notice>
        <p>{t.feedbackLater()}</p>
      </Notice>
    );
  }
  return (
    <RequestInstead key={id} application={review} applicant={applicantFor(review)} changed={changed}>
      <FeedbackForm
        application={review}
        applicant={applicantFor(review)}
        byKey
        onSent={decided}
        onOvertaken={changed}
      />
    </RequestInstead>
  );
}
