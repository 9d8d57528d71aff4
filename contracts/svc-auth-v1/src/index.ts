/** The public calls of svc-auth, version 1. */
import type { AnswerBody, RequestBody } from './answers';
import type { components } from './generated';

export * from './cookies';
export type { paths } from './generated';
export { idleMinutes } from './idle';
export { mailedPasswordDays } from './mailed-password';
export {
  ACCESS_TOKEN_PREFIX,
  accessTokenDays,
  type ProgramScope,
  programScopes,
} from './program-scopes';
export { CONTRACT_VERSION } from './version';

/** The body of every error answer. */
export type ErrorBody = components['schemas']['Error'];

/** POST /api/login (A01). Applicants send `email_or_phone`; staff `email` and `role: 'admin'`. */
export type SignInRequest = RequestBody<'A01'>;
export type SignInAnswer = AnswerBody<'A01'>;
export type SignedInUser = SignInAnswer['user'];
export type Role = SignedInUser['role'];

/** GET /api/me (A02). */
export type Profile = AnswerBody<'A02'>;

/** POST /api/users/{id}/change-password (A03). 401: the current password is wrong. */
export type ChangePasswordRequest = RequestBody<'A03'>;

/** POST /api/password/forgot (A05). Answers 202 whether there is such an account or not. */
export type ForgottenPasswordRequest = RequestBody<'A05'>;

/** POST /api/password/reset (A06). 422 under `token`: the link is no longer good. */
export type ResetPasswordRequest = RequestBody<'A06'>;

/** The staff, for administrators: GET /api/staff (A07), POST /api/staff (A08), PATCH /api/staff/{id} (A10). */
export type StaffList = AnswerBody<'A07'>;
export type StaffMember = StaffList['staff'][number];
export type StaffAnswer = AnswerBody<'A10'>;
/** 409: the email address is taken, told under `email`. */
export type NewStaffRequest = RequestBody<'A08'>;
/** 409: the last active administrator, or oneself. */
export type StaffChangesRequest = RequestBody<'A10'>;
/** How many sessions were ended (A11, A15). */
export type EndedAnswer = AnswerBody<'A11'>;

/** POST /api/staff/invitation (A70). 404: used, replaced, taken back or expired. */
export type InvitationAnswer = AnswerBody<'A70'>;
/** POST /api/staff/invitation/accept (A71); answers as a sign-in does. */
export type AcceptInvitationRequest = RequestBody<'A71'>;

/** GET /api/staff/activity (A14). */
export type StaffActivity = AnswerBody<'A14'>;
export type StaffActivityEntry = StaffActivity['entries'][number];

/** PATCH /api/me (A16). */
export type NameRequest = RequestBody<'A16'>;

/** GET /api/me/second-factor (A32). */
export type SecondFactor = AnswerBody<'A32'>;
/** POST /api/me/second-factor (A33): for the app. */
export type BegunFactor = AnswerBody<'A33'>;

/** POST /api/me/second-factor/confirm (A34). */
export type ConfirmedFactor = AnswerBody<'A34'>;

/** After the password of A01: a code, or what the browser answers for a passkey. */
export type SecondStepRequest = Pick<SignInRequest, 'code' | 'passkey'>;

/** POST /api/me/proof (A50). 422 under `password`, `code` or `passkey`. */
export type ProofRequest = RequestBody<'A50'>;

/** GET /api/me/passkeys (A54). */
export type Passkeys = AnswerBody<'A54'>;
/** POST /api/me/passkeys (A56): a name, and what the browser made. */
export type NewPasskeyRequest = RequestBody<'A56'>;

/** GET /api/me/sessions (A30): where the signed-in person is signed in. */
export type OwnSession = AnswerBody<'A30'>['sessions'][number];

/** GET /api/staff/tokens (Z01): tokens of administrators for programs, without their secrets. */
export type AccessToken = AnswerBody<'Z01'>['tokens'][number];
/** POST /api/staff/tokens (Z02). */
export type NewAccessTokenRequest = RequestBody<'Z02'>;
/** POST /api/token (Z04): a program's session of a quarter of an hour. */
export type ProgramSession = AnswerBody<'Z04'>;
