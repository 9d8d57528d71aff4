import type { FullReview } from '@portal/application-ui/reading';
import { Notice } from '@portal/ui';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/desk';
import { DelayedNotice } from '../delayed-decisions/delayed-notice';
import { FeedbackForm } from '../feedback/feedback-form';
import { Withdrawn } from '../feedback/withdrawn';
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
  const { can } = useStaff();
  const { id, withdrawn_at, withdrawal_reason, held_decision, abilities } = review;
  if (withdrawn_at) return <Withdrawn at={withdrawn_at} reason={withdrawal_reason} />;
  if (held_decision) return <DelayedNotice applicationId={id} held={held_decision} changed={changed} />;
  const request = { application: review, applicant: applicantFor(review), changed };
  if (!abilities.decide) {
    // Whoever may ask for changes and not decide is offered that alone.
    return can('decide') ? (
      <Notice>
        <p>{t.feedbackLater()}</p>
      </Notice>
    ) : (
      <RequestInstead key={id} {...request}>
        {null}
      </RequestInstead>
    );
  }
  return (
    <RequestInstead key={id} {...request}>
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

/** Whether there is anything about a decision to show: to take one, to ask for more first, or what became of it. */
export const concernsDecision = (
  can: (permission: 'decide' | 'askForChanges') => boolean,
  { withdrawn_at: withdrawnAt, held_decision: delayed }: FullReview,
): boolean => can('decide') || can('askForChanges') || Boolean(withdrawnAt ?? delayed);
