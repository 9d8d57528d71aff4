import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { H01, M05, M15 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** `version` is the version that was read: the server refuses the decision when another decision came in between. */
export type DecisionRequest = RequestBody<'M05'>;
/** With `held` it waits to go out; else the applicant was told. */
export type DecisionAnswer = AnswerBody<'M05'> | AnswerBody<'M05', 202>;
export type HeldDecision = AnswerBody<'M05', 202>['held'];
export type MailPreview = AnswerBody<'M15'>;
/** The decision of another member of staff in between, from the body of a 409. */
export type OtherDecision = Required<Pick<AnswerBody<'M05', 409>, 'version' | 'current'>>;

/** Sets the status of an application and writes to the applicant. */
export async function decide(api: ApiClient, request: DecisionRequest): Promise<DecisionAnswer> {
  return (await call(api, M05, { body: request })).body;
}

/** Takes a waiting decision back; answers it with its words. 409 when it does not wait any more. */
export async function undoDecision(api: ApiClient, id: number): Promise<AnswerBody<'H01'>> {
  return (await call(api, H01, { params: { id } })).body;
}

/** The email that a decision would send; nothing is written. */
export async function previewDecision(
  api: ApiClient,
  { application_id, status, message }: DecisionRequest,
): Promise<MailPreview> {
  return (await call(api, M15, { body: { application_id, status, message } })).body;
}
