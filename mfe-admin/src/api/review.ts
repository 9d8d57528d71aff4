import type { FullReview } from '@portal/application-ui/reading';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import type { ApplicationMail } from './mail';

export type { FullReview };

type TimelineAnswer = AnswerBody<'getTimeline'>;
/** An entry of an application's history. `details` depend on the action: { from, to, message } of a decision. */
export type TimelineEntry = Omit<TimelineAnswer['entries'][number], 'details'> & {
  details: Record<string, unknown>;
};
/** The feedback sent to the applicant with a decision; `is_read`: whether the applicant has read it. */
export type SentFeedback = TimelineAnswer['feedback'][number];

export interface Timeline {
  entries: TimelineEntry[];
  feedback: SentFeedback[];
  /** Absent in answers of an older service. */
  mails?: ApplicationMail[] | undefined;
}

/** A complete application. */
export async function readReview(api: ApiClient, id: number, signal?: AbortSignal): Promise<FullReview> {
  return (await call(api, applicationCalls.openApplication, { params: { id } }, { signal })).body.review;
}

/** The history of an application, oldest entry first, and the feedback to the applicant. */
export async function readTimeline(api: ApiClient, id: number): Promise<Timeline> {
  return (await call(api, applicationCalls.getTimeline, { params: { id } })).body;
}
