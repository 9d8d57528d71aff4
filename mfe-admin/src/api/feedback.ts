import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { M05, M15 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** `version` is the one that was read: another decision in between is then refused. */
export type DecisionRequest = RequestBody<'M05'>;
export type DecisionAnswer = AnswerBody<'M05'>;
export type MailPreview = AnswerBody<'M15'>;
/** What another member of staff decided in between, as a 409 tells it. */
export type OtherDecision = Required<Pick<AnswerBody<'M05', 409>, 'version' | 'current'>>;

/** Sets the status of an application and writes to the applicant. */
export async function decide(api: ApiClient, request: DecisionRequest): Promise<DecisionAnswer> {
  return (await call(api, M05, { body: request })).body;
}

/** The email that a decision would send; nothing is written. */
export async function previewDecision(
  api: ApiClient,
  { application_id, status, message }: DecisionRequest,
): Promise<MailPreview> {
  return (await call(api, M15, { body: { application_id, status, message } })).body;
}
