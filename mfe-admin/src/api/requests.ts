import type { AnswerBody, RequestStatus } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type RequestList = AnswerBody<'M11'>;
export type SecondaryRequest = RequestList['requests'][number];

const path = '/api/admin/secondary-application-requests';

/** Requests for another application, those that wait first; '' is all of them. */
export async function listRequests(
  api: ApiClient,
  status: RequestStatus | '',
  signal?: AbortSignal,
): Promise<RequestList> {
  const { body } = await api.get<RequestList>(
    status === '' ? path : `${path}?status=${status}`,
    signal && { signal },
  );
  return body;
}

/** Begins a new draft for the applicant and mails them. 409 with the request when it is decided already. */
export async function approveRequest(api: ApiClient, id: number, notes: string): Promise<SecondaryRequest> {
  return (await api.post<AnswerBody<'M12'>>(`${path}/${id}/approve`, { admin_notes: notes })).body.request;
}

/** Tells the applicant why not. 409 with the request when it is decided already. */
export async function rejectRequest(api: ApiClient, id: number, reason: string): Promise<SecondaryRequest> {
  return (await api.post<AnswerBody<'M13'>>(`${path}/${id}/reject`, { admin_notes: reason })).body.request;
}
