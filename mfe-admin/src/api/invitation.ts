import type { InvitationAnswer, SignInAnswer } from '@portal/contract-svc-auth-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type Invited = InvitationAnswer;

const pathOf = (token: string) => `/api/staff/invitations/${encodeURIComponent(token)}`;

/** Who is invited by a link. 404 when it is not valid any more. */
export async function readInvitation(api: ApiClient, token: string): Promise<Invited> {
  return (await api.get<Invited>(pathOf(token))).body;
}

/** Uses the link up: sets the password and signs in. */
export async function acceptInvitation(
  api: ApiClient,
  token: string,
  newPassword: string,
): Promise<SignInAnswer> {
  return (await api.post<SignInAnswer>(pathOf(token), { newPassword })).body;
}
