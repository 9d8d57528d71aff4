import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** `version` is the version that the reviewer saw: the server refuses the decision if another one came in between. */
export type DecisionRequest = RequestBody<'decideApplication'>;
/** With `held` the decision waits to be sent; otherwise the applicant was notified. */
export type DecisionAnswer = AnswerBody<'decideApplication'> | AnswerBody<'decideApplication', 202>;
export type DelayedDecision = AnswerBody<'decideApplication', 202>['held'];
export type MailPreview = AnswerBody<'previewDecision'>;
/** A colleague's decision in between, from the body of a 409. */
export type OtherDecision = Required<Pick<AnswerBody<'decideApplication', 409>, 'version' | 'current'>>;

/** Sets the status of an application and writes to the applicant. */
export async function decide(api: ApiClient, request: DecisionRequest): Promise<DecisionAnswer> {
  return (await call(api, applicationCalls.decideApplication, { body: request })).body;
}

/** Takes a waiting decision back and returns its text. 409 when it no longer waits. */
export async function undoDecision(api: ApiClient, id: number): Promise<AnswerBody<'undoDecision'>> {
  return (await call(api, applicationCalls.undoDecision, { params: { id } })).body;
}

/** Returns the email that a decision would send; nothing is stored. */
export async function previewDecision(
  api: ApiClient,
  { application_id, status, message, offer }: DecisionRequest,
): Promise<MailPreview> {
  return (
    await call(api, applicationCalls.previewDecision, {
      body: { application_id, status, message, ...(offer && { offer }) },
    })
  ).body;
}
