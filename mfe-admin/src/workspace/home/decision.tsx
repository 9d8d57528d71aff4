import type { FullReview } from '@portal/application-ui/reading';
import { Notice, Skeleton } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/desk';
import { DelayedNotice } from '../delayed-decisions/delayed-notice';
import { FeedbackForm } from '../feedback/feedback-form';
import { Withdrawn } from '../feedback/withdrawn';
import { offerFor } from '../offers/offer-text';
import { RequestInstead } from '../reopening/request-button';
import { applicantFor } from '../saved-replies/gaps';

/** Few applications have one. */
const PreparedNotice = lazy(() => import('../prepared/prepared-notice'));

interface DecisionProps {
  review: FullReview;
  /** Called after anything that changes the application. */
  changed: () => void;
  /** Called after a decision. */
  decided: () => void;
}

/** The decision on an application, or what stands in its place. */
export function Decision({ review, changed, decided }: DecisionProps) {
  const { can, shell } = useStaff();
  const { id, withdrawn_at, withdrawal_reason, held_decision, prepared_decision, abilities } = review;
  if (withdrawn_at) return <Withdrawn at={withdrawn_at} reason={withdrawal_reason} />;
  if (held_decision) return <DelayedNotice applicationId={id} held={held_decision} changed={changed} />;
  // What was accepted already is offered in no other way.
  const offering =
    review.offer?.state === 'accepted'
      ? {}
      : {
          offering: {
            first: offerFor(review, shell.locale.timeZone),
            severalPeople: review.logistics !== null,
          },
        };
  if (prepared_decision)
    return (
      <Suspense fallback={<Skeleton lines={3} label={t.feedbackLater()} />}>
        <PreparedNotice
          key={id}
          application={review}
          applicant={applicantFor(review)}
          prepared={prepared_decision}
          {...offering}
          changed={changed}
          decided={decided}
        />
      </Suspense>
    );
  const request = {
    ...{ application: review, applicant: applicantFor(review) },
    ...{ changed, onOvertaken: changed },
  };
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
        {...offering}
        onSent={decided}
        onPrepared={changed}
        onOvertaken={changed}
      />
    </RequestInstead>
  );
}

/** Whether there is anything about a decision to show: to take one, to ask for more first, or what became of it. */
export const concernsDecision = (
  can: (permission: 'decide' | 'askForChanges') => boolean,
  { withdrawn_at: withdrawnAt, held_decision: delayed, prepared_decision: prepared }: FullReview,
): boolean => can('decide') || can('askForChanges') || Boolean(withdrawnAt ?? delayed ?? prepared);
