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

/** Loaded on demand, because few applications have a prepared decision. */
const PreparedNotice = lazy(() => import('../prepared/prepared-notice'));

interface DecisionProps {
  review: FullReview;
  /** Called after anything that changes the application. */
  changed: () => void;
  /** Called after a decision. */
  decided: () => void;
}

/** The decision on an application, or the notice that replaces it. */
export function Decision({ review, changed, decided }: DecisionProps) {
  const { can, shell } = useStaff();
  const { id, withdrawn_at, withdrawal_reason, held_decision, prepared_decision, abilities } = review;
  if (withdrawn_at) return <Withdrawn at={withdrawn_at} reason={withdrawal_reason} />;
  if (held_decision) return <DelayedNotice applicationId={id} held={held_decision} changed={changed} />;
  // A place that was accepted already is not offered again.
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
    // A person who may request information but not decide sees only that form.
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

/** Whether to show the decision: it can be made, more can be requested first, or there is an outcome. */
export const concernsDecision = (
  can: (permission: 'decide' | 'askForChanges') => boolean,
  { withdrawn_at: withdrawnAt, held_decision: delayed, prepared_decision: prepared }: FullReview,
): boolean => can('decide') || can('askForChanges') || Boolean(withdrawnAt ?? delayed ?? prepared);
