/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Signs in with email or phone number, and password; role admin admits staff only */
export const A01 = 'POST /api/login' as Operation<'A01'>;
/** Signs out: ends the session and clears its cookies; by bearer token, or by the file cookie with X-XSRF-TOKEN */
export const A04 = 'POST /api/logout' as Operation<'A04'>;
/** Sets the cookie for stored files again, after it has expired in a browser */
export const A19 = 'POST /api/me/files' as Operation<'A19'>;
/** Ends all other sessions of the signed-in person */
export const A15 = 'POST /api/me/sign-out-everywhere' as Operation<'A15'>;
/** Returns the signed-in person's sessions: this one first, then by last use */
export const A30 = 'GET /api/me/sessions' as Operation<'A30'>;
/** Ends one session of the signed-in person at once */
export const A31 = 'DELETE /api/me/sessions/{id}' as Operation<'A31'>;
/** Proves the password, and the code where there is one, again: opens for 15 minutes the calls that answer 403 with `reauthenticate` */
export const A50 = 'POST /api/me/proof' as Operation<'A50'>;
/** Tells that somebody types or presses at a page of the staff; from then on the session ends without use */
export const A51 = 'POST /api/me/session/used' as Operation<'A51'>;
/** Returns after how many minutes without use sessions of staff end */
export const A52 = 'GET /api/staff/session-rule' as Operation<'A52'>;
/** Sets after how many minutes without use sessions of staff end */
export const A53 = 'PUT /api/staff/session-rule' as Operation<'A53'>;
/** Returns whether signing in asks the staff member for a code */
export const A32 = 'GET /api/me/second-factor' as Operation<'A32'>;
/** Begins to set up an authenticator app, after the password */
export const A33 = 'POST /api/me/second-factor' as Operation<'A33'>;
/** Turns the second factor on by the first code of the app, and ends all that was opened without it */
export const A34 = 'POST /api/me/second-factor/confirm' as Operation<'A34'>;
/** Turns the second factor off, after password and code, and ends all but this session */
export const A35 = 'POST /api/me/second-factor/off' as Operation<'A35'>;
/** Makes new recovery codes in place of the ones before, after password and code */
export const A36 = 'POST /api/me/second-factor/recovery-codes' as Operation<'A36'>;
/** Takes the second factor off a staff account and ends all its sessions */
export const A37 = 'POST /api/staff/{id}/second-factor/reset' as Operation<'A37'>;
/** Returns whether administrators need a second factor */
export const A38 = 'GET /api/staff/second-factor-rule' as Operation<'A38'>;
/** Requires a second factor of administrators, or no longer; who has none is signed out at once */
export const A39 = 'PUT /api/staff/second-factor-rule' as Operation<'A39'>;
/** Returns the signed-in person's passkeys, the oldest first */
export const A54 = 'GET /api/me/passkeys' as Operation<'A54'>;
/** Adds the passkey that the browser made */
export const A56 = 'POST /api/me/passkeys' as Operation<'A56'>;
/** Begins to add a passkey: returns what the browser is asked */
export const A55 = 'POST /api/me/passkeys/options' as Operation<'A55'>;
/** Removes a passkey of one’s own, and ends all but this session */
export const A57 = 'DELETE /api/me/passkeys/{id}' as Operation<'A57'>;
/** Returns the signed-in person */
export const A02 = 'GET /api/me' as Operation<'A02'>;
/** Changes the signed-in staff member's own name */
export const A16 = 'PATCH /api/me' as Operation<'A16'>;
/** Keeps the language in which the signed-in person is written to */
export const A63 = 'PUT /api/me/language' as Operation<'A63'>;
/** Changes one's own password and ends all other sessions */
export const A03 = 'POST /api/users/{id}/change-password' as Operation<'A03'>;
/** Mails a link to set a new password, if the account exists */
export const A05 = 'POST /api/password/forgot' as Operation<'A05'>;
/** Sets a new password with the mailed link, once, and ends all sessions */
export const A06 = 'POST /api/password/reset' as Operation<'A06'>;
/** Returns all staff accounts by name */
export const A07 = 'GET /api/staff' as Operation<'A07'>;
/** Invites a person to the staff by email */
export const A08 = 'POST /api/staff' as Operation<'A08'>;
/** Sends a new invitation and makes the earlier link invalid */
export const A09 = 'POST /api/staff/{id}/invitation' as Operation<'A09'>;
/** Changes the name, the role or the right to sign in of a staff account; changed rights end all its sessions at once */
export const A10 = 'PATCH /api/staff/{id}' as Operation<'A10'>;
/** Ends all sessions of a staff account */
export const A11 = 'POST /api/staff/{id}/sign-out' as Operation<'A11'>;
/** Returns the changes to staff accounts, newest first */
export const A14 = 'GET /api/staff/activity' as Operation<'A14'>;
/** Returns the person invited with this link; for pages of before, others call A70 */
export const A12 = 'GET /api/staff/invitations/{token}' as Operation<'A12'>;
/** Accepts an invitation, once: sets the password and signs in; for pages of before, others call A71 */
export const A13 = 'POST /api/staff/invitations/{token}' as Operation<'A13'>;
/** Returns the person invited with this link */
export const A70 = 'POST /api/staff/invitation' as Operation<'A70'>;
/** Accepts an invitation, once: sets the password and signs in */
export const A71 = 'POST /api/staff/invitation/accept' as Operation<'A71'>;
/** Returns the tokens for programs without their secrets, the newest first */
export const Z01 = 'GET /api/staff/tokens' as Operation<'Z01'>;
/** Makes a token for a program, which is told this once */
export const Z02 = 'POST /api/staff/tokens' as Operation<'Z02'>;
/** Ends a token, and all sessions that programs have by it, at once */
export const Z03 = 'DELETE /api/staff/tokens/{id}' as Operation<'Z03'>;
/** Opens a session of a quarter of an hour for a program with a token */
export const Z04 = 'POST /api/token' as Operation<'Z04'>;
/** Returns the newest 100 undeliverable mails about accounts, and the number waiting to be sent */
export const A17 = 'GET /api/staff/mail' as Operation<'A17'>;
/** Sends an undeliverable mail again */
export const A18 = 'POST /api/staff/mail/{id}/retry' as Operation<'A18'>;
/** Returns the mails about accounts whose words can be changed, in a language */
export const A58 = 'GET /api/staff/mail-templates' as Operation<'A58'>;
/** Returns the words of a mail with their versions, the standard, and the placeholders */
export const A59 = 'GET /api/staff/mail-templates/{kind}/{language}' as Operation<'A59'>;
/** Changes the words of a mail; every version stays */
export const A60 = 'PUT /api/staff/mail-templates/{kind}/{language}' as Operation<'A60'>;
/** Returns the mail as these words would make it, with the name of who asks; stores nothing, opens nothing */
export const A61 = 'POST /api/staff/mail-templates/{kind}/{language}/preview' as Operation<'A61'>;
/** Goes back to the standard words of a mail; every version stays */
export const A62 = 'POST /api/staff/mail-templates/{kind}/{language}/standard' as Operation<'A62'>;
/** Returns the security events that fit, newest first */
export const A20 = 'GET /api/staff/events' as Operation<'A20'>;
/** Returns the newest 100,000 security events that fit as CSV, and records that it did */
export const A21 = 'GET /api/staff/events.csv' as Operation<'A21'>;
