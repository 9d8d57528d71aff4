import type { AnswerBody, SameVerdict } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

/** Other applications of an application's person, and applications that may be theirs. */
export type SamePerson = AnswerBody<'listSamePerson'>;
export type OtherApplication = SamePerson['hints'][number];

/** Reads these applications; null from an older service without the call. */
export async function readSamePerson(api: ApiClient, id: number): Promise<SamePerson | null> {
  try {
    return (await call(api, applicationCalls.listSamePerson, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Records whether two applications are by one person, or removes the record. */
export async function judgePair(
  api: ApiClient,
  id: number,
  otherId: number,
  verdict: SameVerdict,
): Promise<SamePerson> {
  return (
    await call(api, applicationCalls.setSamePerson, { params: { id }, body: { other_id: otherId, verdict } })
  ).body;
}
