import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type RoundList = AnswerBody<'listRounds'>;
export type ManagedRound = RoundList['rounds'][number];
export type RoundBody = RequestBody<'createRound'>;

export const readRounds = async (api: ApiClient): Promise<RoundList> =>
  (await call(api, applicationCalls.listRounds)).body;

/** Creates a round. 422 under the names of the fields. */
export async function makeRound(api: ApiClient, body: RoundBody): Promise<void> {
  await call(api, applicationCalls.createRound, { body });
}

/** Changes a round. 409 when a colleague has changed it since it was read. */
export async function changeRound(
  api: ApiClient,
  { id, version }: ManagedRound,
  body: RoundBody,
): Promise<void> {
  await call(api, applicationCalls.updateRound, { params: { id }, body: { ...body, version } });
}

/** Removes a round. 409 when it has applications. */
export async function removeRound(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.deleteRound, { params: { id } });
}

/** Extends the time for one draft; returns whether the mail was sent at once. */
export const giveMoreTime = async (
  api: ApiClient,
  id: number,
  body: RequestBody<'giveMoreTime'>,
): Promise<boolean> =>
  (await call(api, applicationCalls.giveMoreTime, { params: { id }, body })).body.email_sent;
