/** The calls that svc-auth answers to the portal's other services alone, with the service credential. */
import type { AnswerBody, RequestBody } from './answers';

export { identifyingMessages } from './identifying';

/**
 * POST /internal/wizard/identify. 401: an unknown or wrong pair, or with `code_required` a missing, wrong or used code;
 * 429: too many attempts, or mails.
 */
export type IdentifyRequest = RequestBody<'identifyApplicant'>;
export type IdentifyAnswer = AnswerBody<'identifyApplicant'>;
export type IdentifyRefusal = AnswerBody<'identifyApplicant', 401>;
/** Contains `challenge` when too many wrong pairs came from this network. */
export type IdentifySlowed = AnswerBody<'identifyApplicant', 429>;
/** The values for `deviceCookie`. */
export type DeviceAnswer = IdentifyAnswer['device'];
export type Person = IdentifyAnswer['person'];

/** POST /internal/wizard/token. 404: no open applicant account. `expires_at` is ISO 8601. */
export type WizardTokenRequest = RequestBody<'makeWizardToken'>;
export type WizardTokenAnswer = AnswerBody<'makeWizardToken'>;

/** POST /internal/wizard/copy-token: as above, for the applicant's own copy of it, a quarter of an hour. */
export type CopyTokenAnswer = AnswerBody<'makeCopyToken'>;

/** POST /internal/people/{id}/mailed-password. Either a fresh `password`, or `already_has_password`. */
export type MailedPasswordAnswer = AnswerBody<'makeMailedPassword'>;

/** GET /internal/people/{id}. `staff_since` is ISO 8601; releases before 1.3.0 do not return it. */
export type PersonAnswer = AnswerBody<'getPerson'>;

/** POST /internal/people/languages. 404 where svc-auth is older. */
export type LanguagesAnswer = AnswerBody<'listLanguages'>;

/** GET /internal/staff. 404 where svc-auth is older. */
export type ColleaguesAnswer = AnswerBody<'listColleagues'>;

/** GET /internal/staff/{id}/standing. 404 from an older svc-auth: then the standing is unknown, and nothing is done. */
export type StaffStatus = AnswerBody<'getStanding'>;

/** PATCH /internal/people/{id}. */
export type PersonPatch = RequestBody<'changePerson'>;

/**
 * POST /internal/people/{id}/email-code, .../email and .../phone: corrections by an applicant before the submission.
 */
export type EmailCodeRequest = RequestBody<'askForEmailCode'>;
export type CorrectEmailRequest = RequestBody<'correctEmail'>;
export type CorrectEmailAnswer = AnswerBody<'correctEmail'>;
export type CorrectPhoneRequest = RequestBody<'correctPhone'>;

/** GET /internal/revocations. Ask again with `cursor` as `since`. */
export type RevocationsAnswer = AnswerBody<'listRevocations'>;
export type KeysAnswer = AnswerBody<'getKeys'>;
