import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { M25, M26 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** What goes with a person, in numbers. */
export type Holdings = AnswerBody<'M25'>;
export type Erasure = RequestBody<'M26'>;

export async function readHoldings(api: ApiClient, applicationId: number): Promise<Holdings> {
  return (await call(api, M25, { params: { id: applicationId } })).body;
}

/** Whether everything is erased; false when the rest goes by itself within minutes. 422 for a wrong password. */
export async function eraseForGood(api: ApiClient, applicationId: number, body: Erasure): Promise<boolean> {
  const answer = await call(api, M26, { params: { id: applicationId }, body });
  return answer.status === 200;
}
