import type { Profile, SignInAnswer, SignInRequest } from '@portal/contract-svc-auth-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** Signs a member of staff in. */
export async function signIn(api: ApiClient, email: string, password: string): Promise<SignInAnswer> {
  const request: SignInRequest = { email, password, role: 'admin' };
  return (await api.post<SignInAnswer>('/api/login', request)).body;
}

/** Who is signed in. */
export async function whoAmI(api: ApiClient): Promise<Profile> {
  return (await api.get<Profile>('/api/me')).body;
}

/** Ends the session on the server. */
export async function signOut(api: ApiClient): Promise<void> {
  await api.post('/api/logout');
}
