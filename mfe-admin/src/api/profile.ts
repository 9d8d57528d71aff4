import type { Profile } from '@portal/contract-svc-auth-v1';
import { A03, A15, A16 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Corrects one's own name. */
export async function rename(api: ApiClient, name: string): Promise<Profile> {
  return (await call(api, A16, { body: { name } })).body;
}

/** Changes one's own password and signs out everywhere else. 401 when the current one is wrong. */
export async function changePassword(
  api: ApiClient,
  id: number,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await call(api, A03, { params: { id }, body: { currentPassword, newPassword } });
}

/** Ends all one's own sessions but this one; answers how many there were. */
export async function signOutElsewhere(api: ApiClient): Promise<number> {
  return (await call(api, A15)).body.ended;
}
