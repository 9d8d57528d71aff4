import type { InvitationAnswer, SignInAnswer } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type Invited = InvitationAnswer;

/** The person invited by a link. 404 when the link is no longer valid. */
export async function readInvitation(api: ApiClient, token: string): Promise<Invited> {
  return (await call(api, accountCalls.getInvitation, { body: { token } })).body;
}

/** Accepts the invitation: sets the password and signs in. The link works once. */
export async function acceptInvitation(
  api: ApiClient,
  token: string,
  newPassword: string,
): Promise<SignInAnswer> {
  return (await call(api, accountCalls.acceptInvitation, { body: { token, newPassword } })).body;
}
