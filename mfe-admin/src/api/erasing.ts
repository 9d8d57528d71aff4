import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** What would be erased with a person, in numbers. */
export type Holdings = AnswerBody<'previewErasure'>;
export type Erasure = RequestBody<'eraseApplicant'>;

export async function readHoldings(api: ApiClient, applicationId: number): Promise<Holdings> {
  return (await call(api, applicationCalls.previewErasure, { params: { id: applicationId } })).body;
}

/** Erases a person. False when the rest is erased within minutes. 422 for a wrong password. */
export async function eraseForGood(api: ApiClient, applicationId: number, body: Erasure): Promise<boolean> {
  const answer = await call(api, applicationCalls.eraseApplicant, { params: { id: applicationId }, body });
  return answer.status === 200;
}
