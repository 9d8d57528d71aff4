import type { EndedAnswer, Profile } from '@portal/contract-svc-auth-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** Corrects one's own name. */
export async function rename(api: ApiClient, name: string): Promise<Profile> {
  return (await api.patch<Profile>('/api/me', { name })).body;
}

/** Changes one's own password and signs out everywhere else. 401 when the current one is wrong. */
export async function changePassword(
  api: ApiClient,
  id: number,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await api.post(`/api/users/${id}/change-password`, { currentPassword, newPassword });
}

/** Ends all one's own sessions but this one; answers how many there were. */
export async function signOutElsewhere(api: ApiClient): Promise<number> {
  return (await api.post<EndedAnswer>('/api/me/sign-out-everywhere')).body.ended;
}
