/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Signs in with email or phone number, and password; role admin admits staff only */
export const signIn = 'POST /api/login' as Operation<'signIn'>;
/** @deprecated The former name of signIn. */
export { signIn as A01 };
/** Signs out: ends the session and clears its cookies; by bearer token, or by the file cookie with X-XSRF-TOKEN */
export const signOut = 'POST /api/logout' as Operation<'signOut'>;
/** @deprecated The former name of signOut. */
export { signOut as A04 };
/** Sets the cookie for stored files again, after it has expired in a browser */
export const renewFileCookie = 'POST /api/me/files' as Operation<'renewFileCookie'>;
/** @deprecated The former name of renewFileCookie. */
export { renewFileCookie as A19 };
/** Ends all other sessions of the signed-in person */
export const signOutEverywhere = 'POST /api/me/sign-out-everywhere' as Operation<'signOutEverywhere'>;
/** @deprecated The former name of signOutEverywhere. */
export { signOutEverywhere as A15 };
/** Returns the signed-in person's sessions: this one first, then by last use */
export const listSessions = 'GET /api/me/sessions' as Operation<'listSessions'>;
/** @deprecated The former name of listSessions. */
export { listSessions as A30 };
/** Ends one session of the signed-in person at once */
export const endSession = 'DELETE /api/me/sessions/{id}' as Operation<'endSession'>;
/** @deprecated The former name of endSession. */
export { endSession as A31 };
/** Proves the password, and the code where there is one, again: opens for 15 minutes the calls that answer 403 with `reauthenticate` */
export const reauthenticate = 'POST /api/me/proof' as Operation<'reauthenticate'>;
/** @deprecated The former name of reauthenticate. */
export { reauthenticate as A50 };
/** Tells that somebody types or presses at a page of the staff; from then on the session ends without use */
export const recordSessionUse = 'POST /api/me/session/used' as Operation<'recordSessionUse'>;
/** @deprecated The former name of recordSessionUse. */
export { recordSessionUse as A51 };
/** Returns after how many minutes without use sessions of staff end */
export const getSessionRule = 'GET /api/staff/session-rule' as Operation<'getSessionRule'>;
/** @deprecated The former name of getSessionRule. */
export { getSessionRule as A52 };
/** Sets after how many minutes without use sessions of staff end */
export const updateSessionRule = 'PUT /api/staff/session-rule' as Operation<'updateSessionRule'>;
/** @deprecated The former name of updateSessionRule. */
export { updateSessionRule as A53 };
/** Returns whether signing in asks the staff member for a code */
export const getSecondFactor = 'GET /api/me/second-factor' as Operation<'getSecondFactor'>;
/** @deprecated The former name of getSecondFactor. */
export { getSecondFactor as A32 };
/** Begins to set up an authenticator app, after the password */
export const startSecondFactor = 'POST /api/me/second-factor' as Operation<'startSecondFactor'>;
/** @deprecated The former name of startSecondFactor. */
export { startSecondFactor as A33 };
/** Turns the second factor on by the first code of the app, and ends all that was opened without it */
export const confirmSecondFactor = 'POST /api/me/second-factor/confirm' as Operation<'confirmSecondFactor'>;
/** @deprecated The former name of confirmSecondFactor. */
export { confirmSecondFactor as A34 };
/** Turns the second factor off, after password and code, and ends all but this session */
export const disableSecondFactor = 'POST /api/me/second-factor/off' as Operation<'disableSecondFactor'>;
/** @deprecated The former name of disableSecondFactor. */
export { disableSecondFactor as A35 };
/** Makes new recovery codes in place of the ones before, after password and code */
export const renewRecoveryCodes = 'POST /api/me/second-factor/recovery-codes' as Operation<'renewRecoveryCodes'>;
/** @deprecated The former name of renewRecoveryCodes. */
export { renewRecoveryCodes as A36 };
/** Takes the second factor off a staff account and ends all its sessions */
export const resetSecondFactor = 'POST /api/staff/{id}/second-factor/reset' as Operation<'resetSecondFactor'>;
/** @deprecated The former name of resetSecondFactor. */
export { resetSecondFactor as A37 };
/** Returns whether administrators need a second factor */
export const getSecondFactorRule = 'GET /api/staff/second-factor-rule' as Operation<'getSecondFactorRule'>;
/** @deprecated The former name of getSecondFactorRule. */
export { getSecondFactorRule as A38 };
/** Requires a second factor of administrators, or no longer; who has none is signed out at once */
export const updateSecondFactorRule = 'PUT /api/staff/second-factor-rule' as Operation<'updateSecondFactorRule'>;
/** @deprecated The former name of updateSecondFactorRule. */
export { updateSecondFactorRule as A39 };
/** Returns the signed-in person's passkeys, the oldest first */
export const listPasskeys = 'GET /api/me/passkeys' as Operation<'listPasskeys'>;
/** @deprecated The former name of listPasskeys. */
export { listPasskeys as A54 };
/** Adds the passkey that the browser made */
export const addPasskey = 'POST /api/me/passkeys' as Operation<'addPasskey'>;
/** @deprecated The former name of addPasskey. */
export { addPasskey as A56 };
/** Begins to add a passkey: returns what the browser is asked */
export const startPasskey = 'POST /api/me/passkeys/options' as Operation<'startPasskey'>;
/** @deprecated The former name of startPasskey. */
export { startPasskey as A55 };
/** Removes a passkey of one’s own, and ends all but this session */
export const deletePasskey = 'DELETE /api/me/passkeys/{id}' as Operation<'deletePasskey'>;
/** @deprecated The former name of deletePasskey. */
export { deletePasskey as A57 };
/** Returns the signed-in person */
export const getSelf = 'GET /api/me' as Operation<'getSelf'>;
/** @deprecated The former name of getSelf. */
export { getSelf as A02 };
/** Changes the signed-in staff member's own name */
export const updateSelf = 'PATCH /api/me' as Operation<'updateSelf'>;
/** @deprecated The former name of updateSelf. */
export { updateSelf as A16 };
/** Keeps the language in which the signed-in person is written to */
export const updateLanguage = 'PUT /api/me/language' as Operation<'updateLanguage'>;
/** @deprecated The former name of updateLanguage. */
export { updateLanguage as A63 };
/** Changes one's own password and ends all other sessions */
export const changePassword = 'POST /api/users/{id}/change-password' as Operation<'changePassword'>;
/** @deprecated The former name of changePassword. */
export { changePassword as A03 };
/** Mails a link to set a new password, if the account exists */
export const requestPasswordReset = 'POST /api/password/forgot' as Operation<'requestPasswordReset'>;
/** @deprecated The former name of requestPasswordReset. */
export { requestPasswordReset as A05 };
/** Sets a new password with the mailed link, once, and ends all sessions */
export const resetPassword = 'POST /api/password/reset' as Operation<'resetPassword'>;
/** @deprecated The former name of resetPassword. */
export { resetPassword as A06 };
/** Returns the roles of the staff with what each may do, and who has the custom ones */
export const listRoles = 'GET /api/staff/roles' as Operation<'listRoles'>;
/** Makes a role of permissions that whoever makes it has, too */
export const createRole = 'POST /api/staff/roles' as Operation<'createRole'>;
/** Changes the name of a custom role or what it may do; other permissions sign out everybody who has it */
export const updateRole = 'PATCH /api/staff/roles/{id}' as Operation<'updateRole'>;
/** Removes a custom role; 409 names who has it, unless all of them move to another role */
export const deleteRole = 'DELETE /api/staff/roles/{id}' as Operation<'deleteRole'>;
/** Returns all staff accounts by name */
export const listStaff = 'GET /api/staff' as Operation<'listStaff'>;
/** @deprecated The former name of listStaff. */
export { listStaff as A07 };
/** Invites a person to the staff by email */
export const inviteStaff = 'POST /api/staff' as Operation<'inviteStaff'>;
/** @deprecated The former name of inviteStaff. */
export { inviteStaff as A08 };
/** Sends a new invitation and makes the earlier link invalid */
export const resendInvitation = 'POST /api/staff/{id}/invitation' as Operation<'resendInvitation'>;
/** @deprecated The former name of resendInvitation. */
export { resendInvitation as A09 };
/** Changes the name, the role or the right to sign in of a staff account; changed rights end all its sessions at once */
export const updateStaff = 'PATCH /api/staff/{id}' as Operation<'updateStaff'>;
/** @deprecated The former name of updateStaff. */
export { updateStaff as A10 };
/** Ends all sessions of a staff account */
export const signOutStaff = 'POST /api/staff/{id}/sign-out' as Operation<'signOutStaff'>;
/** @deprecated The former name of signOutStaff. */
export { signOutStaff as A11 };
/** Returns the changes to staff accounts, newest first */
export const listStaffActivity = 'GET /api/staff/activity' as Operation<'listStaffActivity'>;
/** @deprecated The former name of listStaffActivity. */
export { listStaffActivity as A14 };
/** Returns the person invited with this link; for pages of before, others call getInvitation */
export const getInvitationByToken = 'GET /api/staff/invitations/{token}' as Operation<'getInvitationByToken'>;
/** @deprecated The former name of getInvitationByToken. */
export { getInvitationByToken as A12 };
/** Accepts an invitation, once: sets the password and signs in; for pages of before, others call acceptInvitation */
export const acceptInvitationByToken = 'POST /api/staff/invitations/{token}' as Operation<'acceptInvitationByToken'>;
/** @deprecated The former name of acceptInvitationByToken. */
export { acceptInvitationByToken as A13 };
/** Returns the person invited with this link */
export const getInvitation = 'POST /api/staff/invitation' as Operation<'getInvitation'>;
/** @deprecated The former name of getInvitation. */
export { getInvitation as A70 };
/** Accepts an invitation, once: sets the password and signs in */
export const acceptInvitation = 'POST /api/staff/invitation/accept' as Operation<'acceptInvitation'>;
/** @deprecated The former name of acceptInvitation. */
export { acceptInvitation as A71 };
/** Returns the tokens for programs without their secrets, the newest first */
export const listAccessTokens = 'GET /api/staff/tokens' as Operation<'listAccessTokens'>;
/** @deprecated The former name of listAccessTokens. */
export { listAccessTokens as Z01 };
/** Makes a token for a program, which is told this once */
export const createAccessToken = 'POST /api/staff/tokens' as Operation<'createAccessToken'>;
/** @deprecated The former name of createAccessToken. */
export { createAccessToken as Z02 };
/** Ends a token, and all sessions that programs have by it, at once */
export const deleteAccessToken = 'DELETE /api/staff/tokens/{id}' as Operation<'deleteAccessToken'>;
/** @deprecated The former name of deleteAccessToken. */
export { deleteAccessToken as Z03 };
/** Opens a session of a quarter of an hour for a program with a token */
export const openProgramSession = 'POST /api/token' as Operation<'openProgramSession'>;
/** @deprecated The former name of openProgramSession. */
export { openProgramSession as Z04 };
/** Returns the newest 100 undeliverable mails about accounts, and the number waiting to be sent */
export const listAccountMails = 'GET /api/staff/mail' as Operation<'listAccountMails'>;
/** @deprecated The former name of listAccountMails. */
export { listAccountMails as A17 };
/** Sends an undeliverable mail again */
export const retryAccountMail = 'POST /api/staff/mail/{id}/retry' as Operation<'retryAccountMail'>;
/** @deprecated The former name of retryAccountMail. */
export { retryAccountMail as A18 };
/** Returns the mails about accounts whose words can be changed, in a language */
export const listAccountMailTemplates = 'GET /api/staff/mail-templates' as Operation<'listAccountMailTemplates'>;
/** @deprecated The former name of listAccountMailTemplates. */
export { listAccountMailTemplates as A58 };
/** Returns the words of a mail with their versions, the standard, and the placeholders */
export const getAccountMailTemplate = 'GET /api/staff/mail-templates/{kind}/{language}' as Operation<'getAccountMailTemplate'>;
/** @deprecated The former name of getAccountMailTemplate. */
export { getAccountMailTemplate as A59 };
/** Changes the words of a mail; every version stays */
export const updateAccountMailTemplate = 'PUT /api/staff/mail-templates/{kind}/{language}' as Operation<'updateAccountMailTemplate'>;
/** @deprecated The former name of updateAccountMailTemplate. */
export { updateAccountMailTemplate as A60 };
/** Returns the mail as these words would make it, with the name of who asks; stores nothing, opens nothing */
export const previewAccountMailTemplate = 'POST /api/staff/mail-templates/{kind}/{language}/preview' as Operation<'previewAccountMailTemplate'>;
/** @deprecated The former name of previewAccountMailTemplate. */
export { previewAccountMailTemplate as A61 };
/** Goes back to the standard words of a mail; every version stays */
export const resetAccountMailTemplate = 'POST /api/staff/mail-templates/{kind}/{language}/standard' as Operation<'resetAccountMailTemplate'>;
/** @deprecated The former name of resetAccountMailTemplate. */
export { resetAccountMailTemplate as A62 };
/** Returns the security events that fit, newest first */
export const listAccountEvents = 'GET /api/staff/events' as Operation<'listAccountEvents'>;
/** @deprecated The former name of listAccountEvents. */
export { listAccountEvents as A20 };
/** Returns the newest 100,000 security events that fit as CSV, and records that it did */
export const exportAccountEvents = 'GET /api/staff/events.csv' as Operation<'exportAccountEvents'>;
/** @deprecated The former name of exportAccountEvents. */
export { exportAccountEvents as A21 };
