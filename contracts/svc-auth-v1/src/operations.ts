/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Signs in by e-mail or phone and password; with role admin for staff alone. */
export const A01 = 'POST /api/login' as Operation<'A01'>;
/** Signs out: ends the session and clears its cookies. By bearer token, or by the file cookie with X-XSRF-TOKEN. */
export const A04 = 'POST /api/logout' as Operation<'A04'>;
/** Ends all other sessions of oneself. */
export const A15 = 'POST /api/me/sign-out-everywhere' as Operation<'A15'>;
/** Who is signed in. */
export const A02 = 'GET /api/me' as Operation<'A02'>;
/** Corrects the own name, of somebody on the staff. */
export const A16 = 'PATCH /api/me' as Operation<'A16'>;
/** Changes the own password and signs out everywhere else. */
export const A03 = 'POST /api/users/{id}/change-password' as Operation<'A03'>;
/** Mails a link to set a new password, if there is such an account. */
export const A05 = 'POST /api/password/forgot' as Operation<'A05'>;
/** Sets a new password by the mailed link, once, and signs out everywhere. */
export const A06 = 'POST /api/password/reset' as Operation<'A06'>;
/** Everybody on the staff, by name. */
export const A07 = 'GET /api/staff' as Operation<'A07'>;
/** Invites somebody to the staff, by e-mail. */
export const A08 = 'POST /api/staff' as Operation<'A08'>;
/** Sends a new invitation; the link of the old one is void. */
export const A09 = 'POST /api/staff/{id}/invitation' as Operation<'A09'>;
/** Changes a name, a role, or whether somebody may sign in; other rights end all sessions at once. */
export const A10 = 'PATCH /api/staff/{id}' as Operation<'A10'>;
/** Signs somebody out everywhere. */
export const A11 = 'POST /api/staff/{id}/sign-out' as Operation<'A11'>;
/** What was done to staff accounts, newest first. */
export const A14 = 'GET /api/staff/activity' as Operation<'A14'>;
/** Who is invited by this link. */
export const A12 = 'GET /api/staff/invitations/{token}' as Operation<'A12'>;
/** Accepts an invitation, once: sets the password and signs in. */
export const A13 = 'POST /api/staff/invitations/{token}' as Operation<'A13'>;
/** Mails about accounts that were given up, the newest 100, and how many wait to be sent. */
export const A17 = 'GET /api/staff/mail' as Operation<'A17'>;
/** Sends again what was given up. */
export const A18 = 'POST /api/staff/mail/{id}/retry' as Operation<'A18'>;
