/** Types of the requests and answers of the applicant's calls, from the contracts. */
import type { AnswerBody, ApplicationType, RequestBody } from '@portal/contract-svc-applications-v1';
import type { AsTyped } from '@portal/remote-sdk';

export type { FullReview } from '@portal/application-ui/reading';
export type { Profile } from '@portal/contract-svc-auth-v1';
export type { ApplicationType };

/** GET /api/my-applications (D01). */
export type OwnApplications = AnswerBody<'D01'>;
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

/** GET /api/user/available-application-types (D02). */
export type AvailableTypes = AnswerBody<'D02'>;
/** GET /api/user/unread-counts (D04): `feedback` and `requests` are parts of `total_unread`. */
export type UnreadCounts = AnswerBody<'D04'>;
/** GET /api/my-feedback (D05). */
export type FeedbackList = AnswerBody<'D05'>;
export type Feedback = FeedbackList['feedback'][number];
type Fallback = AnswerBody<'D08'>;
/**
 * GET /api/get-progress-fallback (D08) and the same call for a visit (D09). It is used after other calls failed, so
 * only its core members are relied on.
 */
export type ProgressFallback = Pick<Fallback, 'user' | 'form_data' | 'visitor_info'> &
  Partial<Pick<Fallback, 'reviewData' | 'uploads'>> & {
    application: Fallback['application'] & { current_step?: number };
  };
/** GET /api/user/secondary-application-requests (D10). */
export type RequestList = AnswerBody<'D10'>;
export type AnotherRequest = RequestList['requests'][number];
/** POST /api/submit-application (D17) and the same call for a visit (D18); a 220 has the application alone. */
export type SubmittedFurther = Pick<AnswerBody<'D17'>, 'application'> & Partial<AnswerBody<'D17'>>;
/** The body of a further application, as typed. */
export type FurtherRequest = { body: AsTyped<RequestBody<'D17'>> } | { body: AsTyped<RequestBody<'D18'>> };
