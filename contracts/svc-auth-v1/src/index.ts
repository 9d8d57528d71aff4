/** The public calls of svc-auth, version 1. */
import type { AnswerBody, RequestBody } from './answers';
import type { components } from './generated';

export * from './cookies';
export type { paths } from './generated';

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
