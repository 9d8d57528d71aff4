import type { AnswerBody, RequestStatus } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type RequestList = AnswerBody<'listRequests'>;
export type SecondaryRequest = RequestList['requests'][number];

/** Requests for another application, waiting requests first; status '' lists all. */
export async function listRequests(
  api: ApiClient,
  status: RequestStatus | '',
  signal?: AbortSignal,
): Promise<RequestList> {
  return (
    await call(api, applicationCalls.listRequests, { query: { status: status || undefined } }, { signal })
  ).body;
}

/** Creates a new draft for the applicant and mails them. 409 with the request when it is decided already. */
export async function approveRequest(api: ApiClient, id: number, notes: string): Promise<SecondaryRequest> {
  return (await call(api, applicationCalls.approveRequest, { params: { id }, body: { admin_notes: notes } }))
    .body.request;
}

/** Rejects a request with the reason, which the applicant reads. 409 with the request when it is decided already. */
export async function rejectRequest(api: ApiClient, id: number, reason: string): Promise<SecondaryRequest> {
  return (await call(api, applicationCalls.rejectRequest, { params: { id }, body: { admin_notes: reason } }))
    .body.request;
}
