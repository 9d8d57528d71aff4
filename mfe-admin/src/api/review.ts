import type { FullReview } from '@portal/application-ui/reading';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

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
  const { body } = await api.get<AnswerBody<'M02'>>(`/api/admin/applications/${id}`, signal && { signal });
  return body.review;
}

/** Who did what with an application, oldest first, and what the applicant was told. */
export async function readTimeline(api: ApiClient, id: number): Promise<Timeline> {
  return (await api.get<Timeline>(`/api/admin/applications/${id}/timeline`)).body;
}
