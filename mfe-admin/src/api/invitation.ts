import type { InvitationAnswer, SignInAnswer } from '@portal/contract-svc-auth-v1';
import { A12, A13, A70, A71 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

export type Invited = InvitationAnswer;

/** The person invited by a link. 404 when the link is no longer valid. */
export const readInvitation = async (api: ApiClient, token: string): Promise<Invited> =>
  orAsBefore(
    async () => (await call(api, A70, { body: { token } })).body,
    async () => (await call(api, A12, { params: { token } })).body,
  );

/** Accepts the invitation: sets the password and signs in. The link works once. */
export const acceptInvitation = (api: ApiClient, token: string, newPassword: string): Promise<SignInAnswer> =>
  orAsBefore(
    async () => (await call(api, A71, { body: { token, newPassword } })).body,
    async () => (await call(api, A13, { params: { token }, body: { newPassword } })).body,
  );

/** A svc-auth from before takes the secret in the address alone: its 404 is about the call, not about the link. */
async function orAsBefore<T>(now: () => Promise<T>, before: () => Promise<T>): Promise<T> {
  try {
    return await now();
  } catch (error) {
    const isOfCall = error instanceof ApiError && error.status === 404 && error.code !== 'invitationOver';
    if (!isOfCall) throw error;
    return before();
  }
}
