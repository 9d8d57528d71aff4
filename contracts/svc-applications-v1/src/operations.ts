/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

import type { operations } from './generated';

/** A call: its method and path, and for the compiler what it takes and answers. */
type Operation<Id extends keyof operations> = string & { readonly shape: operations[Id] };

/** Whether the portal is open, and the limits of its forms */
export const P01 = 'GET /api/portal-status' as Operation<'P01'>;
/** Whether the portal is open */
export const P02 = 'GET /api/admin/portal-status' as Operation<'P02'>;
/** Opens or closes the portal to applicants */
export const P03 = 'POST /api/admin/portal-status' as Operation<'P03'>;
/** The settings of the portal, and what they are when nobody changes them */
export const M18 = 'GET /api/admin/settings' as Operation<'M18'>;
/** Changes the settings that are named */
export const M19 = 'PUT /api/admin/settings' as Operation<'M19'>;
/** Signs in by e-mail and phone, to begin an application or to resume one */
export const I01 = 'POST /api/intern/login' as Operation<'I01'>;
/** Where the person was, with all that is stored */
export const I02 = 'GET /api/get-progress' as Operation<'I02'>;
/** Keeps the form as it is being typed; top-level members are merged into the stored form */
export const I03 = 'POST /api/save-progress' as Operation<'I03'>;
/** Changes the personal details */
export const I04 = 'POST /api/personal-details' as Operation<'I04'>;
/** Whether the applicant has a disability, and what they need */
export const I05 = 'POST /api/disability' as Operation<'I05'>;
/** The institutions; the first is the current one, or the highest */
export const I06 = 'POST /api/institution' as Operation<'I06'>;
/** Degrees; there may be none */
export const I07 = 'POST /api/degree' as Operation<'I07'>;
/** Honors; there may be none */
export const I08 = 'POST /api/honor' as Operation<'I08'>;
/** Coursework; there may be none */
export const I09 = 'POST /api/course-work' as Operation<'I09'>;
/** Clinical, research and volunteer experience */
export const I10 = 'POST /api/experience' as Operation<'I10'>;
/** Areas of interest and the personal statement */
export const I11 = 'POST /api/interests' as Operation<'I11'>;
/** Languages and other skills */
export const I12 = 'POST /api/languages' as Operation<'I12'>;
/** When the applicant is available, and for how many hours a week */
export const I13 = 'POST /api/availability' as Operation<'I13'>;
/** Stores one or more documents; each takes the place of the earlier one of its type */
export const I16 = 'POST /api/documents' as Operation<'I16'>;
/** Submits the application and mails the confirmation with the way to sign in */
export const I17 = 'POST /api/submit' as Operation<'I17'>;
/** Signs in by e-mail and phone, to begin an application or to resume one */
export const V01 = 'POST /api/visitor/login' as Operation<'V01'>;
/** Where the person was, with all that is stored */
export const V02 = 'GET /api/visitor/get-progress' as Operation<'V02'>;
/** Keeps the form as it is being typed; top-level members are merged into the stored form */
export const V04 = 'POST /api/visitor/save-progress' as Operation<'V04'>;
/** Changes the personal details */
export const V03 = 'POST /api/visitor/personal-details' as Operation<'V03'>;
/** The institutions; the first is the current one, or the highest */
export const V07 = 'POST /api/visitor/institution' as Operation<'V07'>;
/** Languages and other skills */
export const V08 = 'POST /api/visitor/languages' as Operation<'V08'>;
/** Areas of interest and the personal statement */
export const V09 = 'POST /api/visitor/interests' as Operation<'V09'>;
/** The visit itself: when, from where, where to stay, whom to call, and the declarations */
export const V10 = 'POST /api/visitor/logistics' as Operation<'V10'>;
/** When the applicant is available, and for how many hours a week */
export const V11 = 'POST /api/visitor/availability' as Operation<'V11'>;
/** Stores the visitor's identity document, a PDF or a picture, in the place of the earlier one */
export const V05 = 'POST /api/visitor/upload-national-id' as Operation<'V05'>;
/** Stores one or more documents of a visit; answers those by their types */
export const V06 = 'POST /api/visitor/upload-documents' as Operation<'V06'>;
/** Submits the application and mails the confirmation with the way to sign in */
export const V13 = 'POST /api/visitor/submit' as Operation<'V13'>;
/** The academic reference, with its letter; the letter may be left out when one is stored */
export const I14 = 'POST /api/academic-references' as Operation<'I14'>;
/** The community reference, with its letter; the letter may be left out when one is stored */
export const I15 = 'POST /api/community-references' as Operation<'I15'>;
/** The visit application as it is stored, to be read before it is signed */
export const V12 = 'GET /api/visitor/review/{intern_details_id}' as Operation<'V12'>;
/** A stored file */
export const I18 = 'GET /api/storage/{path}' as Operation<'I18'>;
/** The signed-in applicant's applications, the newest first, with what they may do with each */
export const D01 = 'GET /api/my-applications' as Operation<'D01'>;
/** To which programmes the applicant has applied, and which can be begun */
export const D02 = 'GET /api/user/available-application-types' as Operation<'D02'>;
/** An application with all that it holds, for its applicant and for staff */
export const D07 = 'GET /api/applications/applicant/{id}/{type}' as Operation<'D07'>;
/** An application of the applicant with all that it holds */
export const D13 = 'GET /api/user/applications/{id}' as Operation<'D13'>;
/** Changes the given parts of an application that is not submitted yet, all of them or none */
export const D14 = 'PUT /api/user/applications/{id}' as Operation<'D14'>;
/** An application with all that it holds; that it was looked at is written down */
export const M02 = 'GET /api/admin/applications/applicant/{id}/{type}' as Operation<'M02'>;
/** The same by its number alone */
export const M03 = 'GET /api/admin/applications/{id}' as Operation<'M03'>;
/** The applicant's newest application of this programme, submitted or not */
export const D08 = 'GET /api/get-progress-fallback' as Operation<'D08'>;
/** The applicant's newest application of this programme, submitted or not */
export const D09 = 'GET /api/visitor/get-progress-fallback' as Operation<'D09'>;
/** The same for administrators, whatever its state */
export const M04 = 'PUT /api/applications/{id}' as Operation<'M04'>;
/** Stores one document, a PDF, DOC, DOCX, JPG or PNG of at most 10 MB, in the place of its type */
export const D12 = 'POST /api/users/upload-document' as Operation<'D12'>;
/** Stores one or more documents, each named by its type, of the same kinds and sizes */
export const D15 = 'POST /api/user/applications/{id}/documents' as Operation<'D15'>;
/** One page of the applications of a programme, searched, filtered and sorted */
export const M01 = 'GET /api/applications/{type}' as Operation<'M01'>;
/** The applications before and after one in the list of its programme, as M01 searches and sorts it */
export const M22 = 'GET /api/admin/applications/{id}/neighbours' as Operation<'M22'>;
/** How many applications there are, by programme and by state, and how that changed */
export const M14 = 'GET /api/admin/stats' as Operation<'M14'>;
/** How much of the feedback has not been read */
export const D03 = 'GET /api/feedback/unread-count' as Operation<'D03'>;
/** What is new: unread feedback, and decided requests that have not been seen */
export const D04 = 'GET /api/user/unread-counts' as Operation<'D04'>;
/** The feedback on the own applications, the newest first */
export const D05 = 'GET /api/my-feedback' as Operation<'D05'>;
/** Marks feedback as read */
export const D06 = 'POST /api/feedback/{id}/read' as Operation<'D06'>;
/** Decides on an application, with feedback that the applicant reads and gets by mail */
export const M05 = 'POST /api/feedback' as Operation<'M05'>;
/** The mail that a decision would send; nothing is stored */
export const M15 = 'POST /api/feedback/preview' as Operation<'M15'>;
/** Unread notifications, and for administrators the requests that wait */
export const M06 = 'GET /api/admin/unread-counts' as Operation<'M06'>;
/** The newest 100 notifications of a period, or the 100 before one of them */
export const M07 = 'GET /api/admin/notifications' as Operation<'M07'>;
/** The newest 50 notifications */
export const M08 = 'GET /api/admin/notifications/latest' as Operation<'M08'>;
/** Marks all notifications as read by oneself */
export const M09 = 'POST /api/admin/notifications/mark-all-read' as Operation<'M09'>;
/** Marks one notification as read by oneself */
export const M10 = 'POST /api/admin/notifications/{id}/read' as Operation<'M10'>;
/** Who did what to an application when, and the feedback on it, the oldest first */
export const M16 = 'GET /api/admin/applications/{id}/timeline' as Operation<'M16'>;
/** Who did what in the portal, the newest first */
export const M17 = 'GET /api/admin/activity' as Operation<'M17'>;
/** The applicant's requests for another application, the newest first */
export const D10 = 'GET /api/user/secondary-application-requests' as Operation<'D10'>;
/** Asks for another application of a programme, a year after the last one was submitted */
export const D11 = 'POST /api/user/secondary-application-request' as Operation<'D11'>;
/** The applicant has seen what was decided on their requests; answers what is unread besides */
export const D20 = 'POST /api/user/secondary-application-requests/seen' as Operation<'D20'>;
/** Begins an application of a programme in which the applicant has nothing yet */
export const D16 = 'POST /api/user/applications/create-secondary' as Operation<'D16'>;
/** Submits a further application with what its form asks, and mails the confirmation */
export const D17 = 'POST /api/submit-application' as Operation<'D17'>;
/** Submits a further application with what its form asks, and mails the confirmation */
export const D18 = 'POST /api/visitor/submit-application' as Operation<'D18'>;
/** The requests for another application, with how many there are */
export const M11 = 'GET /api/admin/secondary-application-requests' as Operation<'M11'>;
/** Approves a request: begins a draft with what is known of the applicant, and mails them */
export const M12 = 'POST /api/admin/secondary-application-requests/{id}/approve' as Operation<'M12'>;
/** Rejects a request, with the reason that the applicant is mailed */
export const M13 = 'POST /api/admin/secondary-application-requests/{id}/reject' as Operation<'M13'>;
/** Mails about applications that were given up, the newest 100, and how many wait to be sent */
export const M20 = 'GET /api/admin/mail' as Operation<'M20'>;
/** Sends again what was given up */
export const M21 = 'POST /api/admin/mail/{id}/retry' as Operation<'M21'>;
