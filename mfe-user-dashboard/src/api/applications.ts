import type { ListedApplication, MyApplications } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type { ListedApplication };

/** The signed-in applicant's applications, newest first as the server sends them. */
export async function listMyApplications(api: ApiClient): Promise<ListedApplication[]> {
  const { body } = await api.get<MyApplications>('/api/my-applications');
  return body.applications;
}

/** Ends the session on the server. */
export async function signOut(api: ApiClient): Promise<void> {
  await api.post('/api/logout');
}
