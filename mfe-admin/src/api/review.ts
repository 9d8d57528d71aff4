import type { FullReview } from '@portal/application-ui/reading';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { M03, M16 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { FullReview };

type TimelineAnswer = AnswerBody<'M16'>;
/** Who did what. `details` depend on the action: { from, to, message } of a decision. */
export type TimelineEntry = Omit<TimelineAnswer['entries'][number], 'details'> & {
  details: Record<string, unknown>;
};
/** What was sent to the applicant with a decision; `is_read` by the applicant. */
export type SentFeedback = TimelineAnswer['feedback'][number];

export interface Timeline {
  entries: TimelineEntry[];
  feedback: SentFeedback[];
}

/** One application with everything in it. */
export async function readReview(api: ApiClient, id: number, signal?: AbortSignal): Promise<FullReview> {
  return (await call(api, M03, { params: { id } }, { signal })).body.review;
}

/** Who did what with an application, oldest first, and what the applicant was told. */
export async function readTimeline(api: ApiClient, id: number): Promise<Timeline> {
  return (await call(api, M16, { params: { id } })).body;
}
