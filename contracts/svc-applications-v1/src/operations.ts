/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Returns whether the portal is open, and the limits of its forms */
export const P01 = 'GET /api/portal-status' as Operation<'P01'>;
/** Returns whether the portal is open */
export const P02 = 'GET /api/admin/portal-status' as Operation<'P02'>;
/** Opens or closes the portal to applicants */
export const P03 = 'POST /api/admin/portal-status' as Operation<'P03'>;
/** Returns the settings of the portal and their defaults */
export const M18 = 'GET /api/admin/settings' as Operation<'M18'>;
/** Changes the named settings */
export const M19 = 'PUT /api/admin/settings' as Operation<'M19'>;
/** Returns the terms that applicants agree to */
export const N110 = 'GET /api/terms' as Operation<'N110'>;
/** Changes the terms in one language; an empty text brings the standard terms back */
export const N111 = 'PUT /api/admin/terms' as Operation<'N111'>;
/** Returns the number of unread notifications, and for administrators of pending requests */
export const M06 = 'GET /api/admin/unread-counts' as Operation<'M06'>;
/** Returns the newest 100 notifications of a period, or the 100 before a given one */
export const M07 = 'GET /api/admin/notifications' as Operation<'M07'>;
/** Returns the newest 50 notifications */
export const M08 = 'GET /api/admin/notifications/latest' as Operation<'M08'>;
/** Marks all notifications as read by the signed-in staff member */
export const M09 = 'POST /api/admin/notifications/mark-all-read' as Operation<'M09'>;
/** Marks one notification as read by the signed-in staff member */
export const M10 = 'POST /api/admin/notifications/{id}/read' as Operation<'M10'>;
/** Returns the security events that fit, newest first */
export const M23 = 'GET /api/admin/events' as Operation<'M23'>;
/** Returns the newest 100,000 security events that fit as CSV, and records that it did */
export const M24 = 'GET /api/admin/events.csv' as Operation<'M24'>;
/** Returns the visit application as stored, for reading before the signature */
export const V12 = 'GET /api/visitor/review/{intern_details_id}' as Operation<'V12'>;
/** Returns a stored file */
export const I18 = 'GET /api/storage/{path}' as Operation<'I18'>;
/** Begins to send a file in pieces, or goes on where the same file stopped: tells what has arrived */
export const U01 = 'POST /api/arriving-files' as Operation<'U01'>;
/** Stores one piece of a file; a piece may be sent again */
export const U02 = 'POST /api/arriving-files/{id}/pieces' as Operation<'U02'>;
/** Gives up a file that is being sent in pieces */
export const U03 = 'DELETE /api/arriving-files/{id}' as Operation<'U03'>;
/** Returns what else the person of an application has sent, or may have sent, with why */
export const S01 = 'GET /api/admin/applications/{id}/same-person' as Operation<'S01'>;
/** Says of two applications that they are of the same person, or not, or takes that back */
export const S02 = 'POST /api/admin/applications/{id}/same-person' as Operation<'S02'>;
/** Returns the active members of staff by name */
export const X01 = 'GET /api/admin/colleagues' as Operation<'X01'>;
/** Returns the readers, labels, notes and score sheets of a submitted application */
export const X07 = 'GET /api/admin/applications/{id}/reading' as Operation<'X07'>;
/** Writes a note for colleagues about a submitted application; @Name tells that colleague */
export const X08 = 'POST /api/admin/applications/{id}/notes' as Operation<'X08'>;
/** Removes a note, for whoever wrote it and for administrators */
export const X09 = 'DELETE /api/admin/notes/{id}' as Operation<'X09'>;
/** Returns all labels by name, with the number of applications that have each */
export const X02 = 'GET /api/admin/labels' as Operation<'X02'>;
/** Adds a label */
export const X03 = 'POST /api/admin/labels' as Operation<'X03'>;
/** Changes the name and the colour of a label, on every application that has it */
export const X04 = 'PUT /api/admin/labels/{id}' as Operation<'X04'>;
/** Removes a label, also from every application that has it */
export const X05 = 'DELETE /api/admin/labels/{id}' as Operation<'X05'>;
/** Puts a label on submitted applications, or takes it off: all of them or none */
export const X06 = 'POST /api/admin/labels/{id}/applications' as Operation<'X06'>;
/** Shares applications out among readers, evenly; nobody gets one of somebody whom they know */
export const X10 = 'POST /api/admin/reading/assign' as Operation<'X10'>;
/** Returns how X10 would share them out; stores nothing */
export const X11 = 'POST /api/admin/reading/assign/preview' as Operation<'X11'>;
/** Assigns a submitted application to a reader; twice is fine */
export const X12 = 'PUT /api/admin/applications/{id}/readers/{reader}' as Operation<'X12'>;
/** Takes an application from a reader; what they wrote stays */
export const X16 = 'DELETE /api/admin/applications/{id}/readers/{reader}' as Operation<'X16'>;
/** Says that the caller knows the applicant, and closes everything of this person to the caller */
export const X13 = 'POST /api/admin/applications/{id}/conflict' as Operation<'X13'>;
/** Returns which members of staff know which applicants, by the number of an application */
export const X14 = 'GET /api/admin/conflicts' as Operation<'X14'>;
/** Lets a member of staff read what they were taken out of; what they were assigned does not come back. Nobody lifts their own: see Z75 */
export const X15 = 'POST /api/admin/conflicts/{id}/lift' as Operation<'X15'>;
/** Lets the only administrator read again what they closed to themselves; the reason stands in the history */
export const Z75 = 'POST /api/admin/conflicts/{id}/override' as Operation<'Z75'>;
/** Returns the criteria by which the applications of each programme are read */
export const X17 = 'GET /api/admin/score-forms' as Operation<'X17'>;
/** Sets the criteria of a programme as the next version; sheets that were sent keep theirs */
export const X18 = 'PUT /api/admin/score-forms/{programme}' as Operation<'X18'>;
/** Keeps the caller's score sheet of a submitted application as typed; nobody else sees it */
export const X19 = 'PUT /api/admin/applications/{id}/score-sheet' as Operation<'X19'>;
/** Sends the caller's score sheet, which staff then see and nobody changes */
export const X20 = 'POST /api/admin/applications/{id}/score-sheet/send' as Operation<'X20'>;
/** Returns the programmes, and since when reviewers read each without names */
export const B01 = 'GET /api/admin/blind' as Operation<'B01'>;
/** Hides the names of a programme from reviewers, or shows them again */
export const B02 = 'PUT /api/admin/blind/{programme}' as Operation<'B02'>;
/** Returns the applications that are read without names, by their references */
export const B03 = 'GET /api/admin/blind/applications' as Operation<'B03'>;
/** Returns what is read of an application while names are hidden */
export const B04 = 'GET /api/admin/blind/applications/{id}' as Operation<'B04'>;
/** Returns the periods of a submitted application as a calendar file */
export const N01 = 'GET /api/user/applications/{id}/calendar' as Operation<'N01'>;
/** Returns the calendar behind an address that a member of staff has made */
export const N02 = 'GET /api/calendar/{secret}' as Operation<'N02'>;
/** Returns the caller's addresses for calendars, without their secrets */
export const N03 = 'GET /api/admin/calendar-feeds' as Operation<'N03'>;
/** Makes an address for a calendar, which is told this once */
export const N04 = 'POST /api/admin/calendar-feeds' as Operation<'N04'>;
/** Ends an address for a calendar */
export const N05 = 'POST /api/admin/calendar-feeds/{id}/revoke' as Operation<'N05'>;
/** Returns the addresses of programs that are told of events, without their secrets */
export const Z05 = 'GET /api/admin/webhooks' as Operation<'Z05'>;
/** Adds an address; its secret is told this once */
export const Z06 = 'POST /api/admin/webhooks' as Operation<'Z06'>;
/** Changes an address, what it is told, or whether it is on */
export const Z07 = 'PATCH /api/admin/webhooks/{id}' as Operation<'Z07'>;
/** Removes an address with what was sent there */
export const Z08 = 'DELETE /api/admin/webhooks/{id}' as Operation<'Z08'>;
/** Renews the secret, which is told this once; the one before counts for another day */
export const Z09 = 'POST /api/admin/webhooks/{id}/secret' as Operation<'Z09'>;
/** Sends a test, and returns what came of it within ten seconds */
export const Z10 = 'POST /api/admin/webhooks/{id}/test' as Operation<'Z10'>;
/** Returns the last 50 messages to an address with their answers, the newest first */
export const Z11 = 'GET /api/admin/webhooks/{id}/deliveries' as Operation<'Z11'>;
/** Sends a message once more, with the same id of its event */
export const Z12 = 'POST /api/admin/webhooks/{id}/deliveries/{delivery}/again' as Operation<'Z12'>;
/** Returns the newest 100 undeliverable mails about applications, and the number waiting to be sent */
export const M20 = 'GET /api/admin/mail' as Operation<'M20'>;
/** Sends a mail about an application again, unless it waits to be sent */
export const H02 = 'POST /api/admin/applications/mails/{id}/send-again' as Operation<'H02'>;
/** Sends an undeliverable mail again */
export const M21 = 'POST /api/admin/mail/{id}/retry' as Operation<'M21'>;
/** Takes the text of a delivery status report from the mail server, which shows MAIL_REPORTS_SECRET as a bearer token */
export const H04 = 'POST /api/mail-reports' as Operation<'H04'>;
/** Returns the mails whose words can be changed, for each programme, in a language */
export const H05 = 'GET /api/admin/mail-templates' as Operation<'H05'>;
/** Returns the words of a mail with their versions, the standard, and the placeholders */
export const H06 = 'GET /api/admin/mail-templates/{programme}/{kind}/{language}' as Operation<'H06'>;
/** Changes the words of a mail; every version stays */
export const H07 = 'PUT /api/admin/mail-templates/{programme}/{kind}/{language}' as Operation<'H07'>;
/** Goes back to the standard words of a mail; every version stays */
export const H09 = 'POST /api/admin/mail-templates/{programme}/{kind}/{language}/standard' as Operation<'H09'>;
/** Returns the mail as these words would make it, with a real application; stores nothing */
export const H08 = 'POST /api/admin/mail-templates/{programme}/{kind}/{language}/preview' as Operation<'H08'>;
/** Returns the texts that the team keeps for decisions and messages, by name */
export const N120 = 'GET /api/admin/saved-replies' as Operation<'N120'>;
/** Keeps a text for the team under a name */
export const N121 = 'POST /api/admin/saved-replies' as Operation<'N121'>;
/** Changes a text of the team; 409 where a colleague has changed it since it was read */
export const N122 = 'PUT /api/admin/saved-replies/{id}' as Operation<'N122'>;
/** Removes a text of the team */
export const N123 = 'POST /api/admin/saved-replies/{id}/remove' as Operation<'N123'>;
/** Stores the academic reference with its letter; the letter may be omitted when it is stored already */
export const I14 = 'POST /api/academic-references' as Operation<'I14'>;
/** Stores the community reference with its letter; the letter may be omitted when it is stored already */
export const I15 = 'POST /api/community-references' as Operation<'I15'>;
/** Returns how far each reference letter is, without the letters */
export const E03 = 'GET /api/user/applications/{id}/letters' as Operation<'E03'>;
/** Asks a referee for a letter by mail, in place of whoever was asked before */
export const E04 = 'POST /api/user/applications/{id}/letters' as Operation<'E04'>;
/** Mails a referee again, once in three days */
export const E05 = 'POST /api/user/applications/{id}/letters/{letter}/remind' as Operation<'E05'>;
/** Mails the applicant the link again that shows that the mailbox is theirs */
export const E08 = 'POST /api/user/applications/{id}/letters/confirmation' as Operation<'E08'>;
/** Returns how the letters of each programme with references come */
export const E01 = 'GET /api/admin/letter-settings' as Operation<'E01'>;
/** Chooses how the letters of a programme come */
export const E02 = 'PUT /api/admin/letter-settings' as Operation<'E02'>;
/** Returns who is and was asked for the letters of an application, and what they have sent */
export const E06 = 'GET /api/admin/applications/{id}/letters' as Operation<'E06'>;
/** Returns the file of a letter that a referee has sent */
export const E07 = 'GET /api/storage/letters/{id}' as Operation<'E07'>;
/** Withdraws an application that waits for its decision; its status stays */
export const D28 = 'POST /api/user/applications/{id}/withdraw' as Operation<'D28'>;
/** Takes a withdrawal back, within a day */
export const D29 = 'POST /api/user/applications/{id}/undo-withdrawal' as Operation<'D29'>;
/** Opens sections and documents of a submitted application for its applicant, until a day */
export const C01 = 'POST /api/admin/applications/{id}/reopenings' as Operation<'C01'>;
/** Returns all reopenings of an application, the newest first */
export const C02 = 'GET /api/admin/applications/{id}/reopenings' as Operation<'C02'>;
/** Sends what the applicant changed in reopened sections, which closes them again */
export const C04 = 'POST /api/user/applications/{id}/send-answers' as Operation<'C04'>;
/** Returns the mail that a reopening would send, and stores nothing */
export const C05 = 'POST /api/admin/applications/{id}/reopenings/preview' as Operation<'C05'>;
/** Ends a reopening before its time; what was saved until then stays */
export const C06 = 'POST /api/admin/applications/{id}/reopenings/{number}/end' as Operation<'C06'>;
/** Returns the number of unread feedback messages */
export const D03 = 'GET /api/feedback/unread-count' as Operation<'D03'>;
/** Returns the unread feedback and the decided requests that have not been seen yet */
export const D04 = 'GET /api/user/unread-counts' as Operation<'D04'>;
/** Returns the feedback on the applicant's applications, newest first */
export const D05 = 'GET /api/my-feedback' as Operation<'D05'>;
/** Marks feedback as read */
export const D06 = 'POST /api/feedback/{id}/read' as Operation<'D06'>;
/** Decides on an application, with feedback that the applicant reads and receives by mail */
export const M05 = 'POST /api/feedback' as Operation<'M05'>;
/** Returns the mail that a decision would send, and stores nothing */
export const M15 = 'POST /api/feedback/preview' as Operation<'M15'>;
/** Takes a decision back that waits to go out; returns it, for writing it anew */
export const H01 = 'POST /api/feedback/held/{id}/undo' as Operation<'H01'>;
/** Returns the applicant's requests for another application, newest first */
export const D10 = 'GET /api/user/secondary-application-requests' as Operation<'D10'>;
/** Requests another application of a programme, a year after the last submission */
export const D11 = 'POST /api/user/secondary-application-request' as Operation<'D11'>;
/** Marks decided requests as seen by the applicant, and returns the remaining unread counts */
export const D20 = 'POST /api/user/secondary-application-requests/seen' as Operation<'D20'>;
/** Returns the requests for another application, with their counts */
export const M11 = 'GET /api/admin/secondary-application-requests' as Operation<'M11'>;
/** Approves a request: begins a draft with the applicant's known answers, and mails the applicant */
export const M12 = 'POST /api/admin/secondary-application-requests/{id}/approve' as Operation<'M12'>;
/** Rejects a request, and mails the applicant the reason */
export const M13 = 'POST /api/admin/secondary-application-requests/{id}/reject' as Operation<'M13'>;
/** Returns an application before and after a reopening */
export const C03 = 'GET /api/admin/applications/{id}/reopenings/{number}' as Operation<'C03'>;
/** Returns a complete application, for its applicant and for staff */
export const D07 = 'GET /api/applications/applicant/{id}/{type}' as Operation<'D07'>;
/** Returns a complete application of the applicant */
export const D13 = 'GET /api/user/applications/{id}' as Operation<'D13'>;
/** Changes the sent parts of an unsubmitted application, all of them or none */
export const D14 = 'PUT /api/user/applications/{id}' as Operation<'D14'>;
/** Returns a complete application and records that it was opened */
export const M02 = 'GET /api/admin/applications/applicant/{id}/{type}' as Operation<'M02'>;
/** Returns a complete application by its id alone, and records that it was opened */
export const M03 = 'GET /api/admin/applications/{id}' as Operation<'M03'>;
/** Returns the applicant's newest application of this programme, submitted or not */
export const D08 = 'GET /api/get-progress-fallback' as Operation<'D08'>;
/** Returns the applicant's newest application of this programme, submitted or not */
export const D09 = 'GET /api/visitor/get-progress-fallback' as Operation<'D09'>;
/** Returns the acts on an application, its feedback and its mails, oldest first */
export const M16 = 'GET /api/admin/applications/{id}/timeline' as Operation<'M16'>;
/** Returns the acts in the portal, newest first */
export const M17 = 'GET /api/admin/activity' as Operation<'M17'>;
/** Signs in with email and phone number, to begin or to resume an application */
export const I01 = 'POST /api/intern/login' as Operation<'I01'>;
/** Returns the stored application with the step to continue at */
export const I02 = 'GET /api/get-progress' as Operation<'I02'>;
/** Stores the form as it is typed; top-level members replace the stored ones */
export const I03 = 'POST /api/save-progress' as Operation<'I03'>;
/** Stores the personal details */
export const I04 = 'POST /api/personal-details' as Operation<'I04'>;
/** Stores whether the applicant has a disability, and their needs */
export const I05 = 'POST /api/disability' as Operation<'I05'>;
/** Stores the institutions; the first is the current or the highest */
export const I06 = 'POST /api/institution' as Operation<'I06'>;
/** Stores the degrees; the list may be empty */
export const I07 = 'POST /api/degree' as Operation<'I07'>;
/** Stores the honors; the list may be empty */
export const I08 = 'POST /api/honor' as Operation<'I08'>;
/** Stores the coursework; the list may be empty */
export const I09 = 'POST /api/course-work' as Operation<'I09'>;
/** Stores clinical, research and volunteer experience */
export const I10 = 'POST /api/experience' as Operation<'I10'>;
/** Stores the areas of interest and the personal statement */
export const I11 = 'POST /api/interests' as Operation<'I11'>;
/** Stores the languages and other skills */
export const I12 = 'POST /api/languages' as Operation<'I12'>;
/** Stores the periods of availability and the weekly hours */
export const I13 = 'POST /api/availability' as Operation<'I13'>;
/** Stores one or more documents, each replacing the earlier one of its type */
export const I16 = 'POST /api/documents' as Operation<'I16'>;
/** Submits the application and mails the confirmation with the sign-in details */
export const I17 = 'POST /api/submit' as Operation<'I17'>;
/** Signs in with email and phone number, to begin or to resume an application */
export const V01 = 'POST /api/visitor/login' as Operation<'V01'>;
/** Returns the stored application with the step to continue at */
export const V02 = 'GET /api/visitor/get-progress' as Operation<'V02'>;
/** Stores the form as it is typed; top-level members replace the stored ones */
export const V04 = 'POST /api/visitor/save-progress' as Operation<'V04'>;
/** Stores the personal details */
export const V03 = 'POST /api/visitor/personal-details' as Operation<'V03'>;
/** Stores the institutions; the first is the current or the highest */
export const V07 = 'POST /api/visitor/institution' as Operation<'V07'>;
/** Stores the languages and other skills */
export const V08 = 'POST /api/visitor/languages' as Operation<'V08'>;
/** Stores the areas of interest and the personal statement */
export const V09 = 'POST /api/visitor/interests' as Operation<'V09'>;
/** Stores the dates, travel, accommodation and emergency contact of a visit, and the declarations */
export const V10 = 'POST /api/visitor/logistics' as Operation<'V10'>;
/** Stores the periods of availability and the weekly hours */
export const V11 = 'POST /api/visitor/availability' as Operation<'V11'>;
/** Stores the visitor's identity document (PDF or image), replacing the earlier one */
export const V05 = 'POST /api/visitor/upload-national-id' as Operation<'V05'>;
/** Stores one or more documents of a visit, and returns them by type */
export const V06 = 'POST /api/visitor/upload-documents' as Operation<'V06'>;
/** Submits the application and mails the confirmation with the sign-in details */
export const V13 = 'POST /api/visitor/submit' as Operation<'V13'>;
/** Returns the signed-in applicant's applications, newest first, each with the allowed actions */
export const D01 = 'GET /api/my-applications' as Operation<'D01'>;
/** Returns the programmes of the applicant's applications, and the programmes that are open to begin */
export const D02 = 'GET /api/user/available-application-types' as Operation<'D02'>;
/** Discards a draft: nobody sees it any more, and for a day its owner can bring it back */
export const D21 = 'POST /api/user/applications/{id}/discard' as Operation<'D21'>;
/** Brings a discarded draft back, as it was; 409 when another one was begun since */
export const D22 = 'POST /api/user/applications/{id}/bring-back' as Operation<'D22'>;
/** Changes an application in any state, for administrators */
export const M04 = 'PUT /api/applications/{id}' as Operation<'M04'>;
/** Stores one document (PDF, DOC, DOCX, JPG or PNG, at most 10 MB), replacing the earlier one of its type */
export const D12 = 'POST /api/users/upload-document' as Operation<'D12'>;
/** Stores one or more documents, each under the name of its type, with the same kinds and sizes */
export const D15 = 'POST /api/user/applications/{id}/documents' as Operation<'D15'>;
/** Begins an application of a programme in which the applicant has none yet */
export const D16 = 'POST /api/user/applications/create-secondary' as Operation<'D16'>;
/** Submits a further application with its answers, and mails the confirmation */
export const D17 = 'POST /api/submit-application' as Operation<'D17'>;
/** Submits a further application with its answers, and mails the confirmation */
export const D18 = 'POST /api/visitor/submit-application' as Operation<'D18'>;
/** Corrects the email address of an applicant whose mailbox nobody has proven */
export const H03 = 'POST /api/admin/applications/{id}/mail-address' as Operation<'H03'>;
/** Returns the applications that others began under the signed-in applicant's email address */
export const D25 = 'GET /api/user/under-my-address' as Operation<'D25'>;
/** Makes one of these the own; 409 while there is an open one of the programme */
export const D26 = 'POST /api/user/under-my-address/{id}/take' as Operation<'D26'>;
/** Says that one of these is not the own: a draft is discarded, for a day it can be brought back (D22); a submitted one is left to the staff, who read so */
export const D27 = 'POST /api/user/under-my-address/{id}/discard' as Operation<'D27'>;
/** Signs in to a programme with email and phone number, to begin or to resume an application */
export const G01 = 'POST /api/programmes/{programme}/login' as Operation<'G01'>;
/** Returns the stored application of a programme with the step to continue at */
export const G02 = 'GET /api/programmes/{programme}/progress' as Operation<'G02'>;
/** Stores the form as it is typed; top-level members replace the stored ones */
export const G03 = 'POST /api/programmes/{programme}/progress' as Operation<'G03'>;
/** Stores the answers of a section if none is missing or wrong */
export const G04 = 'POST /api/programmes/{programme}/sections/{section}' as Operation<'G04'>;
/** Stores one PDF document (an identity document may be an image), replacing the earlier one of its type */
export const G05 = 'POST /api/programmes/{programme}/documents' as Operation<'G05'>;
/** Submits the application and mails the confirmation with the sign-in details */
export const G06 = 'POST /api/programmes/{programme}/submit' as Operation<'G06'>;
/** Removes a document that the application does not need, with its file */
export const G07 = 'POST /api/programmes/{programme}/documents/remove' as Operation<'G07'>;
/** Emails the applicant a link to come back to their draft */
export const N140 = 'POST /api/programmes/{programme}/return-link' as Operation<'N140'>;
/** Mails a code to the email address that the applicant wants to have; the answer does not tell whether it is known */
export const G08 = 'POST /api/programmes/{programme}/contact/email-code' as Operation<'G08'>;
/** Corrects the email address by the code that was mailed to it; may be repeated */
export const G09 = 'POST /api/programmes/{programme}/contact/email' as Operation<'G09'>;
/** Corrects the phone number; may be repeated */
export const G10 = 'POST /api/programmes/{programme}/contact/phone' as Operation<'G10'>;
/** Lists stored phone numbers that cannot be dialled as they are, of the newest applications first */
export const Z90 = 'GET /api/admin/doubtful-phones' as Operation<'Z90'>;
/** Returns one page of a programme's applications, searched, filtered and sorted */
export const M01 = 'GET /api/applications/{type}' as Operation<'M01'>;
/** Returns the applications before and after a given one, in the order of M01 */
export const M22 = 'GET /api/admin/applications/{id}/neighbours' as Operation<'M22'>;
/** Returns the next application of the list of M01 that the caller has not opened yet */
export const K01 = 'GET /api/admin/applications/{id}/next-unread' as Operation<'K01'>;
/** Returns the number of applications by programme and status, and its changes */
export const M14 = 'GET /api/admin/stats' as Operation<'M14'>;
/** Returns one page of the applications of all programmes, searched, filtered and sorted */
export const L01 = 'GET /api/admin/applications' as Operation<'L01'>;
/** Returns by what the list of all programmes can be filtered */
export const L02 = 'GET /api/admin/application-filters' as Operation<'L02'>;
/** Returns the applications before and after a given one, in the order of L01, with their lines */
export const N150 = 'GET /api/admin/applications/{id}/neighbours-of-all' as Operation<'N150'>;
/** Returns the next application of the list of L01 that the caller has not opened yet */
export const N151 = 'GET /api/admin/applications/{id}/next-unread-of-all' as Operation<'N151'>;
/** Returns these applications as lines of a list, in this order; without those that are not there */
export const N152 = 'GET /api/admin/application-lines' as Operation<'N152'>;
/** Returns the caller's saved views and those that colleagues share */
export const L03 = 'GET /api/admin/saved-views' as Operation<'L03'>;
/** Saves a list under a name, without what was searched for */
export const L04 = 'POST /api/admin/saved-views' as Operation<'L04'>;
/** Changes a view of the caller's */
export const L05 = 'PUT /api/admin/saved-views/{id}' as Operation<'L05'>;
/** Removes a view of the caller's */
export const L06 = 'POST /api/admin/saved-views/{id}/remove' as Operation<'L06'>;
/** Returns the applications that an act would be done to, and stores nothing */
export const L07 = 'POST /api/admin/bulk-acts/preview' as Operation<'L07'>;
/** Does an act to applications as they were seen, to each by itself, or goes on with it */
export const L08 = 'POST /api/admin/bulk-acts' as Operation<'L08'>;
/** Takes back the caller's act, each application by itself: decisions that wait to go out, readers */
export const L09 = 'POST /api/admin/bulk-acts/{id}/undo' as Operation<'L09'>;
/** Returns these applications, or all that a list holds, as a table for spreadsheets, a line each */
export const L10 = 'POST /api/admin/bulk-acts/export' as Operation<'L10'>;
/** Returns what waits for the caller, the oldest first, the figures of a week and colleagues’ acts */
export const T01 = 'GET /api/admin/today' as Operation<'T01'>;
/** Returns the letters, or the answers to reopened sections, that are waited for, 20 a page */
export const T02 = 'GET /api/admin/awaited' as Operation<'T02'>;
/** Returns what would go if the person of this application were erased, in numbers */
export const M25 = 'GET /api/admin/applications/{id}/erasure' as Operation<'M25'>;
/** Erases the person of this application for good, in every service; takes the password of the administrator again */
export const M26 = 'POST /api/admin/applications/{id}/erasure' as Operation<'M26'>;
/** Returns after how many months drafts, applications, mails and known devices end */
export const M27 = 'GET /api/admin/retention' as Operation<'M27'>;
/** Sets the rules; a rule that is new or shorter ends nothing for 24 hours */
export const M29 = 'PUT /api/admin/retention' as Operation<'M29'>;
/** Returns what these rules would end, and when; stores nothing */
export const M28 = 'POST /api/admin/retention/preview' as Operation<'M28'>;
/** Returns what is held of the signed-in applicant, in numbers, and who on the staff opened it */
export const D23 = 'GET /api/user/data' as Operation<'D23'>;
/** Returns everything that is held of the signed-in applicant as an archive: data, a page to read, and documents */
export const D24 = 'GET /api/user/data/download' as Operation<'D24'>;
