import type { AnswerBody, SameVerdict } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

/** What else the person of an application has sent, and what may be theirs. */
export type SamePerson = AnswerBody<'listSamePerson'>;
export type OtherApplication = SamePerson['hints'][number];

/** Null from a service that does not know the call yet. */
export async function readSamePerson(api: ApiClient, id: number): Promise<SamePerson | null> {
  try {
    return (await call(api, applicationCalls.listSamePerson, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Records that two applications are of one person, or not, or takes that back. */
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
