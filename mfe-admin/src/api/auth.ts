import type { Profile, SignInAnswer } from '@portal/contract-svc-auth-v1';
import { A01, A02, A04 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Signs a member of staff in. */
export async function signIn(api: ApiClient, email: string, password: string): Promise<SignInAnswer> {
  return (await call(api, A01, { body: { email, password, role: 'admin' } })).body;
}

/** Who is signed in. */
export async function whoAmI(api: ApiClient): Promise<Profile> {
  return (await call(api, A02)).body;
}

/** Ends the session on the server. */
export async function signOut(api: ApiClient): Promise<void> {
  await call(api, A04);
}
