/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Returns whether the portal is open, and the limits of its forms */
export const getPortalStatus = 'GET /api/portal-status' as Operation<'getPortalStatus'>;
/** @deprecated The former name of getPortalStatus. */
export { getPortalStatus as P01 };
/** Returns whether the portal is open */
export const getPortalStatusForStaff = 'GET /api/admin/portal-status' as Operation<'getPortalStatusForStaff'>;
/** @deprecated The former name of getPortalStatusForStaff. */
export { getPortalStatusForStaff as P02 };
/** Opens or closes the portal to applicants */
export const setPortalStatus = 'POST /api/admin/portal-status' as Operation<'setPortalStatus'>;
/** @deprecated The former name of setPortalStatus. */
export { setPortalStatus as P03 };
/** Returns the settings of the portal and their defaults */
export const getSettings = 'GET /api/admin/settings' as Operation<'getSettings'>;
/** @deprecated The former name of getSettings. */
export { getSettings as M18 };
/** Changes the named settings */
export const updateSettings = 'PUT /api/admin/settings' as Operation<'updateSettings'>;
/** @deprecated The former name of updateSettings. */
export { updateSettings as M19 };
/** Returns the terms that applicants agree to */
export const getTerms = 'GET /api/terms' as Operation<'getTerms'>;
/** @deprecated The former name of getTerms. */
export { getTerms as N110 };
/** Changes the terms in one language; an empty text brings the standard terms back */
export const updateTerms = 'PUT /api/admin/terms' as Operation<'updateTerms'>;
/** @deprecated The former name of updateTerms. */
export { updateTerms as N111 };
/** Returns the number of unread notifications, and for administrators of pending requests */
export const countUnread = 'GET /api/admin/unread-counts' as Operation<'countUnread'>;
/** @deprecated The former name of countUnread. */
export { countUnread as M06 };
/** Returns the newest 100 notifications of a period, or the 100 before a given one */
export const listNotifications = 'GET /api/admin/notifications' as Operation<'listNotifications'>;
/** @deprecated The former name of listNotifications. */
export { listNotifications as M07 };
/** Returns the newest 50 notifications */
export const listLatestNotifications = 'GET /api/admin/notifications/latest' as Operation<'listLatestNotifications'>;
/** @deprecated The former name of listLatestNotifications. */
export { listLatestNotifications as M08 };
/** Marks all notifications as read by the signed-in staff member */
export const markAllNotificationsRead = 'POST /api/admin/notifications/mark-all-read' as Operation<'markAllNotificationsRead'>;
/** @deprecated The former name of markAllNotificationsRead. */
export { markAllNotificationsRead as M09 };
/** Marks one notification as read by the signed-in staff member */
export const markNotificationRead = 'POST /api/admin/notifications/{id}/read' as Operation<'markNotificationRead'>;
/** @deprecated The former name of markNotificationRead. */
export { markNotificationRead as M10 };
/** Returns the security events that fit, newest first */
export const listApplicationEvents = 'GET /api/admin/events' as Operation<'listApplicationEvents'>;
/** @deprecated The former name of listApplicationEvents. */
export { listApplicationEvents as M23 };
/** Returns the newest 100,000 security events that fit as CSV, and records that it did */
export const exportApplicationEvents = 'GET /api/admin/events.csv' as Operation<'exportApplicationEvents'>;
/** @deprecated The former name of exportApplicationEvents. */
export { exportApplicationEvents as M24 };
/** Returns the visit application as stored, for reading before the signature */
export const reviewVisit = 'GET /api/visitor/review/{intern_details_id}' as Operation<'reviewVisit'>;
/** @deprecated The former name of reviewVisit. */
export { reviewVisit as V12 };
/** Returns a stored file */
export const getFile = 'GET /api/storage/{path}' as Operation<'getFile'>;
/** @deprecated The former name of getFile. */
export { getFile as I18 };
/** Begins to send a file in pieces, or goes on where the same file stopped: tells what has arrived */
export const startUpload = 'POST /api/arriving-files' as Operation<'startUpload'>;
/** @deprecated The former name of startUpload. */
export { startUpload as U01 };
/** Stores one piece of a file; a piece may be sent again */
export const uploadChunk = 'POST /api/arriving-files/{id}/pieces' as Operation<'uploadChunk'>;
/** @deprecated The former name of uploadChunk. */
export { uploadChunk as U02 };
/** Gives up a file that is being sent in pieces */
export const cancelUpload = 'DELETE /api/arriving-files/{id}' as Operation<'cancelUpload'>;
/** @deprecated The former name of cancelUpload. */
export { cancelUpload as U03 };
/** Returns what else the person of an application has sent, or may have sent, with why */
export const listSamePerson = 'GET /api/admin/applications/{id}/same-person' as Operation<'listSamePerson'>;
/** @deprecated The former name of listSamePerson. */
export { listSamePerson as S01 };
/** Says of two applications that they are of the same person, or not, or takes that back */
export const setSamePerson = 'POST /api/admin/applications/{id}/same-person' as Operation<'setSamePerson'>;
/** @deprecated The former name of setSamePerson. */
export { setSamePerson as S02 };
/** Returns the active members of staff by name */
export const listColleagueNames = 'GET /api/admin/colleagues' as Operation<'listColleagueNames'>;
/** @deprecated The former name of listColleagueNames. */
export { listColleagueNames as X01 };
/** Returns the readers, labels, notes and score sheets of a submitted application */
export const getAssessment = 'GET /api/admin/applications/{id}/reading' as Operation<'getAssessment'>;
/** @deprecated The former name of getAssessment. */
export { getAssessment as X07 };
/** Writes a note for colleagues about a submitted application; @Name tells that colleague */
export const addNote = 'POST /api/admin/applications/{id}/notes' as Operation<'addNote'>;
/** @deprecated The former name of addNote. */
export { addNote as X08 };
/** Removes a note, for whoever wrote it and for administrators */
export const deleteNote = 'DELETE /api/admin/notes/{id}' as Operation<'deleteNote'>;
/** @deprecated The former name of deleteNote. */
export { deleteNote as X09 };
/** Returns all labels by name, with the number of applications that have each */
export const listLabels = 'GET /api/admin/labels' as Operation<'listLabels'>;
/** @deprecated The former name of listLabels. */
export { listLabels as X02 };
/** Adds a label */
export const createLabel = 'POST /api/admin/labels' as Operation<'createLabel'>;
/** @deprecated The former name of createLabel. */
export { createLabel as X03 };
/** Changes the name and the colour of a label, on every application that has it */
export const updateLabel = 'PUT /api/admin/labels/{id}' as Operation<'updateLabel'>;
/** @deprecated The former name of updateLabel. */
export { updateLabel as X04 };
/** Removes a label, also from every application that has it */
export const deleteLabel = 'DELETE /api/admin/labels/{id}' as Operation<'deleteLabel'>;
/** @deprecated The former name of deleteLabel. */
export { deleteLabel as X05 };
/** Puts a label on submitted applications, or takes it off: all of them or none */
export const setLabelOnApplications = 'POST /api/admin/labels/{id}/applications' as Operation<'setLabelOnApplications'>;
/** @deprecated The former name of setLabelOnApplications. */
export { setLabelOnApplications as X06 };
/** Shares applications out among readers, evenly; nobody gets one of somebody whom they know */
export const distributeApplications = 'POST /api/admin/reading/assign' as Operation<'distributeApplications'>;
/** @deprecated The former name of distributeApplications. */
export { distributeApplications as X10 };
/** Returns how distributeApplications would share them out; stores nothing */
export const previewDistribution = 'POST /api/admin/reading/assign/preview' as Operation<'previewDistribution'>;
/** @deprecated The former name of previewDistribution. */
export { previewDistribution as X11 };
/** Assigns a submitted application to a reader; twice is fine */
export const assignReader = 'PUT /api/admin/applications/{id}/readers/{reader}' as Operation<'assignReader'>;
/** @deprecated The former name of assignReader. */
export { assignReader as X12 };
/** Takes an application from a reader; what they wrote stays */
export const unassignReader = 'DELETE /api/admin/applications/{id}/readers/{reader}' as Operation<'unassignReader'>;
/** @deprecated The former name of unassignReader. */
export { unassignReader as X16 };
/** Says that the caller knows the applicant, and closes everything of this person to the caller */
export const declareConflict = 'POST /api/admin/applications/{id}/conflict' as Operation<'declareConflict'>;
/** @deprecated The former name of declareConflict. */
export { declareConflict as X13 };
/** Returns which members of staff know which applicants, by the number of an application */
export const listConflicts = 'GET /api/admin/conflicts' as Operation<'listConflicts'>;
/** @deprecated The former name of listConflicts. */
export { listConflicts as X14 };
/** Lets a member of staff read what they were taken out of; what they were assigned does not come back. Nobody lifts their own: see overrideOwnConflict */
export const liftConflict = 'POST /api/admin/conflicts/{id}/lift' as Operation<'liftConflict'>;
/** @deprecated The former name of liftConflict. */
export { liftConflict as X15 };
/** Lets the only administrator read again what they closed to themselves; the reason stands in the history */
export const overrideOwnConflict = 'POST /api/admin/conflicts/{id}/override' as Operation<'overrideOwnConflict'>;
/** @deprecated The former name of overrideOwnConflict. */
export { overrideOwnConflict as Z75 };
/** Returns the criteria by which the applications of each programme are read */
export const listScoreForms = 'GET /api/admin/score-forms' as Operation<'listScoreForms'>;
/** @deprecated The former name of listScoreForms. */
export { listScoreForms as X17 };
/** Sets the criteria of a programme as the next version; sheets that were sent keep theirs */
export const updateScoreForm = 'PUT /api/admin/score-forms/{programme}' as Operation<'updateScoreForm'>;
/** @deprecated The former name of updateScoreForm. */
export { updateScoreForm as X18 };
/** Keeps the caller's score sheet of a submitted application as typed; nobody else sees it */
export const saveScoreSheet = 'PUT /api/admin/applications/{id}/score-sheet' as Operation<'saveScoreSheet'>;
/** @deprecated The former name of saveScoreSheet. */
export { saveScoreSheet as X19 };
/** Sends the caller's score sheet, which staff then see and nobody changes */
export const submitScoreSheet = 'POST /api/admin/applications/{id}/score-sheet/send' as Operation<'submitScoreSheet'>;
/** @deprecated The former name of submitScoreSheet. */
export { submitScoreSheet as X20 };
/** Returns the programmes, and since when reviewers read each without names */
export const listBlindProgrammes = 'GET /api/admin/blind' as Operation<'listBlindProgrammes'>;
/** @deprecated The former name of listBlindProgrammes. */
export { listBlindProgrammes as B01 };
/** Hides the names of a programme from reviewers, or shows them again */
export const setBlindReview = 'PUT /api/admin/blind/{programme}' as Operation<'setBlindReview'>;
/** @deprecated The former name of setBlindReview. */
export { setBlindReview as B02 };
/** Returns the applications that are read without names, by their references */
export const listBlindApplications = 'GET /api/admin/blind/applications' as Operation<'listBlindApplications'>;
/** @deprecated The former name of listBlindApplications. */
export { listBlindApplications as B03 };
/** Returns what is read of an application while names are hidden */
export const getBlindApplication = 'GET /api/admin/blind/applications/{id}' as Operation<'getBlindApplication'>;
/** @deprecated The former name of getBlindApplication. */
export { getBlindApplication as B04 };
/** Returns the periods of a submitted application as a calendar file */
export const getApplicationCalendar = 'GET /api/user/applications/{id}/calendar' as Operation<'getApplicationCalendar'>;
/** @deprecated The former name of getApplicationCalendar. */
export { getApplicationCalendar as N01 };
/** Returns the calendar behind an address that a member of staff has made */
export const getCalendarFeed = 'GET /api/calendar/{secret}' as Operation<'getCalendarFeed'>;
/** @deprecated The former name of getCalendarFeed. */
export { getCalendarFeed as N02 };
/** Returns the caller's addresses for calendars, without their secrets */
export const listCalendarFeeds = 'GET /api/admin/calendar-feeds' as Operation<'listCalendarFeeds'>;
/** @deprecated The former name of listCalendarFeeds. */
export { listCalendarFeeds as N03 };
/** Makes an address for a calendar, which is told this once */
export const createCalendarFeed = 'POST /api/admin/calendar-feeds' as Operation<'createCalendarFeed'>;
/** @deprecated The former name of createCalendarFeed. */
export { createCalendarFeed as N04 };
/** Ends an address for a calendar */
export const revokeCalendarFeed = 'POST /api/admin/calendar-feeds/{id}/revoke' as Operation<'revokeCalendarFeed'>;
/** @deprecated The former name of revokeCalendarFeed. */
export { revokeCalendarFeed as N05 };
/** Returns the addresses of programs that are told of events, without their secrets */
export const listWebhooks = 'GET /api/admin/webhooks' as Operation<'listWebhooks'>;
/** @deprecated The former name of listWebhooks. */
export { listWebhooks as Z05 };
/** Adds an address; its secret is told this once */
export const createWebhook = 'POST /api/admin/webhooks' as Operation<'createWebhook'>;
/** @deprecated The former name of createWebhook. */
export { createWebhook as Z06 };
/** Changes an address, what it is told, or whether it is on */
export const updateWebhook = 'PATCH /api/admin/webhooks/{id}' as Operation<'updateWebhook'>;
/** @deprecated The former name of updateWebhook. */
export { updateWebhook as Z07 };
/** Removes an address with what was sent there */
export const deleteWebhook = 'DELETE /api/admin/webhooks/{id}' as Operation<'deleteWebhook'>;
/** @deprecated The former name of deleteWebhook. */
export { deleteWebhook as Z08 };
/** Renews the secret, which is told this once; the one before counts for another day */
export const renewWebhookSecret = 'POST /api/admin/webhooks/{id}/secret' as Operation<'renewWebhookSecret'>;
/** @deprecated The former name of renewWebhookSecret. */
export { renewWebhookSecret as Z09 };
/** Sends a test, and returns what came of it within ten seconds */
export const testWebhook = 'POST /api/admin/webhooks/{id}/test' as Operation<'testWebhook'>;
/** @deprecated The former name of testWebhook. */
export { testWebhook as Z10 };
/** Returns the last 50 messages to an address with their answers, the newest first */
export const listWebhookDeliveries = 'GET /api/admin/webhooks/{id}/deliveries' as Operation<'listWebhookDeliveries'>;
/** @deprecated The former name of listWebhookDeliveries. */
export { listWebhookDeliveries as Z11 };
/** Sends a message once more, with the same id of its event */
export const resendWebhookDelivery = 'POST /api/admin/webhooks/{id}/deliveries/{delivery}/again' as Operation<'resendWebhookDelivery'>;
/** @deprecated The former name of resendWebhookDelivery. */
export { resendWebhookDelivery as Z12 };
/** Returns the newest 100 undeliverable mails about applications, and the number waiting to be sent */
export const listApplicationMails = 'GET /api/admin/mail' as Operation<'listApplicationMails'>;
/** @deprecated The former name of listApplicationMails. */
export { listApplicationMails as M20 };
/** Sends a mail about an application again, unless it waits to be sent */
export const resendApplicationMail = 'POST /api/admin/applications/mails/{id}/send-again' as Operation<'resendApplicationMail'>;
/** @deprecated The former name of resendApplicationMail. */
export { resendApplicationMail as H02 };
/** Sends an undeliverable mail again */
export const retryApplicationMail = 'POST /api/admin/mail/{id}/retry' as Operation<'retryApplicationMail'>;
/** @deprecated The former name of retryApplicationMail. */
export { retryApplicationMail as M21 };
/** Takes the text of a delivery status report from the mail server, which shows MAIL_REPORTS_SECRET as a bearer token */
export const receiveMailReport = 'POST /api/mail-reports' as Operation<'receiveMailReport'>;
/** @deprecated The former name of receiveMailReport. */
export { receiveMailReport as H04 };
/** Returns the mails whose words can be changed, for each programme, in a language */
export const listMailTemplates = 'GET /api/admin/mail-templates' as Operation<'listMailTemplates'>;
/** @deprecated The former name of listMailTemplates. */
export { listMailTemplates as H05 };
/** Returns the words of a mail with their versions, the standard, and the placeholders */
export const getMailTemplate = 'GET /api/admin/mail-templates/{programme}/{kind}/{language}' as Operation<'getMailTemplate'>;
/** @deprecated The former name of getMailTemplate. */
export { getMailTemplate as H06 };
/** Changes the words of a mail; every version stays */
export const updateMailTemplate = 'PUT /api/admin/mail-templates/{programme}/{kind}/{language}' as Operation<'updateMailTemplate'>;
/** @deprecated The former name of updateMailTemplate. */
export { updateMailTemplate as H07 };
/** Goes back to the standard words of a mail; every version stays */
export const resetMailTemplate = 'POST /api/admin/mail-templates/{programme}/{kind}/{language}/standard' as Operation<'resetMailTemplate'>;
/** @deprecated The former name of resetMailTemplate. */
export { resetMailTemplate as H09 };
/** Returns the mail as these words would make it, with a real application; stores nothing */
export const previewMailTemplate = 'POST /api/admin/mail-templates/{programme}/{kind}/{language}/preview' as Operation<'previewMailTemplate'>;
/** @deprecated The former name of previewMailTemplate. */
export { previewMailTemplate as H08 };
/** Returns the texts that the team keeps for decisions and messages, by name */
export const listSavedReplies = 'GET /api/admin/saved-replies' as Operation<'listSavedReplies'>;
/** @deprecated The former name of listSavedReplies. */
export { listSavedReplies as N120 };
/** Keeps a text for the team under a name */
export const createSavedReply = 'POST /api/admin/saved-replies' as Operation<'createSavedReply'>;
/** @deprecated The former name of createSavedReply. */
export { createSavedReply as N121 };
/** Changes a text of the team; 409 where a colleague has changed it since it was read */
export const updateSavedReply = 'PUT /api/admin/saved-replies/{id}' as Operation<'updateSavedReply'>;
/** @deprecated The former name of updateSavedReply. */
export { updateSavedReply as N122 };
/** Removes a text of the team */
export const deleteSavedReply = 'POST /api/admin/saved-replies/{id}/remove' as Operation<'deleteSavedReply'>;
/** @deprecated The former name of deleteSavedReply. */
export { deleteSavedReply as N123 };
/** Stores the academic reference with its letter; the letter may be omitted when it is stored already */
export const saveAcademicReference = 'POST /api/academic-references' as Operation<'saveAcademicReference'>;
/** @deprecated The former name of saveAcademicReference. */
export { saveAcademicReference as I14 };
/** Stores the community reference with its letter; the letter may be omitted when it is stored already */
export const saveCommunityReference = 'POST /api/community-references' as Operation<'saveCommunityReference'>;
/** @deprecated The former name of saveCommunityReference. */
export { saveCommunityReference as I15 };
/** Returns how far each reference letter is, without the letters */
export const listOwnLetters = 'GET /api/user/applications/{id}/letters' as Operation<'listOwnLetters'>;
/** @deprecated The former name of listOwnLetters. */
export { listOwnLetters as E03 };
/** Asks a referee for a letter by mail, in place of whoever was asked before */
export const requestLetter = 'POST /api/user/applications/{id}/letters' as Operation<'requestLetter'>;
/** @deprecated The former name of requestLetter. */
export { requestLetter as E04 };
/** Mails a referee again, once in three days */
export const remindReferee = 'POST /api/user/applications/{id}/letters/{letter}/remind' as Operation<'remindReferee'>;
/** @deprecated The former name of remindReferee. */
export { remindReferee as E05 };
/** Mails the applicant the link again that shows that the mailbox is theirs */
export const resendMailboxConfirmation = 'POST /api/user/applications/{id}/letters/confirmation' as Operation<'resendMailboxConfirmation'>;
/** @deprecated The former name of resendMailboxConfirmation. */
export { resendMailboxConfirmation as E08 };
/** Returns how the letters of each programme with references come */
export const getLetterSettings = 'GET /api/admin/letter-settings' as Operation<'getLetterSettings'>;
/** @deprecated The former name of getLetterSettings. */
export { getLetterSettings as E01 };
/** Chooses how the letters of a programme come */
export const updateLetterSettings = 'PUT /api/admin/letter-settings' as Operation<'updateLetterSettings'>;
/** @deprecated The former name of updateLetterSettings. */
export { updateLetterSettings as E02 };
/** Returns who is and was asked for the letters of an application, and what they have sent */
export const listLetters = 'GET /api/admin/applications/{id}/letters' as Operation<'listLetters'>;
/** @deprecated The former name of listLetters. */
export { listLetters as E06 };
/** Returns the file of a letter that a referee has sent */
export const getLetterFile = 'GET /api/storage/letters/{id}' as Operation<'getLetterFile'>;
/** @deprecated The former name of getLetterFile. */
export { getLetterFile as E07 };
/** Withdraws an application that waits for its decision; its status stays */
export const withdrawApplication = 'POST /api/user/applications/{id}/withdraw' as Operation<'withdrawApplication'>;
/** @deprecated The former name of withdrawApplication. */
export { withdrawApplication as D28 };
/** Takes a withdrawal back, within a day */
export const undoWithdrawal = 'POST /api/user/applications/{id}/undo-withdrawal' as Operation<'undoWithdrawal'>;
/** @deprecated The former name of undoWithdrawal. */
export { undoWithdrawal as D29 };
/** Opens sections and documents of a submitted application for its applicant, until a day */
export const reopenApplication = 'POST /api/admin/applications/{id}/reopenings' as Operation<'reopenApplication'>;
/** @deprecated The former name of reopenApplication. */
export { reopenApplication as C01 };
/** Returns all reopenings of an application, the newest first */
export const listReopenings = 'GET /api/admin/applications/{id}/reopenings' as Operation<'listReopenings'>;
/** @deprecated The former name of listReopenings. */
export { listReopenings as C02 };
/** Sends what the applicant changed in reopened sections, which closes them again */
export const submitReopenedAnswers = 'POST /api/user/applications/{id}/send-answers' as Operation<'submitReopenedAnswers'>;
/** @deprecated The former name of submitReopenedAnswers. */
export { submitReopenedAnswers as C04 };
/** Returns the mail that a reopening would send, and stores nothing */
export const previewReopening = 'POST /api/admin/applications/{id}/reopenings/preview' as Operation<'previewReopening'>;
/** @deprecated The former name of previewReopening. */
export { previewReopening as C05 };
/** Ends a reopening before its time; what was saved until then stays */
export const endReopening = 'POST /api/admin/applications/{id}/reopenings/{number}/end' as Operation<'endReopening'>;
/** @deprecated The former name of endReopening. */
export { endReopening as C06 };
/** Returns the number of unread feedback messages */
export const countUnreadFeedback = 'GET /api/feedback/unread-count' as Operation<'countUnreadFeedback'>;
/** @deprecated The former name of countUnreadFeedback. */
export { countUnreadFeedback as D03 };
/** Returns the unread feedback and the decided requests that have not been seen yet */
export const countUnreadForApplicant = 'GET /api/user/unread-counts' as Operation<'countUnreadForApplicant'>;
/** @deprecated The former name of countUnreadForApplicant. */
export { countUnreadForApplicant as D04 };
/** Returns the feedback on the applicant's applications, newest first */
export const listOwnFeedback = 'GET /api/my-feedback' as Operation<'listOwnFeedback'>;
/** @deprecated The former name of listOwnFeedback. */
export { listOwnFeedback as D05 };
/** Marks feedback as read */
export const markFeedbackRead = 'POST /api/feedback/{id}/read' as Operation<'markFeedbackRead'>;
/** @deprecated The former name of markFeedbackRead. */
export { markFeedbackRead as D06 };
/** Decides on an application, with feedback that the applicant reads and receives by mail */
export const decideApplication = 'POST /api/feedback' as Operation<'decideApplication'>;
/** @deprecated The former name of decideApplication. */
export { decideApplication as M05 };
/** Returns the mail that a decision would send, and stores nothing */
export const previewDecision = 'POST /api/feedback/preview' as Operation<'previewDecision'>;
/** @deprecated The former name of previewDecision. */
export { previewDecision as M15 };
/** Takes a decision back that waits to go out; returns it, for writing it anew */
export const undoDecision = 'POST /api/feedback/held/{id}/undo' as Operation<'undoDecision'>;
/** @deprecated The former name of undoDecision. */
export { undoDecision as H01 };
/** Returns the applicant's requests for another application, newest first */
export const listOwnRequests = 'GET /api/user/secondary-application-requests' as Operation<'listOwnRequests'>;
/** @deprecated The former name of listOwnRequests. */
export { listOwnRequests as D10 };
/** Requests another application of a programme, a year after the last submission */
export const requestAnotherApplication = 'POST /api/user/secondary-application-request' as Operation<'requestAnotherApplication'>;
/** @deprecated The former name of requestAnotherApplication. */
export { requestAnotherApplication as D11 };
/** Marks decided requests as seen by the applicant, and returns the remaining unread counts */
export const markRequestsSeen = 'POST /api/user/secondary-application-requests/seen' as Operation<'markRequestsSeen'>;
/** @deprecated The former name of markRequestsSeen. */
export { markRequestsSeen as D20 };
/** Returns the requests for another application, with their counts */
export const listRequests = 'GET /api/admin/secondary-application-requests' as Operation<'listRequests'>;
/** @deprecated The former name of listRequests. */
export { listRequests as M11 };
/** Approves a request: begins a draft with the applicant's known answers, and mails the applicant */
export const approveRequest = 'POST /api/admin/secondary-application-requests/{id}/approve' as Operation<'approveRequest'>;
/** @deprecated The former name of approveRequest. */
export { approveRequest as M12 };
/** Rejects a request, and mails the applicant the reason */
export const rejectRequest = 'POST /api/admin/secondary-application-requests/{id}/reject' as Operation<'rejectRequest'>;
/** @deprecated The former name of rejectRequest. */
export { rejectRequest as M13 };
/** Returns an application before and after a reopening */
export const compareReopening = 'GET /api/admin/applications/{id}/reopenings/{number}' as Operation<'compareReopening'>;
/** @deprecated The former name of compareReopening. */
export { compareReopening as C03 };
/** Returns a complete application, for its applicant and for staff */
export const getApplicationByType = 'GET /api/applications/applicant/{id}/{type}' as Operation<'getApplicationByType'>;
/** @deprecated The former name of getApplicationByType. */
export { getApplicationByType as D07 };
/** Returns a complete application of the applicant */
export const getOwnApplication = 'GET /api/user/applications/{id}' as Operation<'getOwnApplication'>;
/** @deprecated The former name of getOwnApplication. */
export { getOwnApplication as D13 };
/** Changes the sent parts of an unsubmitted application, all of them or none */
export const updateOwnApplication = 'PUT /api/user/applications/{id}' as Operation<'updateOwnApplication'>;
/** @deprecated The former name of updateOwnApplication. */
export { updateOwnApplication as D14 };
/** Returns a complete application and records that it was opened */
export const openApplicationByType = 'GET /api/admin/applications/applicant/{id}/{type}' as Operation<'openApplicationByType'>;
/** @deprecated The former name of openApplicationByType. */
export { openApplicationByType as M02 };
/** Returns a complete application by its id alone, and records that it was opened */
export const openApplication = 'GET /api/admin/applications/{id}' as Operation<'openApplication'>;
/** @deprecated The former name of openApplication. */
export { openApplication as M03 };
/** Returns the applicant's newest application of this programme, submitted or not */
export const getNewestInternship = 'GET /api/get-progress-fallback' as Operation<'getNewestInternship'>;
/** @deprecated The former name of getNewestInternship. */
export { getNewestInternship as D08 };
/** Returns the applicant's newest application of this programme, submitted or not */
export const getNewestVisit = 'GET /api/visitor/get-progress-fallback' as Operation<'getNewestVisit'>;
/** @deprecated The former name of getNewestVisit. */
export { getNewestVisit as D09 };
/** Returns the acts on an application, its feedback and its mails, oldest first */
export const getTimeline = 'GET /api/admin/applications/{id}/timeline' as Operation<'getTimeline'>;
/** @deprecated The former name of getTimeline. */
export { getTimeline as M16 };
/** Returns the acts in the portal, newest first */
export const listApplicationActivity = 'GET /api/admin/activity' as Operation<'listApplicationActivity'>;
/** @deprecated The former name of listApplicationActivity. */
export { listApplicationActivity as M17 };
/** Signs in with email and phone number, to begin or to resume an application */
export const signInToInternship = 'POST /api/intern/login' as Operation<'signInToInternship'>;
/** @deprecated The former name of signInToInternship. */
export { signInToInternship as I01 };
/** Returns the stored application with the step to continue at */
export const getInternshipProgress = 'GET /api/get-progress' as Operation<'getInternshipProgress'>;
/** @deprecated The former name of getInternshipProgress. */
export { getInternshipProgress as I02 };
/** Stores the form as it is typed; top-level members replace the stored ones */
export const saveInternshipProgress = 'POST /api/save-progress' as Operation<'saveInternshipProgress'>;
/** @deprecated The former name of saveInternshipProgress. */
export { saveInternshipProgress as I03 };
/** Stores the personal details */
export const savePersonalDetails = 'POST /api/personal-details' as Operation<'savePersonalDetails'>;
/** @deprecated The former name of savePersonalDetails. */
export { savePersonalDetails as I04 };
/** Stores whether the applicant has a disability, and their needs */
export const saveDisability = 'POST /api/disability' as Operation<'saveDisability'>;
/** @deprecated The former name of saveDisability. */
export { saveDisability as I05 };
/** Stores the institutions; the first is the current or the highest */
export const saveInstitutions = 'POST /api/institution' as Operation<'saveInstitutions'>;
/** @deprecated The former name of saveInstitutions. */
export { saveInstitutions as I06 };
/** Stores the degrees; the list may be empty */
export const saveDegrees = 'POST /api/degree' as Operation<'saveDegrees'>;
/** @deprecated The former name of saveDegrees. */
export { saveDegrees as I07 };
/** Stores the honors; the list may be empty */
export const saveHonors = 'POST /api/honor' as Operation<'saveHonors'>;
/** @deprecated The former name of saveHonors. */
export { saveHonors as I08 };
/** Stores the coursework; the list may be empty */
export const saveCoursework = 'POST /api/course-work' as Operation<'saveCoursework'>;
/** @deprecated The former name of saveCoursework. */
export { saveCoursework as I09 };
/** Stores clinical, research and volunteer experience */
export const saveExperience = 'POST /api/experience' as Operation<'saveExperience'>;
/** @deprecated The former name of saveExperience. */
export { saveExperience as I10 };
/** Stores the areas of interest and the personal statement */
export const saveInterests = 'POST /api/interests' as Operation<'saveInterests'>;
/** @deprecated The former name of saveInterests. */
export { saveInterests as I11 };
/** Stores the languages and other skills */
export const saveLanguages = 'POST /api/languages' as Operation<'saveLanguages'>;
/** @deprecated The former name of saveLanguages. */
export { saveLanguages as I12 };
/** Stores the periods of availability and the weekly hours */
export const saveAvailability = 'POST /api/availability' as Operation<'saveAvailability'>;
/** @deprecated The former name of saveAvailability. */
export { saveAvailability as I13 };
/** Stores one or more documents, each replacing the earlier one of its type */
export const uploadInternshipDocuments = 'POST /api/documents' as Operation<'uploadInternshipDocuments'>;
/** @deprecated The former name of uploadInternshipDocuments. */
export { uploadInternshipDocuments as I16 };
/** Submits the application and mails the confirmation with the sign-in details */
export const submitInternship = 'POST /api/submit' as Operation<'submitInternship'>;
/** @deprecated The former name of submitInternship. */
export { submitInternship as I17 };
/** Signs in with email and phone number, to begin or to resume an application */
export const signInToVisit = 'POST /api/visitor/login' as Operation<'signInToVisit'>;
/** @deprecated The former name of signInToVisit. */
export { signInToVisit as V01 };
/** Returns the stored application with the step to continue at */
export const getVisitProgress = 'GET /api/visitor/get-progress' as Operation<'getVisitProgress'>;
/** @deprecated The former name of getVisitProgress. */
export { getVisitProgress as V02 };
/** Stores the form as it is typed; top-level members replace the stored ones */
export const saveVisitProgress = 'POST /api/visitor/save-progress' as Operation<'saveVisitProgress'>;
/** @deprecated The former name of saveVisitProgress. */
export { saveVisitProgress as V04 };
/** Stores the personal details */
export const saveVisitPersonalDetails = 'POST /api/visitor/personal-details' as Operation<'saveVisitPersonalDetails'>;
/** @deprecated The former name of saveVisitPersonalDetails. */
export { saveVisitPersonalDetails as V03 };
/** Stores the institutions; the first is the current or the highest */
export const saveVisitInstitutions = 'POST /api/visitor/institution' as Operation<'saveVisitInstitutions'>;
/** @deprecated The former name of saveVisitInstitutions. */
export { saveVisitInstitutions as V07 };
/** Stores the languages and other skills */
export const saveVisitLanguages = 'POST /api/visitor/languages' as Operation<'saveVisitLanguages'>;
/** @deprecated The former name of saveVisitLanguages. */
export { saveVisitLanguages as V08 };
/** Stores the areas of interest and the personal statement */
export const saveVisitInterests = 'POST /api/visitor/interests' as Operation<'saveVisitInterests'>;
/** @deprecated The former name of saveVisitInterests. */
export { saveVisitInterests as V09 };
/** Stores the dates, travel, accommodation and emergency contact of a visit, and the declarations */
export const saveVisitLogistics = 'POST /api/visitor/logistics' as Operation<'saveVisitLogistics'>;
/** @deprecated The former name of saveVisitLogistics. */
export { saveVisitLogistics as V10 };
/** Stores the periods of availability and the weekly hours */
export const saveVisitAvailability = 'POST /api/visitor/availability' as Operation<'saveVisitAvailability'>;
/** @deprecated The former name of saveVisitAvailability. */
export { saveVisitAvailability as V11 };
/** Stores the visitor's identity document (PDF or image), replacing the earlier one */
export const uploadNationalId = 'POST /api/visitor/upload-national-id' as Operation<'uploadNationalId'>;
/** @deprecated The former name of uploadNationalId. */
export { uploadNationalId as V05 };
/** Stores one or more documents of a visit, and returns them by type */
export const uploadVisitDocuments = 'POST /api/visitor/upload-documents' as Operation<'uploadVisitDocuments'>;
/** @deprecated The former name of uploadVisitDocuments. */
export { uploadVisitDocuments as V06 };
/** Submits the application and mails the confirmation with the sign-in details */
export const submitVisit = 'POST /api/visitor/submit' as Operation<'submitVisit'>;
/** @deprecated The former name of submitVisit. */
export { submitVisit as V13 };
/** Returns the signed-in applicant's applications, newest first, each with the allowed actions */
export const listOwnApplications = 'GET /api/my-applications' as Operation<'listOwnApplications'>;
/** @deprecated The former name of listOwnApplications. */
export { listOwnApplications as D01 };
/** Returns the programmes of the applicant's applications, and the programmes that are open to begin */
export const listAvailableProgrammes = 'GET /api/user/available-application-types' as Operation<'listAvailableProgrammes'>;
/** @deprecated The former name of listAvailableProgrammes. */
export { listAvailableProgrammes as D02 };
/** Discards a draft: nobody sees it any more, and for a day its owner can bring it back */
export const discardDraft = 'POST /api/user/applications/{id}/discard' as Operation<'discardDraft'>;
/** @deprecated The former name of discardDraft. */
export { discardDraft as D21 };
/** Brings a discarded draft back, as it was; 409 when another one was begun since */
export const restoreDraft = 'POST /api/user/applications/{id}/bring-back' as Operation<'restoreDraft'>;
/** @deprecated The former name of restoreDraft. */
export { restoreDraft as D22 };
/** Changes an application in any state, for administrators */
export const updateApplication = 'PUT /api/applications/{id}' as Operation<'updateApplication'>;
/** @deprecated The former name of updateApplication. */
export { updateApplication as M04 };
/** Stores one document (PDF, DOC, DOCX, JPG or PNG, at most 10 MB), replacing the earlier one of its type */
export const uploadOwnDocument = 'POST /api/users/upload-document' as Operation<'uploadOwnDocument'>;
/** @deprecated The former name of uploadOwnDocument. */
export { uploadOwnDocument as D12 };
/** Stores one or more documents, each under the name of its type, with the same kinds and sizes */
export const uploadApplicationDocuments = 'POST /api/user/applications/{id}/documents' as Operation<'uploadApplicationDocuments'>;
/** @deprecated The former name of uploadApplicationDocuments. */
export { uploadApplicationDocuments as D15 };
/** Begins an application of a programme in which the applicant has none yet */
export const createFurtherApplication = 'POST /api/user/applications/create-secondary' as Operation<'createFurtherApplication'>;
/** @deprecated The former name of createFurtherApplication. */
export { createFurtherApplication as D16 };
/** Submits a further application with its answers, and mails the confirmation */
export const submitFurtherInternship = 'POST /api/submit-application' as Operation<'submitFurtherInternship'>;
/** @deprecated The former name of submitFurtherInternship. */
export { submitFurtherInternship as D17 };
/** Submits a further application with its answers, and mails the confirmation */
export const submitFurtherVisit = 'POST /api/visitor/submit-application' as Operation<'submitFurtherVisit'>;
/** @deprecated The former name of submitFurtherVisit. */
export { submitFurtherVisit as D18 };
/** Corrects the email address of an applicant whose mailbox nobody has proven */
export const correctMailAddress = 'POST /api/admin/applications/{id}/mail-address' as Operation<'correctMailAddress'>;
/** @deprecated The former name of correctMailAddress. */
export { correctMailAddress as H03 };
/** Returns the applications that others began under the signed-in applicant's email address */
export const listUnverifiedClaims = 'GET /api/user/under-my-address' as Operation<'listUnverifiedClaims'>;
/** @deprecated The former name of listUnverifiedClaims. */
export { listUnverifiedClaims as D25 };
/** Makes one of these the own; 409 while there is an open one of the programme */
export const acceptUnverifiedClaim = 'POST /api/user/under-my-address/{id}/take' as Operation<'acceptUnverifiedClaim'>;
/** @deprecated The former name of acceptUnverifiedClaim. */
export { acceptUnverifiedClaim as D26 };
/** Says that one of these is not the own: a draft is discarded, for a day it can be brought back (restoreDraft); a submitted one is left to the staff, who read so */
export const rejectUnverifiedClaim = 'POST /api/user/under-my-address/{id}/discard' as Operation<'rejectUnverifiedClaim'>;
/** @deprecated The former name of rejectUnverifiedClaim. */
export { rejectUnverifiedClaim as D27 };
/** Signs in to a programme with email and phone number, to begin or to resume an application */
export const signInToProgramme = 'POST /api/programmes/{programme}/login' as Operation<'signInToProgramme'>;
/** @deprecated The former name of signInToProgramme. */
export { signInToProgramme as G01 };
/** Returns the stored application of a programme with the step to continue at */
export const getProgress = 'GET /api/programmes/{programme}/progress' as Operation<'getProgress'>;
/** @deprecated The former name of getProgress. */
export { getProgress as G02 };
/** Stores the form as it is typed; top-level members replace the stored ones */
export const saveProgress = 'POST /api/programmes/{programme}/progress' as Operation<'saveProgress'>;
/** @deprecated The former name of saveProgress. */
export { saveProgress as G03 };
/** Stores the answers of a section if none is missing or wrong */
export const saveSection = 'POST /api/programmes/{programme}/sections/{section}' as Operation<'saveSection'>;
/** @deprecated The former name of saveSection. */
export { saveSection as G04 };
/** Stores one PDF document (an identity document may be an image), replacing the earlier one of its type */
export const uploadDocument = 'POST /api/programmes/{programme}/documents' as Operation<'uploadDocument'>;
/** @deprecated The former name of uploadDocument. */
export { uploadDocument as G05 };
/** Submits the application and mails the confirmation with the sign-in details */
export const submitApplication = 'POST /api/programmes/{programme}/submit' as Operation<'submitApplication'>;
/** @deprecated The former name of submitApplication. */
export { submitApplication as G06 };
/** Removes a document that the application does not need, with its file */
export const removeDocument = 'POST /api/programmes/{programme}/documents/remove' as Operation<'removeDocument'>;
/** @deprecated The former name of removeDocument. */
export { removeDocument as G07 };
/** Emails the applicant a link to come back to their draft */
export const sendReturnLink = 'POST /api/programmes/{programme}/return-link' as Operation<'sendReturnLink'>;
/** Mails a code to the email address that the applicant wants to have; the answer does not tell whether it is known */
export const requestEmailCode = 'POST /api/programmes/{programme}/contact/email-code' as Operation<'requestEmailCode'>;
/** @deprecated The former name of requestEmailCode. */
export { requestEmailCode as G08 };
/** Corrects the email address by the code that was mailed to it; may be repeated */
export const changeEmail = 'POST /api/programmes/{programme}/contact/email' as Operation<'changeEmail'>;
/** @deprecated The former name of changeEmail. */
export { changeEmail as G09 };
/** Corrects the phone number; may be repeated */
export const changePhone = 'POST /api/programmes/{programme}/contact/phone' as Operation<'changePhone'>;
/** @deprecated The former name of changePhone. */
export { changePhone as G10 };
/** Lists stored phone numbers that cannot be dialled as they are, of the newest applications first */
export const listDoubtfulPhones = 'GET /api/admin/doubtful-phones' as Operation<'listDoubtfulPhones'>;
/** @deprecated The former name of listDoubtfulPhones. */
export { listDoubtfulPhones as Z90 };
/** Returns one page of a programme's applications, searched, filtered and sorted */
export const listProgrammeApplications = 'GET /api/applications/{type}' as Operation<'listProgrammeApplications'>;
/** @deprecated The former name of listProgrammeApplications. */
export { listProgrammeApplications as M01 };
/** Returns the applications before and after a given one, in the order of listProgrammeApplications */
export const getNeighbours = 'GET /api/admin/applications/{id}/neighbours' as Operation<'getNeighbours'>;
/** @deprecated The former name of getNeighbours. */
export { getNeighbours as M22 };
/** Returns the next application of the list of listProgrammeApplications that the caller has not opened yet */
export const getNextUnread = 'GET /api/admin/applications/{id}/next-unread' as Operation<'getNextUnread'>;
/** @deprecated The former name of getNextUnread. */
export { getNextUnread as K01 };
/** Returns the number of applications by programme and status, and its changes */
export const getStatistics = 'GET /api/admin/stats' as Operation<'getStatistics'>;
/** @deprecated The former name of getStatistics. */
export { getStatistics as M14 };
/** Returns one page of the applications of all programmes, searched, filtered and sorted */
export const listApplications = 'GET /api/admin/applications' as Operation<'listApplications'>;
/** @deprecated The former name of listApplications. */
export { listApplications as L01 };
/** Returns by what the list of all programmes can be filtered */
export const getApplicationFilters = 'GET /api/admin/application-filters' as Operation<'getApplicationFilters'>;
/** @deprecated The former name of getApplicationFilters. */
export { getApplicationFilters as L02 };
/** Returns the applications before and after a given one, in the order of listApplications, with their lines */
export const getNeighboursInAll = 'GET /api/admin/applications/{id}/neighbours-of-all' as Operation<'getNeighboursInAll'>;
/** Returns the next application of the list of listApplications that the caller has not opened yet */
export const getNextUnreadInAll = 'GET /api/admin/applications/{id}/next-unread-of-all' as Operation<'getNextUnreadInAll'>;
/** Returns these applications as lines of a list, in this order; without those that are not there */
export const listApplicationLines = 'GET /api/admin/application-lines' as Operation<'listApplicationLines'>;
/** Returns the caller's saved views and those that colleagues share */
export const listSavedViews = 'GET /api/admin/saved-views' as Operation<'listSavedViews'>;
/** @deprecated The former name of listSavedViews. */
export { listSavedViews as L03 };
/** Saves a list under a name, without what was searched for */
export const createSavedView = 'POST /api/admin/saved-views' as Operation<'createSavedView'>;
/** @deprecated The former name of createSavedView. */
export { createSavedView as L04 };
/** Changes a view of the caller's */
export const updateSavedView = 'PUT /api/admin/saved-views/{id}' as Operation<'updateSavedView'>;
/** @deprecated The former name of updateSavedView. */
export { updateSavedView as L05 };
/** Removes a view of the caller's */
export const deleteSavedView = 'POST /api/admin/saved-views/{id}/remove' as Operation<'deleteSavedView'>;
/** @deprecated The former name of deleteSavedView. */
export { deleteSavedView as L06 };
/** Returns the applications that an act would be done to, and stores nothing */
export const previewBulkAction = 'POST /api/admin/bulk-acts/preview' as Operation<'previewBulkAction'>;
/** @deprecated The former name of previewBulkAction. */
export { previewBulkAction as L07 };
/** Does an act to applications as they were seen, to each by itself, or goes on with it */
export const runBulkAction = 'POST /api/admin/bulk-acts' as Operation<'runBulkAction'>;
/** @deprecated The former name of runBulkAction. */
export { runBulkAction as L08 };
/** Takes back the caller's act, each application by itself: decisions that wait to go out, readers */
export const undoBulkAction = 'POST /api/admin/bulk-acts/{id}/undo' as Operation<'undoBulkAction'>;
/** @deprecated The former name of undoBulkAction. */
export { undoBulkAction as L09 };
/** Returns these applications, or all that a list holds, as a table for spreadsheets, a line each */
export const exportApplications = 'POST /api/admin/bulk-acts/export' as Operation<'exportApplications'>;
/** @deprecated The former name of exportApplications. */
export { exportApplications as L10 };
/** Returns what waits for the caller, the oldest first, the figures of a week and colleagues’ acts */
export const getWorkQueue = 'GET /api/admin/today' as Operation<'getWorkQueue'>;
/** @deprecated The former name of getWorkQueue. */
export { getWorkQueue as T01 };
/** Returns the letters, or the answers to reopened sections, that are waited for, 20 a page */
export const listOutstanding = 'GET /api/admin/awaited' as Operation<'listOutstanding'>;
/** @deprecated The former name of listOutstanding. */
export { listOutstanding as T02 };
/** Returns what would go if the person of this application were erased, in numbers */
export const previewErasure = 'GET /api/admin/applications/{id}/erasure' as Operation<'previewErasure'>;
/** @deprecated The former name of previewErasure. */
export { previewErasure as M25 };
/** Erases the person of this application for good, in every service; takes the password of the administrator again */
export const eraseApplicant = 'POST /api/admin/applications/{id}/erasure' as Operation<'eraseApplicant'>;
/** @deprecated The former name of eraseApplicant. */
export { eraseApplicant as M26 };
/** Returns after how many months drafts, applications, mails and known devices end */
export const getRetentionRules = 'GET /api/admin/retention' as Operation<'getRetentionRules'>;
/** @deprecated The former name of getRetentionRules. */
export { getRetentionRules as M27 };
/** Sets the rules; a rule that is new or shorter ends nothing for 24 hours */
export const updateRetentionRules = 'PUT /api/admin/retention' as Operation<'updateRetentionRules'>;
/** @deprecated The former name of updateRetentionRules. */
export { updateRetentionRules as M29 };
/** Returns what these rules would end, and when; stores nothing */
export const previewRetentionRules = 'POST /api/admin/retention/preview' as Operation<'previewRetentionRules'>;
/** @deprecated The former name of previewRetentionRules. */
export { previewRetentionRules as M28 };
/** Returns what is held of the signed-in applicant, in numbers, and who on the staff opened it */
export const getOwnData = 'GET /api/user/data' as Operation<'getOwnData'>;
/** @deprecated The former name of getOwnData. */
export { getOwnData as D23 };
/** Returns everything that is held of the signed-in applicant as an archive: data, a page to read, and documents */
export const downloadOwnData = 'GET /api/user/data/download' as Operation<'downloadOwnData'>;
/** @deprecated The former name of downloadOwnData. */
export { downloadOwnData as D24 };
