import type { Profile } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Changes the name of the signed-in person. */
export async function rename(api: ApiClient, name: string): Promise<Profile> {
  return (await call(api, accountCalls.updateSelf, { body: { name } })).body;
}

/**
 * Changes the password of the signed-in person and ends their other sessions. 401 when the current password is wrong.
 */
export async function changePassword(
  api: ApiClient,
  id: number,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  await call(api, accountCalls.changePassword, { params: { id }, body: { currentPassword, newPassword } });
}
