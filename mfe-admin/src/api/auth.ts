import type { Profile, SecondStepRequest, SignInAnswer } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** Signs a member of staff in. 401 with `factor_required`: the account asks for a code as well. */
export async function signIn(
  api: ApiClient,
  email: string,
  password: string,
  { code, passkey }: SecondStepRequest = {},
): Promise<SignInAnswer> {
  const body = {
    email,
    password,
    role: 'admin',
    ...(code !== undefined && { code }),
    ...(passkey && { passkey }),
  };
  return (await call(api, accountCalls.signIn, { body })).body;
}

/** Reads the signed-in person's profile. */
export async function whoAmI(api: ApiClient): Promise<Profile> {
  return (await call(api, accountCalls.getSelf)).body;
}

/** Ends the session on the server. */
export async function signOutOnServer(api: ApiClient): Promise<void> {
  await call(api, accountCalls.signOut);
}
