/** Types of the requests and answers of the applicant's calls, from the contracts. */
import type { AnswerBody, ApplicationType, RequestBody } from '@portal/contract-svc-applications-v1';
import type { AsTyped } from '@portal/remote-sdk';

export type { FullReview } from '@portal/application-ui/reading';
export type { Profile } from '@portal/contract-svc-auth-v1';
export type { ApplicationType };

/** GET /api/my-applications (listOwnApplications). */
export type OwnApplications = AnswerBody<'listOwnApplications'>;
/** An application of the person. Its abilities come from the server and are never computed here. */
export type OwnApplication = OwnApplications['applications'][number];

/** A discarded draft that can be brought back. */
export type OwnDiscarded = NonNullable<OwnApplications['discarded']>[number];

/** The part of an application that its buttons need. A review has fewer abilities for staff than for its owner. */
export interface Doable {
  id: number;
  type: ApplicationType;
  abilities: Partial<OwnApplication['abilities']>;
}

/** GET /api/user/available-application-types (listAvailableProgrammes). */
export type AvailableTypes = AnswerBody<'listAvailableProgrammes'>;
/** GET /api/user/unread-counts (countUnreadForApplicant): `feedback` and `requests` are parts of `total_unread`. */
export type UnreadCounts = AnswerBody<'countUnreadForApplicant'>;
/** GET /api/my-feedback (listOwnFeedback). */
export type FeedbackList = AnswerBody<'listOwnFeedback'>;
export type Feedback = FeedbackList['feedback'][number];
type Fallback = AnswerBody<'getNewestInternship'>;
/**
 * GET /api/get-progress-fallback (getNewestInternship) and the same call for a visit (getNewestVisit). It is used after other calls failed, so
 * only its core members are relied on.
 */
export type ProgressFallback = Pick<Fallback, 'user' | 'form_data' | 'visitor_info'> &
  Partial<Pick<Fallback, 'reviewData' | 'uploads'>> & {
    application: Fallback['application'] & { current_step?: number };
  };
/** GET /api/user/secondary-application-requests (listOwnRequests). */
export type RequestList = AnswerBody<'listOwnRequests'>;
export type AnotherRequest = RequestList['requests'][number];
/** POST /api/submit-application (submitFurtherInternship) and the same call for a visit (submitFurtherVisit); a 220 has the application alone. */
export type SubmittedFurther = Pick<AnswerBody<'submitFurtherInternship'>, 'application'> &
  Partial<AnswerBody<'submitFurtherInternship'>>;
/** The body of a further application, as typed. */
export type FurtherRequest =
  | { body: AsTyped<RequestBody<'submitFurtherInternship'>> }
  | { body: AsTyped<RequestBody<'submitFurtherVisit'>> };
