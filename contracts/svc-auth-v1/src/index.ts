/** The public calls of svc-auth, version 1. */
import type { AnswerBody, RequestBody } from './answers';
import type { components } from './generated';

export * from './cookies';
export type { paths } from './generated';
export { idleMinutes } from './idle';
export { mailedPasswordDays } from './mailed-password';
export { type Permission, permissions } from './permissions';
export {
  ACCESS_TOKEN_PREFIX,
  accessTokenDays,
  type ProgramScope,
  programScopes,
} from './program-scopes';
export { CONTRACT_VERSION } from './version';

/** The body of every error answer. */
export type ErrorBody = components['schemas']['Error'];

/** POST /api/login (signIn). Applicants send `email_or_phone`; staff `email` and `role: 'admin'`. */
export type SignInRequest = RequestBody<'signIn'>;
export type SignInAnswer = AnswerBody<'signIn'>;
export type SignedInUser = SignInAnswer['user'];
export type Role = SignedInUser['role'];

/** GET /api/me (getSelf). */
export type Profile = AnswerBody<'getSelf'>;

/** POST /api/users/{id}/change-password (changePassword). 401: the current password is wrong. */
export type ChangePasswordRequest = RequestBody<'changePassword'>;

/** POST /api/password/forgot (requestPasswordReset). Answers 202 whether the account exists or not. */
export type ForgottenPasswordRequest = RequestBody<'requestPasswordReset'>;

/** POST /api/password/reset (resetPassword). 422 under `token`: the link is no longer valid. */
export type ResetPasswordRequest = RequestBody<'resetPassword'>;

/** The staff, for administrators: GET /api/staff (listStaff), POST /api/staff (inviteStaff), PATCH /api/staff/{id} (updateStaff). */
export type StaffList = AnswerBody<'listStaff'>;
export type StaffMember = StaffList['staff'][number];
export type StaffAnswer = AnswerBody<'updateStaff'>;
/** 409: the email address is taken, reported under `email`. */
export type NewStaffRequest = RequestBody<'inviteStaff'>;
/** 409: the change concerns the last active administrator, or the caller. */
export type StaffChangesRequest = RequestBody<'updateStaff'>;
/** The number of ended sessions (signOutStaff, signOutEverywhere). */
export type EndedAnswer = AnswerBody<'signOutStaff'>;

/** Roles of permissions: GET /api/staff/roles (listRoles), POST (createRole), PATCH and DELETE /api/staff/roles/{id}. */
export type RoleList = AnswerBody<'listRoles'>;
export type CustomRole = RoleList['roles'][number];
export type NewRoleRequest = RequestBody<'createRole'>;
/** 409: another administrator has changed the role, or the caller has it. */
export type RoleChangesRequest = RequestBody<'updateRole'>;

/** POST /api/staff/invitation (getInvitation). 404: the invitation was used, replaced or withdrawn, or has expired. */
export type InvitationAnswer = AnswerBody<'getInvitation'>;
/** POST /api/staff/invitation/accept (acceptInvitation); answers as a sign-in does. */
export type AcceptInvitationRequest = RequestBody<'acceptInvitation'>;

/** GET /api/staff/activity (listStaffActivity). */
export type StaffActivity = AnswerBody<'listStaffActivity'>;
export type StaffActivityEntry = StaffActivity['entries'][number];

/** PATCH /api/me (updateSelf). */
export type NameRequest = RequestBody<'updateSelf'>;

/** GET /api/me/second-factor (getSecondFactor). */
export type SecondFactor = AnswerBody<'getSecondFactor'>;
/** POST /api/me/second-factor (startSecondFactor): for the app. */
export type BegunFactor = AnswerBody<'startSecondFactor'>;

/** POST /api/me/second-factor/confirm (confirmSecondFactor). */
export type ConfirmedFactor = AnswerBody<'confirmSecondFactor'>;

/** The second step after the password of signIn: a code, or the browser's answer for a passkey. */
export type SecondStepRequest = Pick<SignInRequest, 'code' | 'passkey'>;

/** POST /api/me/proof (reauthenticate). 422 under `password`, `code` or `passkey`. */
export type ProofRequest = RequestBody<'reauthenticate'>;

/** GET /api/me/passkeys (listPasskeys). */
export type Passkeys = AnswerBody<'listPasskeys'>;
/** POST /api/me/passkeys (addPasskey): a name, and the browser's new credential. */
export type NewPasskeyRequest = RequestBody<'addPasskey'>;

/** GET /api/me/sessions (listSessions): where the signed-in person is signed in. */
export type OwnSession = AnswerBody<'listSessions'>['sessions'][number];

/** GET /api/staff/tokens (listAccessTokens): tokens of administrators for programs, without their secrets. */
export type AccessToken = AnswerBody<'listAccessTokens'>['tokens'][number];
/** POST /api/staff/tokens (createAccessToken). */
export type NewAccessTokenRequest = RequestBody<'createAccessToken'>;
/** POST /api/token (openProgramSession): a program's session of a quarter of an hour. */
export type ProgramSession = AnswerBody<'openProgramSession'>;
