/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

export interface paths {
    "/api/portal-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the portal is open, and the limits of its forms */
        get: operations["P01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/portal-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the portal is open */
        get: operations["P02"];
        put?: never;
        /** Opens or closes the portal to applicants */
        post: operations["P03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the settings of the portal and their defaults */
        get: operations["M18"];
        /** Changes the named settings */
        put: operations["M19"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intern/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with email and phone number, to begin or to resume an application */
        post: operations["I01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the stored application with the step to continue at */
        get: operations["I02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the form as it is typed; top-level members replace the stored ones */
        post: operations["I03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the personal details */
        post: operations["I04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores whether the applicant has a disability, and their needs */
        post: operations["I05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the institutions; the first is the current or the highest */
        post: operations["I06"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/degree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the degrees; the list may be empty */
        post: operations["I07"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/honor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the honors; the list may be empty */
        post: operations["I08"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the coursework; the list may be empty */
        post: operations["I09"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores clinical, research and volunteer experience */
        post: operations["I10"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the areas of interest and the personal statement */
        post: operations["I11"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the languages and other skills */
        post: operations["I12"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the periods of availability and the weekly hours */
        post: operations["I13"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores one or more documents, each replacing the earlier one of its type */
        post: operations["I16"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits the application and mails the confirmation with the sign-in details */
        post: operations["I17"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with email and phone number, to begin or to resume an application */
        post: operations["V01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/get-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the stored application with the step to continue at */
        get: operations["V02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/save-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the form as it is typed; top-level members replace the stored ones */
        post: operations["V04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/personal-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the personal details */
        post: operations["V03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/institution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the institutions; the first is the current or the highest */
        post: operations["V07"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the languages and other skills */
        post: operations["V08"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the areas of interest and the personal statement */
        post: operations["V09"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the dates, travel, accommodation and emergency contact of a visit, and the declarations */
        post: operations["V10"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the periods of availability and the weekly hours */
        post: operations["V11"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/upload-national-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the visitor's identity document (PDF or image), replacing the earlier one */
        post: operations["V05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/upload-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores one or more documents of a visit, and returns them by type */
        post: operations["V06"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits the application and mails the confirmation with the sign-in details */
        post: operations["V13"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academic-references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the academic reference with its letter; the letter may be omitted when it is stored already */
        post: operations["I14"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community-references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the community reference with its letter; the letter may be omitted when it is stored already */
        post: operations["I15"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how far each reference letter is, without the letters */
        get: operations["E03"];
        put?: never;
        /** Asks a referee for a letter by mail, in place of whoever was asked before */
        post: operations["E04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/letters/{letter}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a referee again, once in three days */
        post: operations["E05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/letters/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the applicant the link again that shows that the mailbox is theirs */
        post: operations["E08"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letter-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how the letters of each programme with references come */
        get: operations["E01"];
        /** Chooses how the letters of a programme come */
        put: operations["E02"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns who is and was asked for the letters of an application, and what they have sent */
        get: operations["E06"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the file of a letter that a referee has sent */
        get: operations["E07"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/review/{intern_details_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the visit application as stored, for reading before the signature */
        get: operations["V12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a stored file */
        get: operations["I18"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the signed-in applicant's applications, newest first, each with the allowed actions */
        get: operations["D01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/available-application-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the programmes of the applicant's applications, and the programmes that are open to begin */
        get: operations["D02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discards a draft: nobody sees it any more, and for a day its owner can bring it back */
        post: operations["D21"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/bring-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a discarded draft back, as it was; 409 when another one was begun since */
        post: operations["D22"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws an application that waits for its decision; its status stays */
        post: operations["D28"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/undo-withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a withdrawal back, within a day */
        post: operations["D29"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/reopenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns all reopenings of an application, the newest first */
        get: operations["C02"];
        put?: never;
        /** Opens sections and documents of a submitted application for its applicant, until a day */
        post: operations["C01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/reopenings/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an application before and after a reopening */
        get: operations["C03"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/send-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends what the applicant changed in reopened sections, which closes them again */
        post: operations["C04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/reopenings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the mail that a reopening would send, and stores nothing */
        post: operations["C05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/reopenings/{number}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a reopening before its time; what was saved until then stays */
        post: operations["C06"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/applicant/{id}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a complete application, for its applicant and for staff */
        get: operations["D07"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a complete application of the applicant */
        get: operations["D13"];
        /** Changes the sent parts of an unsubmitted application, all of them or none */
        put: operations["D14"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/applicant/{id}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a complete application and records that it was opened */
        get: operations["M02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a complete application by its id alone, and records that it was opened */
        get: operations["M03"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-progress-fallback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the applicant's newest application of this programme, submitted or not */
        get: operations["D08"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/get-progress-fallback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the applicant's newest application of this programme, submitted or not */
        get: operations["D09"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an application in any state, for administrators */
        put: operations["M04"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores one document (PDF, DOC, DOCX, JPG or PNG, at most 10 MB), replacing the earlier one of its type */
        post: operations["D12"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores one or more documents, each under the name of its type, with the same kinds and sizes */
        post: operations["D15"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one page of a programme's applications, searched, filtered and sorted */
        get: operations["M01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the applications before and after a given one, in the order of M01 */
        get: operations["M22"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/next-unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the next application of the list of M01 that the caller has not opened yet */
        get: operations["K01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of applications by programme and status, and its changes */
        get: operations["M14"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of unread feedback messages */
        get: operations["D03"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/unread-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the unread feedback and the decided requests that have not been seen yet */
        get: operations["D04"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the feedback on the applicant's applications, newest first */
        get: operations["D05"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks feedback as read */
        post: operations["D06"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on an application, with feedback that the applicant reads and receives by mail */
        post: operations["M05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the mail that a decision would send, and stores nothing */
        post: operations["M15"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/held/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision back that waits to go out; returns it, for writing it anew */
        post: operations["H01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unread-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of unread notifications, and for administrators of pending requests */
        get: operations["M06"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the newest 100 notifications of a period, or the 100 before a given one */
        get: operations["M07"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the newest 50 notifications */
        get: operations["M08"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/mark-all-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all notifications as read by the signed-in staff member */
        post: operations["M09"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks one notification as read by the signed-in staff member */
        post: operations["M10"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the acts on an application, its feedback and its mails, oldest first */
        get: operations["M16"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the acts in the portal, newest first */
        get: operations["M17"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondary-application-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the applicant's requests for another application, newest first */
        get: operations["D10"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondary-application-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests another application of a programme, a year after the last submission */
        post: operations["D11"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondary-application-requests/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks decided requests as seen by the applicant, and returns the remaining unread counts */
        post: operations["D20"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/create-secondary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins an application of a programme in which the applicant has none yet */
        post: operations["D16"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits a further application with its answers, and mails the confirmation */
        post: operations["D17"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor/submit-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits a further application with its answers, and mails the confirmation */
        post: operations["D18"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/secondary-application-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the requests for another application, with their counts */
        get: operations["M11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/secondary-application-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a request: begins a draft with the applicant's known answers, and mails the applicant */
        post: operations["M12"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/secondary-application-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a request, and mails the applicant the reason */
        post: operations["M13"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the newest 100 undeliverable mails about applications, and the number waiting to be sent */
        get: operations["M20"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/mails/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail about an application again, unless it waits to be sent */
        post: operations["H02"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an undeliverable mail again */
        post: operations["M21"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the text of a delivery status report from the mail server, which shows MAIL_REPORTS_SECRET as a bearer token */
        post: operations["H04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/mail-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the email address of an applicant whose mailbox nobody has proven */
        post: operations["H03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the mails whose words can be changed, for each programme and language */
        get: operations["H05"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail-templates/{programme}/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the words of a mail with their versions, the standard, and the placeholders */
        get: operations["H06"];
        /** Changes the words of a mail; every version stays */
        put: operations["H07"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail-templates/{programme}/{kind}/{language}/standard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes back to the standard words of a mail; every version stays */
        post: operations["H09"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail-templates/{programme}/{kind}/{language}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the mail as these words would make it, with a real application; stores nothing */
        post: operations["H08"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the security events that fit, newest first */
        get: operations["M23"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the newest 100,000 security events that fit as CSV, and records that it did */
        get: operations["M24"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that a report is about to be given out */
        post: operations["recordExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what would go if the person of this application were erased, in numbers */
        get: operations["M25"];
        put?: never;
        /** Erases the person of this application for good, in every service; takes the password of the administrator again */
        post: operations["M26"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns after how many months drafts, applications, mails and known devices end */
        get: operations["M27"];
        /** Sets the rules; a rule that is new or shorter ends nothing for 24 hours */
        put: operations["M29"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns what these rules would end, and when; stores nothing */
        post: operations["M28"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what is held of the signed-in applicant, in numbers, and who on the staff opened it */
        get: operations["D23"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns everything that is held of the signed-in applicant as an archive: data, a page to read, and documents */
        get: operations["D24"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/under-my-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the applications that others began under the signed-in applicant's email address */
        get: operations["D25"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/under-my-address/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes one of these the own; 409 while there is an open one of the programme */
        post: operations["D26"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/under-my-address/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that one of these is not the own: a draft is discarded, for a day it can be brought back (D22); a submitted one is left to the staff, who read so */
        post: operations["D27"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in to a programme with email and phone number, to begin or to resume an application */
        post: operations["G01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the stored application of a programme with the step to continue at */
        get: operations["G02"];
        put?: never;
        /** Stores the form as it is typed; top-level members replace the stored ones */
        post: operations["G03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/sections/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the answers of a section if none is missing or wrong */
        post: operations["G04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores one PDF document (an identity document may be an image), replacing the earlier one of its type */
        post: operations["G05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits the application and mails the confirmation with the sign-in details */
        post: operations["G06"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/documents/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a document that the application does not need, with its file */
        post: operations["G07"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/contact/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code to the email address that the applicant wants to have; the answer does not tell whether it is known */
        post: operations["G08"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/contact/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the email address by the code that was mailed to it; may be repeated */
        post: operations["G09"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programmes/{programme}/contact/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the phone number; may be repeated */
        post: operations["G10"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applications/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the periods of a submitted application as a calendar file */
        get: operations["N01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the calendar behind an address that a member of staff has made */
        get: operations["N02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the caller's addresses for calendars, without their secrets */
        get: operations["N03"];
        put?: never;
        /** Makes an address for a calendar, which is told this once */
        post: operations["N04"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar-feeds/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an address for a calendar */
        post: operations["N05"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/same-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what else the person of an application has sent, or may have sent, with why */
        get: operations["S01"];
        put?: never;
        /** Says of two applications that they are of the same person, or not, or takes that back */
        post: operations["S02"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what waits for the caller, the oldest first, the figures of a week and colleagues’ acts */
        get: operations["T01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/awaited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the letters, or the answers to reopened sections, that are waited for, 20 a page */
        get: operations["T02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            message: string;
            errors?: {
                [key: string]: string[];
            };
            request_id: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    P01: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        portal_enabled: boolean;
                        form_limits: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                        /** @enum {string} */
                        resume_code: "off" | "new-device";
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    P02: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        portal_enabled: boolean;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    P03: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        portal_enabled: boolean;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M18: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        portal_enabled: boolean;
                        form_limits: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                        form_limits_default: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                        /** @description Characters */
                        form_limits_most: number;
                        /** @enum {string} */
                        resume_code: "off" | "new-device";
                        /** @enum {string} */
                        resume_code_default: "off" | "new-device";
                        /**
                         * @description What a confirmation mail brings: a password with a link to choose one, or the link alone
                         * @enum {string}
                         */
                        mailed_login: "password" | "link";
                        /** @description Whether the owner of a draft that was untouched for 3 and for 10 days is reminded by mail */
                        draft_reminders: boolean;
                        /** @description For how long decisions are held; 0: not at all */
                        hold_minutes?: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M19: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    form_limits?: {
                        experience_description?: number;
                        personal_statement?: number;
                    };
                    /** @enum {string} */
                    resume_code?: "off" | "new-device";
                    /** @enum {string} */
                    mailed_login?: "password" | "link";
                    draft_reminders?: boolean;
                    hold_minutes?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        portal_enabled: boolean;
                        form_limits: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                        form_limits_default: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                        /** @description Characters */
                        form_limits_most: number;
                        /** @enum {string} */
                        resume_code: "off" | "new-device";
                        /** @enum {string} */
                        resume_code_default: "off" | "new-device";
                        /**
                         * @description What a confirmation mail brings: a password with a link to choose one, or the link alone
                         * @enum {string}
                         */
                        mailed_login: "password" | "link";
                        /** @description Whether the owner of a draft that was untouched for 3 and for 10 days is reminded by mail */
                        draft_reminders: boolean;
                        /** @description For how long decisions are held; 0: not at all */
                        hold_minutes?: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I01: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string | null;
                    phone: string | null;
                    role?: string | null;
                    /** @description The code of the e-mail, when one was asked for */
                    code?: string | null;
                    name?: string | null;
                    gender?: string | null;
                    nationality?: string | null;
                    dob?: string | null;
                    current_address?: string | null;
                    permanent_address?: string | null;
                    contact_preference?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: {
                            id: number;
                            role: string;
                            name: string;
                            email: string;
                        };
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        current_step: number;
                        version: number;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong or unknown; with `code_required` the pair is right and a code of an e-mail is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        code_required?: boolean;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I02: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current_step: number;
                        /** @description The furthest step that was sent */
                        furthest_step: number;
                        version: number;
                        form_data: {
                            purpose?: string | null;
                            agree_submission?: boolean | null;
                            agree_terms?: boolean | null;
                            agreement?: boolean | null;
                            name?: string | null;
                            country_code?: string | null;
                            dob?: string | null;
                            gender?: string | null;
                            nationality?: string | null;
                            current_address?: string | null;
                            permanent_address?: string | null;
                            contact_preference?: string | null;
                            has_disability?: (string | boolean) | null;
                            disability_description?: string | null;
                            institutions?: {
                                name?: string | null;
                                program?: string | null;
                                degree_level?: string | null;
                                graduation_year?: (string | number) | null;
                                year_of_study?: string | null;
                                gpa?: string | null;
                                start_date?: string | null;
                                end_date?: string | null;
                            }[];
                            degrees?: {
                                name?: string | null;
                                program?: string | null;
                                degree_level?: string | null;
                                graduation_date?: string | null;
                                degree_type?: string | null;
                            }[];
                            interests?: {
                                area?: string | null;
                                other?: string | null;
                                description?: string | null;
                            }[];
                            personal_statement?: string | null;
                            languages?: {
                                language?: string | null;
                                proficiency?: string | null;
                            }[];
                            other_skills?: string | null;
                            periods?: {
                                start_date?: string | null;
                                end_date?: string | null;
                                hours_available?: (string | number) | null;
                            }[];
                            hours_available?: (string | number) | null;
                            signature?: string | null;
                            honors?: {
                                name?: string | null;
                                award?: string | null;
                                date_awarded?: string | null;
                                description?: string | null;
                            }[];
                            course_works?: {
                                title?: string | null;
                                institution?: string | null;
                                date_completed?: string | null;
                                grade?: string | null;
                            }[];
                            clinic_experiences?: {
                                description?: string | null;
                                position?: string | null;
                                organization?: string | null;
                                duration?: string | null;
                            }[];
                            research_experiences?: {
                                description?: string | null;
                                title?: string | null;
                                institution?: string | null;
                                supervisor?: string | null;
                                duration?: string | null;
                            }[];
                            volunteers?: {
                                description?: string | null;
                                organization?: string | null;
                                role?: string | null;
                                duration?: string | null;
                            }[];
                            references?: {
                                type?: string | null;
                                full_name?: string | null;
                                institution?: string | null;
                                organization?: string | null;
                                email?: string | null;
                                phone?: string | null;
                                relationship?: string | null;
                                position?: string | null;
                            }[];
                            email?: string | null;
                            phone?: string | null;
                        };
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        user: {
                            id: number;
                            role: string;
                            name: string;
                            email: string;
                        };
                        intern_details: {
                            full_name: string;
                            email: string;
                            phone_number: string;
                            /** Format: date */
                            date_of_birth: string;
                            gender: string;
                            nationality: string;
                            current_address: string;
                            permanent_address: string | null;
                            contact_preference: string;
                        };
                        reviewData: {
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                            };
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                            };
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statements: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            }[];
                        };
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        }[];
                        academicUpload: string | null;
                        communityUpload: string | null;
                        form_limits: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                        /** @description Absent where letters are uploaded */
                        letters?: {
                            /** @enum {string} */
                            way: "upload" | "ask" | "either";
                            asked: ("academic" | "community")[];
                        };
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I03: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    intern_details_id?: number;
                    current_step: number;
                    form_data: {
                        purpose?: string | null;
                        agree_submission?: boolean | null;
                        agree_terms?: boolean | null;
                        agreement?: boolean | null;
                        name?: string | null;
                        country_code?: string | null;
                        dob?: string | null;
                        gender?: string | null;
                        nationality?: string | null;
                        current_address?: string | null;
                        permanent_address?: string | null;
                        contact_preference?: string | null;
                        has_disability?: (string | boolean) | null;
                        disability_description?: string | null;
                        institutions?: {
                            name?: string | null;
                            program?: string | null;
                            degree_level?: string | null;
                            graduation_year?: (string | number) | null;
                            year_of_study?: string | null;
                            gpa?: string | null;
                            start_date?: string | null;
                            end_date?: string | null;
                        }[];
                        degrees?: {
                            name?: string | null;
                            program?: string | null;
                            degree_level?: string | null;
                            graduation_date?: string | null;
                            degree_type?: string | null;
                        }[];
                        interests?: {
                            area?: string | null;
                            other?: string | null;
                            description?: string | null;
                        }[];
                        personal_statement?: string | null;
                        languages?: {
                            language?: string | null;
                            proficiency?: string | null;
                        }[];
                        other_skills?: string | null;
                        periods?: {
                            start_date?: string | null;
                            end_date?: string | null;
                            hours_available?: (string | number) | null;
                        }[];
                        hours_available?: (string | number) | null;
                        signature?: string | null;
                        honors?: {
                            name?: string | null;
                            award?: string | null;
                            date_awarded?: string | null;
                            description?: string | null;
                        }[];
                        course_works?: {
                            title?: string | null;
                            institution?: string | null;
                            date_completed?: string | null;
                            grade?: string | null;
                        }[];
                        clinic_experiences?: {
                            description?: string | null;
                            position?: string | null;
                            organization?: string | null;
                            duration?: string | null;
                        }[];
                        research_experiences?: {
                            description?: string | null;
                            title?: string | null;
                            institution?: string | null;
                            supervisor?: string | null;
                            duration?: string | null;
                        }[];
                        volunteers?: {
                            description?: string | null;
                            organization?: string | null;
                            role?: string | null;
                            duration?: string | null;
                        }[];
                        references?: {
                            type?: string | null;
                            full_name?: string | null;
                            institution?: string | null;
                            organization?: string | null;
                            email?: string | null;
                            phone?: string | null;
                            relationship?: string | null;
                            position?: string | null;
                        }[];
                    };
                    /** @description Sections that the person finishes with this save: while an answer in them is missing or wrong, nothing is stored and each question is named */
                    finished?: ("welcome" | "person" | "disability" | "schools" | "degrees" | "honors" | "courses" | "clinical-experience" | "research-experience" | "volunteer-experience" | "interests" | "statement" | "skills" | "availability" | "signature" | "academic-reference" | "community-reference")[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        }[];
                        academicUpload: string | null;
                        communityUpload: string | null;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I04: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** Format: email */
                    email: string;
                    phone: string;
                    name: string;
                    /** Format: date */
                    dob: string;
                    /** @enum {string} */
                    gender: "male" | "female" | "other" | "prefer_not" | "prefer";
                    nationality: string;
                    current_address: string;
                    permanent_address?: string;
                    /** @enum {string} */
                    contact_preference: "email" | "phone";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        details: {
                            id: number;
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I05: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    has_disability: ("yes" | "no") | boolean;
                    description?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I06: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    institutions: {
                        name: string;
                        program: string;
                        /** @enum {string} */
                        degree_level: "High School" | "Associate" | "Bachelor" | "Master" | "PhD" | "Post-graduate";
                        graduation_year: number;
                        year_of_study?: string;
                        gpa?: string;
                        /** Format: date */
                        start_date?: string;
                        /** Format: date */
                        end_date?: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I07: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    degrees: {
                        name: string;
                        program: string;
                        /** @enum {string} */
                        degree_level: "Associate" | "Bachelor" | "Master" | "PhD" | "Post-graduate";
                        /** Format: date */
                        graduation_date: string;
                        degree_type?: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I08: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    honors: {
                        name: string;
                        award: string;
                        /** Format: date */
                        date_awarded: string;
                        description?: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I09: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    course_works: {
                        title: string;
                        institution: string;
                        /** Format: date */
                        date_completed: string;
                        grade?: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I10: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    /** @default [] */
                    clinic_experiences?: {
                        description: string;
                        position?: string;
                        organization?: string;
                        duration?: string;
                    }[];
                    /** @default [] */
                    research_experiences?: {
                        description: string;
                        title?: string;
                        institution?: string;
                        supervisor?: string;
                        duration?: string;
                    }[];
                    /** @default [] */
                    volunteers?: {
                        description: string;
                        organization?: string;
                        role?: string;
                        duration?: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I11: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    interests: {
                        /** @enum {string} */
                        area: "Education" | "Research" | "Advocacy" | "Open" | "Other";
                        /** @description Needed with Other */
                        other?: string | null;
                        description?: string;
                    }[];
                    personal_statement: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I12: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    languages: {
                        /** @enum {string} */
                        language: "English" | "French" | "Chinese" | "Spanish" | "Kiswahili" | "Kinyarwanda" | "Arabic" | "Portuguese" | "Russian";
                        /** @enum {string} */
                        proficiency: "Native" | "Basic" | "Intermediate" | "Advanced" | "Proficient";
                    }[];
                    other_skills?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I13: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    periods: {
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                    }[];
                    hours_available: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I16: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    intern_details_id: number;
                    application_id?: number;
                    version?: number;
                    /** Format: binary */
                    cv?: Blob;
                    /** Format: binary */
                    cover_letter?: Blob;
                    /** Format: binary */
                    transcript?: Blob;
                    /** Format: binary */
                    criminal_record?: Blob;
                    /** Format: binary */
                    other?: Blob;
                    /** Format: binary */
                    id?: Blob;
                    /** Format: binary */
                    letter?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                            };
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                            };
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statements: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            }[];
                        };
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        }[];
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I17: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    intern_details_id?: number;
                    signature: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                        email_sent: boolean;
                        email_warning: string | null;
                        /** @description Whether the confirmation mail brings a password; false: the person has one. Left out where it is not known */
                        password_mailed?: boolean;
                        /** @description The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it */
                        pdf_link: string | null;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V01: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string | null;
                    phone: string | null;
                    role?: string | null;
                    /** @description The code of the e-mail, when one was asked for */
                    code?: string | null;
                    name?: string | null;
                    gender?: string | null;
                    nationality?: string | null;
                    dob?: string | null;
                    current_address?: string | null;
                    permanent_address?: string | null;
                    contact_preference?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: {
                            id: number;
                            role: string;
                            name: string;
                            email: string;
                        };
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        current_step: number;
                        version: number;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong or unknown; with `code_required` the pair is right and a code of an e-mail is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        code_required?: boolean;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V02: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current_step: number;
                        /** @description The furthest step that was sent */
                        furthest_step: number;
                        version: number;
                        form_data: {
                            purpose?: string | null;
                            agree_submission?: boolean | null;
                            agree_terms?: boolean | null;
                            agreement?: boolean | null;
                            name?: string | null;
                            country_code?: string | null;
                            dob?: string | null;
                            gender?: string | null;
                            nationality?: string | null;
                            current_address?: string | null;
                            permanent_address?: string | null;
                            contact_preference?: string | null;
                            has_disability?: (string | boolean) | null;
                            disability_description?: string | null;
                            institutions?: {
                                name?: string | null;
                                program?: string | null;
                                degree_level?: string | null;
                                graduation_year?: (string | number) | null;
                                year_of_study?: string | null;
                                gpa?: string | null;
                                start_date?: string | null;
                                end_date?: string | null;
                            }[];
                            degrees?: {
                                name?: string | null;
                                program?: string | null;
                                degree_level?: string | null;
                                graduation_date?: string | null;
                                degree_type?: string | null;
                            }[];
                            interests?: {
                                area?: string | null;
                                other?: string | null;
                                description?: string | null;
                            }[];
                            personal_statement?: string | null;
                            languages?: {
                                language?: string | null;
                                proficiency?: string | null;
                            }[];
                            other_skills?: string | null;
                            periods?: {
                                start_date?: string | null;
                                end_date?: string | null;
                                hours_available?: (string | number) | null;
                            }[];
                            hours_available?: (string | number) | null;
                            signature?: string | null;
                            institution_name?: string | null;
                            institution_position?: string | null;
                            previous_degrees?: string | null;
                            visit_start_date?: string | null;
                            visit_end_date?: string | null;
                            is_institution?: (string | boolean) | null;
                            has_visited?: (string | boolean) | null;
                            people_participated?: (string | number) | null;
                            accommodation_needed?: (string | boolean) | null;
                            accommodation_type?: string | null;
                            needs_visa_assistance?: (string | boolean) | null;
                            travel_from_country?: string | null;
                            travel_from_city?: string | null;
                            emergency_contact_name?: string | null;
                            emergency_contact_relationship?: string | null;
                            emergency_contact_phone?: string | null;
                            emergency_contact_email?: string | null;
                            declaration_accuracy?: boolean | null;
                            declaration_conduct?: boolean | null;
                            declaration_data_processing?: boolean | null;
                            email?: string | null;
                            phone?: string | null;
                        };
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        user: {
                            id: number;
                            role: string;
                            name: string;
                            email: string;
                        };
                        intern_details: {
                            full_name: string;
                            email: string;
                            phone_number: string;
                            /** Format: date */
                            date_of_birth: string;
                            gender: string;
                            nationality: string;
                            current_address: string;
                            permanent_address: string | null;
                            contact_preference: string;
                        };
                        reviewData: {
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                            };
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                            };
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                            } | null;
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            }[];
                            form_data: {
                                signature: string | null;
                                agreement: boolean;
                                previous_degrees: string | null;
                                personal_statement: string | null;
                                hours_available: number | null;
                            };
                        };
                        visitor_info: {
                            full_name: string;
                            institution_name: string | null;
                            institution_position: string | null;
                        };
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        }[];
                        academicUpload: string | null;
                        communityUpload: string | null;
                        form_limits: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V04: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    intern_details_id?: number;
                    current_step: number;
                    form_data: {
                        purpose?: string | null;
                        agree_submission?: boolean | null;
                        agree_terms?: boolean | null;
                        agreement?: boolean | null;
                        name?: string | null;
                        country_code?: string | null;
                        dob?: string | null;
                        gender?: string | null;
                        nationality?: string | null;
                        current_address?: string | null;
                        permanent_address?: string | null;
                        contact_preference?: string | null;
                        has_disability?: (string | boolean) | null;
                        disability_description?: string | null;
                        institutions?: {
                            name?: string | null;
                            program?: string | null;
                            degree_level?: string | null;
                            graduation_year?: (string | number) | null;
                            year_of_study?: string | null;
                            gpa?: string | null;
                            start_date?: string | null;
                            end_date?: string | null;
                        }[];
                        degrees?: {
                            name?: string | null;
                            program?: string | null;
                            degree_level?: string | null;
                            graduation_date?: string | null;
                            degree_type?: string | null;
                        }[];
                        interests?: {
                            area?: string | null;
                            other?: string | null;
                            description?: string | null;
                        }[];
                        personal_statement?: string | null;
                        languages?: {
                            language?: string | null;
                            proficiency?: string | null;
                        }[];
                        other_skills?: string | null;
                        periods?: {
                            start_date?: string | null;
                            end_date?: string | null;
                            hours_available?: (string | number) | null;
                        }[];
                        hours_available?: (string | number) | null;
                        signature?: string | null;
                        institution_name?: string | null;
                        institution_position?: string | null;
                        previous_degrees?: string | null;
                        visit_start_date?: string | null;
                        visit_end_date?: string | null;
                        is_institution?: (string | boolean) | null;
                        has_visited?: (string | boolean) | null;
                        people_participated?: (string | number) | null;
                        accommodation_needed?: (string | boolean) | null;
                        accommodation_type?: string | null;
                        needs_visa_assistance?: (string | boolean) | null;
                        travel_from_country?: string | null;
                        travel_from_city?: string | null;
                        emergency_contact_name?: string | null;
                        emergency_contact_relationship?: string | null;
                        emergency_contact_phone?: string | null;
                        emergency_contact_email?: string | null;
                        declaration_accuracy?: boolean | null;
                        declaration_conduct?: boolean | null;
                        declaration_data_processing?: boolean | null;
                    };
                    /** @description Sections that the person finishes with this save: while an answer in them is missing or wrong, nothing is stored and each question is named */
                    finished?: ("welcome" | "person" | "organisation" | "disability" | "highest-education" | "degrees" | "interests" | "statement" | "skills" | "availability" | "logistics" | "declarations" | "signature" | "stay")[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        }[];
                        academicUpload: string | null;
                        communityUpload: string | null;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V03: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** Format: email */
                    email: string;
                    phone: string;
                    name: string;
                    /** Format: date */
                    dob: string;
                    /** @enum {string} */
                    gender: "male" | "female" | "other" | "prefer_not" | "prefer";
                    nationality: string;
                    current_address: string;
                    permanent_address?: string;
                    /** @enum {string} */
                    contact_preference: "email" | "phone";
                    institution_name: string;
                    institution_position: string;
                    has_disability: ("yes" | "no") | boolean;
                    description?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        details: {
                            id: number;
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V07: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    institutions: {
                        name: string;
                        program: string;
                        /** @enum {string} */
                        degree_level: "Associate" | "Bachelor" | "Master" | "PhD";
                        graduation_year?: number;
                        year_of_study?: string;
                        gpa?: string;
                        /** Format: date */
                        start_date?: string;
                        /** Format: date */
                        end_date?: string;
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V08: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    languages: {
                        /** @enum {string} */
                        language: "English" | "French" | "Chinese" | "Spanish" | "Kiswahili" | "Kinyarwanda" | "Arabic" | "Portuguese" | "Russian";
                        /** @enum {string} */
                        proficiency: "Native" | "Basic" | "Intermediate" | "Advanced" | "Proficient";
                    }[];
                    other_skills?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V09: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    interests: {
                        /** @enum {string} */
                        area: "Education" | "Research" | "Advocacy" | "Open" | "Other";
                        /** @description Needed with Other */
                        other?: string | null;
                        description?: string;
                    }[];
                    personal_statement: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V10: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** Format: date */
                    visit_start_date: string;
                    /** Format: date */
                    visit_end_date: string;
                    is_institution?: ("yes" | "no") | boolean;
                    has_visited?: ("yes" | "no") | boolean;
                    /** Format: float */
                    people_participated?: number | null;
                    accommodation_needed?: ("yes" | "no") | boolean;
                    /** @enum {string} */
                    accommodation_type?: "hotel" | "rented" | "hosted" | "own" | "undecided";
                    needs_visa_assistance?: ("yes" | "no") | boolean;
                    travel_from_country?: string;
                    travel_from_city?: string;
                    emergency_contact_name?: string;
                    emergency_contact_relationship?: string;
                    emergency_contact_phone?: string;
                    /** Format: email */
                    emergency_contact_email?: string;
                    declaration_accuracy?: boolean;
                    declaration_conduct?: boolean;
                    declaration_data_processing?: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V11: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intern_details_id: number;
                    periods: {
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                    }[];
                    hours_available: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V05: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    intern_details_id: number;
                    application_id?: number;
                    version?: number;
                    /** Format: binary */
                    national_id?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        upload: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V06: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    intern_details_id: number;
                    application_id?: number;
                    version?: number;
                    /** Format: binary */
                    cv?: Blob;
                    /** Format: binary */
                    letter?: Blob;
                    /** Format: binary */
                    other?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uploads: {
                            cv?: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            };
                            letter?: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            };
                            other?: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            };
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V13: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    intern_details_id?: number;
                    signature: string;
                    agreement: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                        email_sent: boolean;
                        email_warning: string | null;
                        /** @description Whether the confirmation mail brings a password; false: the person has one. Left out where it is not known */
                        password_mailed?: boolean;
                        /** @description The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it */
                        pdf_link: string | null;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I14: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    intern_details_id: number;
                    application_id?: number;
                    type?: string;
                    full_name: string;
                    institution: string;
                    /** Format: email */
                    email: string;
                    phone?: string;
                    relationship?: string;
                    position?: string;
                    version?: number;
                    /** Format: binary */
                    letter?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        reference: {
                            type: string;
                            full_name: string;
                            institution: string | null;
                            organization: string | null;
                            email: string;
                            phone: string | null;
                            relationship: string | null;
                            letter_path: string | null;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            letter_scan?: "waiting" | "refused";
                            /**
                             * @description Where a referee is asked for the letter
                             * @enum {string}
                             */
                            letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                            /** @description Whether it is enough for a submission, though nothing was uploaded */
                            letter_counts?: boolean;
                        };
                        /** @description '' where the referee is asked for it */
                        academicUpload: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I15: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    intern_details_id: number;
                    application_id?: number;
                    type?: string;
                    full_name: string;
                    organization: string;
                    /** Format: email */
                    email: string;
                    phone?: string;
                    relationship?: string;
                    position?: string;
                    version?: number;
                    /** Format: binary */
                    letter?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        reference: {
                            type: string;
                            full_name: string;
                            institution: string | null;
                            organization: string | null;
                            email: string;
                            phone: string | null;
                            relationship: string | null;
                            letter_path: string | null;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            letter_scan?: "waiting" | "refused";
                            /**
                             * @description Where a referee is asked for the letter
                             * @enum {string}
                             */
                            letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                            /** @description Whether it is enough for a submission, though nothing was uploaded */
                            letter_counts?: boolean;
                        };
                        /** @description '' where the referee is asked for it */
                        communityUpload: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E03: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        letters: "upload" | "ask" | "either";
                        before_letters: boolean;
                        needed: number;
                        missing: number;
                        /** @description waiting for 1 of 2 letters; null where none is awaited */
                        waiting: string | null;
                        references: {
                            /** @enum {string} */
                            type: "academic" | "community";
                            there: boolean;
                            /** @description By the applicant */
                            uploaded: boolean;
                            request: {
                                id: number;
                                /** @enum {string} */
                                type: "academic" | "community";
                                name: string;
                                /** @description null: of a colleague, to whom it was passed on */
                                email: string | null;
                                about: string;
                                /**
                                 * @description waiting: the mail leaves once the mailbox of the applicant is proven
                                 * @enum {string}
                                 */
                                state: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                asked_at: string | null;
                                /** Format: date-time */
                                opened_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description When it was sent, declined, passed on or replaced
                                 */
                                answered_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description From when the applicant may remind; null: not at all
                                 */
                                remind_at: string | null;
                            } | null;
                            /** @description The referee who has passed it on to a colleague */
                            passed_on_by: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E04: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "academic" | "community";
                    full_name: string;
                    email: string;
                    phone?: string;
                    about: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        letters: "upload" | "ask" | "either";
                        before_letters: boolean;
                        needed: number;
                        missing: number;
                        /** @description waiting for 1 of 2 letters; null where none is awaited */
                        waiting: string | null;
                        references: {
                            /** @enum {string} */
                            type: "academic" | "community";
                            there: boolean;
                            /** @description By the applicant */
                            uploaded: boolean;
                            request: {
                                id: number;
                                /** @enum {string} */
                                type: "academic" | "community";
                                name: string;
                                /** @description null: of a colleague, to whom it was passed on */
                                email: string | null;
                                about: string;
                                /**
                                 * @description waiting: the mail leaves once the mailbox of the applicant is proven
                                 * @enum {string}
                                 */
                                state: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                asked_at: string | null;
                                /** Format: date-time */
                                opened_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description When it was sent, declined, passed on or replaced
                                 */
                                answered_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description From when the applicant may remind; null: not at all
                                 */
                                remind_at: string | null;
                            } | null;
                            /** @description The referee who has passed it on to a colleague */
                            passed_on_by: string | null;
                        }[];
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E05: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                letter: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        letters: "upload" | "ask" | "either";
                        before_letters: boolean;
                        needed: number;
                        missing: number;
                        /** @description waiting for 1 of 2 letters; null where none is awaited */
                        waiting: string | null;
                        references: {
                            /** @enum {string} */
                            type: "academic" | "community";
                            there: boolean;
                            /** @description By the applicant */
                            uploaded: boolean;
                            request: {
                                id: number;
                                /** @enum {string} */
                                type: "academic" | "community";
                                name: string;
                                /** @description null: of a colleague, to whom it was passed on */
                                email: string | null;
                                about: string;
                                /**
                                 * @description waiting: the mail leaves once the mailbox of the applicant is proven
                                 * @enum {string}
                                 */
                                state: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                asked_at: string | null;
                                /** Format: date-time */
                                opened_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description When it was sent, declined, passed on or replaced
                                 */
                                answered_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description From when the applicant may remind; null: not at all
                                 */
                                remind_at: string | null;
                            } | null;
                            /** @description The referee who has passed it on to a colleague */
                            passed_on_by: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E08: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        letters: "upload" | "ask" | "either";
                        before_letters: boolean;
                        needed: number;
                        missing: number;
                        /** @description waiting for 1 of 2 letters; null where none is awaited */
                        waiting: string | null;
                        references: {
                            /** @enum {string} */
                            type: "academic" | "community";
                            there: boolean;
                            /** @description By the applicant */
                            uploaded: boolean;
                            request: {
                                id: number;
                                /** @enum {string} */
                                type: "academic" | "community";
                                name: string;
                                /** @description null: of a colleague, to whom it was passed on */
                                email: string | null;
                                about: string;
                                /**
                                 * @description waiting: the mail leaves once the mailbox of the applicant is proven
                                 * @enum {string}
                                 */
                                state: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                asked_at: string | null;
                                /** Format: date-time */
                                opened_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description When it was sent, declined, passed on or replaced
                                 */
                                answered_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description From when the applicant may remind; null: not at all
                                 */
                                remind_at: string | null;
                            } | null;
                            /** @description The referee who has passed it on to a colleague */
                            passed_on_by: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E01: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programmes: {
                            programme: "intern" | "visitor";
                            /** @enum {string} */
                            letters: "upload" | "ask" | "either";
                            /** @description Whether an application may be submitted before its letters are there */
                            before_letters: boolean;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E02: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programme: "intern" | "visitor";
                    /** @enum {string} */
                    letters: "upload" | "ask" | "either";
                    before_letters: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programmes: {
                            programme: "intern" | "visitor";
                            /** @enum {string} */
                            letters: "upload" | "ask" | "either";
                            /** @description Whether an application may be submitted before its letters are there */
                            before_letters: boolean;
                        }[];
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E06: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        letters: "upload" | "ask" | "either";
                        before_letters: boolean;
                        needed: number;
                        missing: number;
                        /** @description waiting for 1 of 2 letters; null where none is awaited */
                        waiting: string | null;
                        references: {
                            /** @enum {string} */
                            type: "academic" | "community";
                            there: boolean;
                            /** @description By the applicant */
                            uploaded: boolean;
                        }[];
                        requests: {
                            id: number;
                            /** @enum {string} */
                            type: "academic" | "community";
                            name: string;
                            email: string;
                            about: string;
                            /**
                             * @description waiting: the mail leaves once the mailbox of the applicant is proven
                             * @enum {string}
                             */
                            state: "waiting" | "asked" | "opened" | "sent" | "declined";
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            asked_at: string | null;
                            /** Format: date-time */
                            opened_at: string | null;
                            /**
                             * Format: date-time
                             * @description When it was sent, declined, passed on or replaced
                             */
                            answered_at: string | null;
                            /** @enum {string|null} */
                            ended: "passed" | "replaced" | null;
                            passed_on_by: string | null;
                            decline_reason: string | null;
                            letter: {
                                id: number;
                                /** Format: date-time */
                                sent_at: string;
                                statement: string | null;
                                file: {
                                    original_name: string;
                                    /** @description Bytes */
                                    size: number;
                                    mime_type: string;
                                    file_url: string;
                                    /** @enum {string} */
                                    scan?: "waiting" | "refused";
                                } | null;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    E07: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    V12: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                intern_details_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                            };
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                            };
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                            } | null;
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                            }[];
                            form_data: {
                                signature: string | null;
                                agreement: boolean;
                                previous_degrees: string | null;
                                personal_statement: string | null;
                                hours_available: number | null;
                            };
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    I18: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D01: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: {
                            /** @description Shown as APP-nnn */
                            id: number;
                            originalId: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            details: {
                                intern_details_id: number;
                                applicant_name: string;
                            };
                            /** @description Its letters may come, or came, from referees (E03); absent where they are uploaded */
                            asks_referees?: boolean;
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                submit: boolean;
                                /** @description A draft can be discarded, and brought back for a day */
                                discard?: boolean;
                                /** @description An application that waits for its decision can be withdrawn */
                                withdraw?: boolean;
                                /** @description A withdrawal can be taken back for a day */
                                undo_withdrawal?: boolean;
                                /** @description Sections that staff reopened can be changed and sent */
                                answer?: boolean;
                                /** @description A first draft goes on in its wizard */
                                continue: boolean;
                                /** @description A further application has its own form */
                                finish: boolean;
                                /** @enum {string} */
                                request_another: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on: string | null;
                            };
                        }[];
                        /** @description Discarded drafts that can be brought back */
                        discarded?: {
                            id: number;
                            type: "intern" | "visitor";
                            /** Format: date-time */
                            discarded_at: string;
                            /**
                             * Format: date-time
                             * @description Until then it can be brought back
                             */
                            until: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D02: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        has_intern: boolean;
                        has_visitor: boolean;
                        /** @description There is nothing of this programme yet */
                        can_apply_intern: boolean;
                        can_apply_visitor: boolean;
                        /** @description The same of every programme, those included that were added since */
                        programmes?: {
                            type: "intern" | "visitor";
                            has: boolean;
                            can_apply: boolean;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D21: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        discarded: {
                            id: number;
                            type: "intern" | "visitor";
                            /** Format: date-time */
                            discarded_at: string;
                            /**
                             * Format: date-time
                             * @description Until then it can be brought back
                             */
                            until: string;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D22: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D28: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            /**
                             * @description As it was: a withdrawal stands beside it
                             * @enum {string}
                             */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** Format: date-time */
                            withdrawn_at: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the withdrawal can be taken back
                             */
                            undo_until: string | null;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D29: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            /**
                             * @description As it was: a withdrawal stands beside it
                             * @enum {string}
                             */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** Format: date-time */
                            withdrawn_at: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the withdrawal can be taken back
                             */
                            undo_until: string | null;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    C02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reopenings: {
                            /** @description From 1: each reopening is an entry of its own */
                            number: number;
                            /** @enum {string} */
                            state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                            /** @description Keys of sections, `references`, and documents as `documents.cv` */
                            sections: string[];
                            /** @description As staff wrote it */
                            reason: string;
                            /**
                             * Format: date
                             * @description The last day
                             */
                            until: string;
                            /**
                             * Format: date-time
                             * @description When that day is over everywhere
                             */
                            ends_at: string;
                            /** Format: date-time */
                            opened_at: string;
                            /**
                             * Format: date-time
                             * @description When the applicant saved a change last
                             */
                            saved_at: string | null;
                            /** Format: date-time */
                            ended_at: string | null;
                            /** @description Who asked */
                            by: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    C01: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sections: string[];
                    reason: string;
                    /** Format: date */
                    until: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reopening: {
                            /** @description From 1: each reopening is an entry of its own */
                            number: number;
                            /** @enum {string} */
                            state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                            /** @description Keys of sections, `references`, and documents as `documents.cv` */
                            sections: string[];
                            /** @description As staff wrote it */
                            reason: string;
                            /**
                             * Format: date
                             * @description The last day
                             */
                            until: string;
                            /**
                             * Format: date-time
                             * @description When that day is over everywhere
                             */
                            ends_at: string;
                            /** Format: date-time */
                            opened_at: string;
                            /**
                             * Format: date-time
                             * @description When the applicant saved a change last
                             */
                            saved_at: string | null;
                            /** Format: date-time */
                            ended_at: string | null;
                            /** @description Who asked */
                            by: string;
                        };
                        version: number;
                        email_sent: boolean;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    C03: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reopening: {
                            /** @description From 1: each reopening is an entry of its own */
                            number: number;
                            /** @enum {string} */
                            state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                            /** @description Keys of sections, `references`, and documents as `documents.cv` */
                            sections: string[];
                            /** @description As staff wrote it */
                            reason: string;
                            /**
                             * Format: date
                             * @description The last day
                             */
                            until: string;
                            /**
                             * Format: date-time
                             * @description When that day is over everywhere
                             */
                            ends_at: string;
                            /** Format: date-time */
                            opened_at: string;
                            /**
                             * Format: date-time
                             * @description When the applicant saved a change last
                             */
                            saved_at: string | null;
                            /** Format: date-time */
                            ended_at: string | null;
                            /** @description Who asked */
                            by: string;
                        };
                        before: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                        /** @description Null where nothing was changed */
                        after: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    C04: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        /** @enum {string} */
                        state: "answered";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    C05: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sections: string[];
                    reason: string;
                    /** Format: date */
                    until: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to: string;
                        subject: string;
                        text: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    C06: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reopening: {
                            /** @description From 1: each reopening is an entry of its own */
                            number: number;
                            /** @enum {string} */
                            state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                            /** @description Keys of sections, `references`, and documents as `documents.cv` */
                            sections: string[];
                            /** @description As staff wrote it */
                            reason: string;
                            /**
                             * Format: date
                             * @description The last day
                             */
                            until: string;
                            /**
                             * Format: date-time
                             * @description When that day is over everywhere
                             */
                            ends_at: string;
                            /** Format: date-time */
                            opened_at: string;
                            /**
                             * Format: date-time
                             * @description When the applicant saved a change last
                             */
                            saved_at: string | null;
                            /** Format: date-time */
                            ended_at: string | null;
                            /** @description Who asked */
                            by: string;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D07: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                type: "intern" | "visitor";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D13: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D14: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The parts to change, in the names of a review; those that are absent or null stay. Each takes the place of what was stored, with the rules of its step; in a record what is absent stays. `institutions` and `periods` are taken for `institution` and `period`; of a visit `previous_degrees` too, which services before 1.2.0 leave aside. */
                    data: {
                        intern_details?: {
                            [key: string]: unknown;
                        } | null;
                        visitor_info?: {
                            [key: string]: unknown;
                        } | null;
                        disability?: {
                            [key: string]: unknown;
                        } | null;
                        logistics?: {
                            [key: string]: unknown;
                        } | null;
                        institution?: {
                            [key: string]: unknown;
                        }[] | null;
                        degree?: {
                            [key: string]: unknown;
                        }[] | null;
                        honours?: {
                            [key: string]: unknown;
                        }[] | null;
                        course_work?: {
                            [key: string]: unknown;
                        }[] | null;
                        clinic_experience?: {
                            [key: string]: unknown;
                        }[] | null;
                        research_experience?: {
                            [key: string]: unknown;
                        }[] | null;
                        volunteer_experience?: {
                            [key: string]: unknown;
                        }[] | null;
                        interests?: {
                            [key: string]: unknown;
                        }[] | null;
                        languages?: {
                            [key: string]: unknown;
                        }[] | null;
                        period?: {
                            [key: string]: unknown;
                        }[] | null;
                        references?: {
                            [key: string]: unknown;
                        }[] | null;
                        personal_statement?: string | null;
                        other_skills?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Submitted, or changed by another in between: then with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            review: {
                                id: number;
                                /** @description The same as id */
                                originalId: number;
                                /** @description INT-012, VIS-012 */
                                reference: string;
                                type: "intern" | "visitor";
                                /** @enum {string} */
                                status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                                version: number;
                                /** @enum {string} */
                                origin: "wizard" | "secondary" | "request";
                                /** @description The application from which a further one came; null for a first one */
                                original?: {
                                    id: number;
                                    type: "intern" | "visitor";
                                } | null;
                                applicant_name: string;
                                user_id: number;
                                purpose: string | null;
                                /** Format: date-time */
                                submitted_date: string | null;
                                /** @description The newest reopening of an application that waits for its decision; null without one */
                                reopened?: {
                                    /** @description From 1: each reopening is an entry of its own */
                                    number: number;
                                    /** @enum {string} */
                                    state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                    /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                    sections: string[];
                                    /** @description As staff wrote it */
                                    reason: string;
                                    /**
                                     * Format: date
                                     * @description The last day
                                     */
                                    until: string;
                                    /**
                                     * Format: date-time
                                     * @description When that day is over everywhere
                                     */
                                    ends_at: string;
                                    /** Format: date-time */
                                    opened_at: string;
                                    /**
                                     * Format: date-time
                                     * @description When the applicant saved a change last
                                     */
                                    saved_at: string | null;
                                    /** Format: date-time */
                                    ended_at: string | null;
                                } | null;
                                /**
                                 * Format: date-time
                                 * @description When the applicant withdrew it; null: it stands
                                 */
                                withdrawn_at?: string | null;
                                /**
                                 * Format: date-time
                                 * @description Until then the applicant can take it back
                                 */
                                undo_withdrawal_until?: string | null;
                                /** @description For staff alone: a decision that waits to go out */
                                held_decision?: {
                                    id: number;
                                    /** @enum {string} */
                                    status: "in-review" | "approved" | "rejected";
                                    /** @enum {string} */
                                    type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                    message: string;
                                    held_by: string;
                                    /** Format: date-time */
                                    held_at: string;
                                    /** Format: date-time */
                                    goes_out_at: string;
                                } | null;
                                /** @description How often staff reopened sections of it */
                                reopened_times?: number;
                                /** @description As the applicant wrote it */
                                withdrawal_reason?: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                updated_at: string;
                                current_step: number;
                                /** @description Whole percents */
                                progress: number;
                                intern_details: {
                                    full_name: string;
                                    email: string;
                                    phone_number: string;
                                    /** Format: date */
                                    date_of_birth: string;
                                    gender: string;
                                    nationality: string;
                                    current_address: string;
                                    permanent_address: string | null;
                                    contact_preference: string;
                                    id: number;
                                };
                                visitor_info: {
                                    full_name: string;
                                    institution_name: string | null;
                                    institution_position: string | null;
                                    purpose: string | null;
                                    /** @description personal or institutional */
                                    category: string | null;
                                } | null;
                                disability: {
                                    has_disability: boolean | null;
                                    description: string | null;
                                    /** @description The same as description */
                                    disability_description: string | null;
                                };
                                logistics: {
                                    /** Format: date */
                                    visit_start_date: string;
                                    /** Format: date */
                                    visit_end_date: string;
                                    is_institution: boolean;
                                    has_visited: boolean | null;
                                    people_participated: number | null;
                                    accommodation_type: string | null;
                                    needs_visa_assistance: boolean | null;
                                    travel_from_country: string | null;
                                    travel_from_city: string | null;
                                    emergency_contact_name: string | null;
                                    emergency_contact_relationship: string | null;
                                    emergency_contact_phone: string | null;
                                    emergency_contact_email: string | null;
                                    declaration_accuracy: boolean;
                                    declaration_conduct: boolean;
                                    declaration_data_processing: boolean;
                                    accommodation_needed: boolean | null;
                                    /** @description A week, over all periods */
                                    hours_available: number | null;
                                } | null;
                                institution: {
                                    name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                    year_of_study?: string;
                                    gpa?: string;
                                    /** Format: date */
                                    start_date?: string;
                                    /** Format: date */
                                    end_date?: string;
                                    /** @description The same as name */
                                    institution_name: string;
                                }[];
                                institutions: {
                                    name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                    year_of_study?: string;
                                    gpa?: string;
                                    /** Format: date */
                                    start_date?: string;
                                    /** Format: date */
                                    end_date?: string;
                                    /** @description The same as name */
                                    institution_name: string;
                                }[];
                                degree: {
                                    name: string;
                                    program: string;
                                    degree_level: string;
                                    /** Format: date */
                                    graduation_date: string;
                                    degree_type?: string;
                                    /** @description The same as name */
                                    institution: string;
                                    /** @description The same as program */
                                    field_of_study: string;
                                }[];
                                honours: {
                                    name: string;
                                    award: string;
                                    /** Format: date */
                                    date_awarded: string;
                                    description?: string;
                                }[];
                                course_work: {
                                    title: string;
                                    institution: string;
                                    /** Format: date */
                                    date_completed: string;
                                    grade?: string;
                                }[];
                                clinic_experience: {
                                    description: string;
                                    position?: string;
                                    organization?: string;
                                    duration?: string;
                                }[];
                                research_experience: {
                                    description: string;
                                    title?: string;
                                    institution?: string;
                                    supervisor?: string;
                                    duration?: string;
                                }[];
                                volunteer_experience: {
                                    description: string;
                                    organization?: string;
                                    role?: string;
                                    duration?: string;
                                }[];
                                interests: {
                                    area: string;
                                    other: string | null;
                                    description?: string;
                                }[];
                                personal_statement: string | null;
                                languages: {
                                    language: string;
                                    proficiency: string;
                                }[];
                                other_skills: string | null;
                                period: {
                                    /** Format: date */
                                    start_date: string;
                                    /** Format: date */
                                    end_date: string;
                                    hours_available: number | null;
                                }[];
                                periods: {
                                    /** Format: date */
                                    start_date: string;
                                    /** Format: date */
                                    end_date: string;
                                    hours_available: number | null;
                                }[];
                                references: {
                                    type: string;
                                    full_name: string;
                                    institution: string | null;
                                    organization: string | null;
                                    email: string;
                                    phone: string | null;
                                    relationship: string | null;
                                    letter_path: string | null;
                                    /**
                                     * @description Waits for the virus scanner, or was refused by it
                                     * @enum {string}
                                     */
                                    letter_scan?: "waiting" | "refused";
                                    /**
                                     * @description Where a referee is asked for the letter
                                     * @enum {string}
                                     */
                                    letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                    /** @description Whether it is enough for a submission, though nothing was uploaded */
                                    letter_counts?: boolean;
                                    position: string | null;
                                }[];
                                uploads: {
                                    upload_type: string;
                                    /** @description Below /api/storage/ */
                                    file_path: string;
                                    file_name: string;
                                    original_name: string;
                                    /** @description Bytes */
                                    size: number;
                                    mime_type: string;
                                    /**
                                     * @description Waits for the virus scanner, or was refused by it
                                     * @enum {string}
                                     */
                                    scan?: "waiting" | "refused";
                                    file_url: string;
                                }[];
                                /** @description The stored letters; that of a reference is the one at its letter_path */
                                letters: {
                                    upload_type: string;
                                    /** @description Below /api/storage/ */
                                    file_path: string;
                                    file_name: string;
                                    original_name: string;
                                    /** @description Bytes */
                                    size: number;
                                    mime_type: string;
                                    /**
                                     * @description Waits for the virus scanner, or was refused by it
                                     * @enum {string}
                                     */
                                    scan?: "waiting" | "refused";
                                    file_url: string;
                                    /** @description Who wrote it; null when no referee was named yet */
                                    letter_of?: {
                                        full_name: string;
                                        email: string;
                                    } | null;
                                }[];
                                form_data: {
                                    personal_statement: string | null;
                                    purpose: string | null;
                                    hours_available: number | null;
                                    previous_degrees: string | null;
                                    signature: string | null;
                                    agreement: boolean;
                                };
                                abilities: {
                                    view: boolean;
                                    edit: boolean;
                                    upload: boolean;
                                    /** @description Staff alone */
                                    decide?: boolean;
                                    submit?: boolean;
                                    discard?: boolean;
                                    withdraw?: boolean;
                                    undo_withdrawal?: boolean;
                                    answer?: boolean;
                                    continue?: boolean;
                                    finish?: boolean;
                                    /** @enum {string} */
                                    request_another?: "none" | "later" | "open" | "pending";
                                    /**
                                     * Format: date
                                     * @description From this day on another one can be requested, with 'later'
                                     */
                                    request_another_on?: string | null;
                                };
                                /** @description Answers that have no name of their own here, by the keys of their questions */
                                answers?: {
                                    [key: string]: unknown;
                                };
                                /** @description The questions by which it was submitted, as data, where others are asked today */
                                asked?: {
                                    [key: string]: unknown;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                type: "intern" | "visitor";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M03: {
        parameters: {
            query?: {
                purpose?: "read" | "export";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D08: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            role: string;
                            name: string;
                        };
                        /** @description The form as it was typed last */
                        form_data: Record<string, never>;
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        visitor_info: {
                            full_name: string;
                            institution_name: string | null;
                            institution_position: string | null;
                            purpose: string | null;
                            /** @description personal or institutional */
                            category: string | null;
                        } | null;
                        reviewData: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                            file_url: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D09: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            id: number;
                            role: string;
                            name: string;
                        };
                        /** @description The form as it was typed last */
                        form_data: Record<string, never>;
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        visitor_info: {
                            full_name: string;
                            institution_name: string | null;
                            institution_position: string | null;
                            purpose: string | null;
                            /** @description personal or institutional */
                            category: string | null;
                        } | null;
                        reviewData: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                            file_url: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M04: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The parts to change, in the names of a review; those that are absent or null stay. Each takes the place of what was stored, with the rules of its step; in a record what is absent stays. `institutions` and `periods` are taken for `institution` and `period`; of a visit `previous_degrees` too, which services before 1.2.0 leave aside. */
                    data: {
                        intern_details?: {
                            [key: string]: unknown;
                        } | null;
                        visitor_info?: {
                            [key: string]: unknown;
                        } | null;
                        disability?: {
                            [key: string]: unknown;
                        } | null;
                        logistics?: {
                            [key: string]: unknown;
                        } | null;
                        institution?: {
                            [key: string]: unknown;
                        }[] | null;
                        degree?: {
                            [key: string]: unknown;
                        }[] | null;
                        honours?: {
                            [key: string]: unknown;
                        }[] | null;
                        course_work?: {
                            [key: string]: unknown;
                        }[] | null;
                        clinic_experience?: {
                            [key: string]: unknown;
                        }[] | null;
                        research_experience?: {
                            [key: string]: unknown;
                        }[] | null;
                        volunteer_experience?: {
                            [key: string]: unknown;
                        }[] | null;
                        interests?: {
                            [key: string]: unknown;
                        }[] | null;
                        languages?: {
                            [key: string]: unknown;
                        }[] | null;
                        period?: {
                            [key: string]: unknown;
                        }[] | null;
                        references?: {
                            [key: string]: unknown;
                        }[] | null;
                        personal_statement?: string | null;
                        other_skills?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            id: number;
                            /** @description The same as id */
                            originalId: number;
                            /** @description INT-012, VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original?: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /**
                             * Format: date-time
                             * @description Until then the applicant can take it back
                             */
                            undo_withdrawal_until?: string | null;
                            /** @description For staff alone: a decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** @enum {string} */
                                type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                message: string;
                                held_by: string;
                                /** Format: date-time */
                                held_at: string;
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description How often staff reopened sections of it */
                            reopened_times?: number;
                            /** @description As the applicant wrote it */
                            withdrawal_reason?: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            current_step: number;
                            /** @description Whole percents */
                            progress: number;
                            intern_details: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                                /** Format: date */
                                date_of_birth: string;
                                gender: string;
                                nationality: string;
                                current_address: string;
                                permanent_address: string | null;
                                contact_preference: string;
                                id: number;
                            };
                            visitor_info: {
                                full_name: string;
                                institution_name: string | null;
                                institution_position: string | null;
                                purpose: string | null;
                                /** @description personal or institutional */
                                category: string | null;
                            } | null;
                            disability: {
                                has_disability: boolean | null;
                                description: string | null;
                                /** @description The same as description */
                                disability_description: string | null;
                            };
                            logistics: {
                                /** Format: date */
                                visit_start_date: string;
                                /** Format: date */
                                visit_end_date: string;
                                is_institution: boolean;
                                has_visited: boolean | null;
                                people_participated: number | null;
                                accommodation_type: string | null;
                                needs_visa_assistance: boolean | null;
                                travel_from_country: string | null;
                                travel_from_city: string | null;
                                emergency_contact_name: string | null;
                                emergency_contact_relationship: string | null;
                                emergency_contact_phone: string | null;
                                emergency_contact_email: string | null;
                                declaration_accuracy: boolean;
                                declaration_conduct: boolean;
                                declaration_data_processing: boolean;
                                accommodation_needed: boolean | null;
                                /** @description A week, over all periods */
                                hours_available: number | null;
                            } | null;
                            institution: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            institutions: {
                                name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                                year_of_study?: string;
                                gpa?: string;
                                /** Format: date */
                                start_date?: string;
                                /** Format: date */
                                end_date?: string;
                                /** @description The same as name */
                                institution_name: string;
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                                degree_type?: string;
                                /** @description The same as name */
                                institution: string;
                                /** @description The same as program */
                                field_of_study: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                                description?: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                                grade?: string;
                            }[];
                            clinic_experience: {
                                description: string;
                                position?: string;
                                organization?: string;
                                duration?: string;
                            }[];
                            research_experience: {
                                description: string;
                                title?: string;
                                institution?: string;
                                supervisor?: string;
                                duration?: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                                organization?: string;
                                role?: string;
                                duration?: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
                                description?: string;
                            }[];
                            personal_statement: string | null;
                            languages: {
                                language: string;
                                proficiency: string;
                            }[];
                            other_skills: string | null;
                            period: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            periods: {
                                /** Format: date */
                                start_date: string;
                                /** Format: date */
                                end_date: string;
                                hours_available: number | null;
                            }[];
                            references: {
                                type: string;
                                full_name: string;
                                institution: string | null;
                                organization: string | null;
                                email: string;
                                phone: string | null;
                                relationship: string | null;
                                letter_path: string | null;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                letter_scan?: "waiting" | "refused";
                                /**
                                 * @description Where a referee is asked for the letter
                                 * @enum {string}
                                 */
                                letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /** @description Whether it is enough for a submission, though nothing was uploaded */
                                letter_counts?: boolean;
                                position: string | null;
                            }[];
                            uploads: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                            }[];
                            /** @description The stored letters; that of a reference is the one at its letter_path */
                            letters: {
                                upload_type: string;
                                /** @description Below /api/storage/ */
                                file_path: string;
                                file_name: string;
                                original_name: string;
                                /** @description Bytes */
                                size: number;
                                mime_type: string;
                                /**
                                 * @description Waits for the virus scanner, or was refused by it
                                 * @enum {string}
                                 */
                                scan?: "waiting" | "refused";
                                file_url: string;
                                /** @description Who wrote it; null when no referee was named yet */
                                letter_of?: {
                                    full_name: string;
                                    email: string;
                                } | null;
                            }[];
                            form_data: {
                                personal_statement: string | null;
                                purpose: string | null;
                                hours_available: number | null;
                                previous_degrees: string | null;
                                signature: string | null;
                                agreement: boolean;
                            };
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                /** @description Staff alone */
                                decide?: boolean;
                                submit?: boolean;
                                discard?: boolean;
                                withdraw?: boolean;
                                undo_withdrawal?: boolean;
                                answer?: boolean;
                                continue?: boolean;
                                finish?: boolean;
                                /** @enum {string} */
                                request_another?: "none" | "later" | "open" | "pending";
                                /**
                                 * Format: date
                                 * @description From this day on another one can be requested, with 'later'
                                 */
                                request_another_on?: string | null;
                            };
                            /** @description Answers that have no name of their own here, by the keys of their questions */
                            answers?: {
                                [key: string]: unknown;
                            };
                            /** @description The questions by which it was submitted, as data, where others are asked today */
                            asked?: {
                                [key: string]: unknown;
                            }[];
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Submitted, or changed by another in between: then with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            review: {
                                id: number;
                                /** @description The same as id */
                                originalId: number;
                                /** @description INT-012, VIS-012 */
                                reference: string;
                                type: "intern" | "visitor";
                                /** @enum {string} */
                                status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                                version: number;
                                /** @enum {string} */
                                origin: "wizard" | "secondary" | "request";
                                /** @description The application from which a further one came; null for a first one */
                                original?: {
                                    id: number;
                                    type: "intern" | "visitor";
                                } | null;
                                applicant_name: string;
                                user_id: number;
                                purpose: string | null;
                                /** Format: date-time */
                                submitted_date: string | null;
                                /** @description The newest reopening of an application that waits for its decision; null without one */
                                reopened?: {
                                    /** @description From 1: each reopening is an entry of its own */
                                    number: number;
                                    /** @enum {string} */
                                    state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                    /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                    sections: string[];
                                    /** @description As staff wrote it */
                                    reason: string;
                                    /**
                                     * Format: date
                                     * @description The last day
                                     */
                                    until: string;
                                    /**
                                     * Format: date-time
                                     * @description When that day is over everywhere
                                     */
                                    ends_at: string;
                                    /** Format: date-time */
                                    opened_at: string;
                                    /**
                                     * Format: date-time
                                     * @description When the applicant saved a change last
                                     */
                                    saved_at: string | null;
                                    /** Format: date-time */
                                    ended_at: string | null;
                                } | null;
                                /**
                                 * Format: date-time
                                 * @description When the applicant withdrew it; null: it stands
                                 */
                                withdrawn_at?: string | null;
                                /**
                                 * Format: date-time
                                 * @description Until then the applicant can take it back
                                 */
                                undo_withdrawal_until?: string | null;
                                /** @description For staff alone: a decision that waits to go out */
                                held_decision?: {
                                    id: number;
                                    /** @enum {string} */
                                    status: "in-review" | "approved" | "rejected";
                                    /** @enum {string} */
                                    type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                                    message: string;
                                    held_by: string;
                                    /** Format: date-time */
                                    held_at: string;
                                    /** Format: date-time */
                                    goes_out_at: string;
                                } | null;
                                /** @description How often staff reopened sections of it */
                                reopened_times?: number;
                                /** @description As the applicant wrote it */
                                withdrawal_reason?: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                updated_at: string;
                                current_step: number;
                                /** @description Whole percents */
                                progress: number;
                                intern_details: {
                                    full_name: string;
                                    email: string;
                                    phone_number: string;
                                    /** Format: date */
                                    date_of_birth: string;
                                    gender: string;
                                    nationality: string;
                                    current_address: string;
                                    permanent_address: string | null;
                                    contact_preference: string;
                                    id: number;
                                };
                                visitor_info: {
                                    full_name: string;
                                    institution_name: string | null;
                                    institution_position: string | null;
                                    purpose: string | null;
                                    /** @description personal or institutional */
                                    category: string | null;
                                } | null;
                                disability: {
                                    has_disability: boolean | null;
                                    description: string | null;
                                    /** @description The same as description */
                                    disability_description: string | null;
                                };
                                logistics: {
                                    /** Format: date */
                                    visit_start_date: string;
                                    /** Format: date */
                                    visit_end_date: string;
                                    is_institution: boolean;
                                    has_visited: boolean | null;
                                    people_participated: number | null;
                                    accommodation_type: string | null;
                                    needs_visa_assistance: boolean | null;
                                    travel_from_country: string | null;
                                    travel_from_city: string | null;
                                    emergency_contact_name: string | null;
                                    emergency_contact_relationship: string | null;
                                    emergency_contact_phone: string | null;
                                    emergency_contact_email: string | null;
                                    declaration_accuracy: boolean;
                                    declaration_conduct: boolean;
                                    declaration_data_processing: boolean;
                                    accommodation_needed: boolean | null;
                                    /** @description A week, over all periods */
                                    hours_available: number | null;
                                } | null;
                                institution: {
                                    name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                    year_of_study?: string;
                                    gpa?: string;
                                    /** Format: date */
                                    start_date?: string;
                                    /** Format: date */
                                    end_date?: string;
                                    /** @description The same as name */
                                    institution_name: string;
                                }[];
                                institutions: {
                                    name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                    year_of_study?: string;
                                    gpa?: string;
                                    /** Format: date */
                                    start_date?: string;
                                    /** Format: date */
                                    end_date?: string;
                                    /** @description The same as name */
                                    institution_name: string;
                                }[];
                                degree: {
                                    name: string;
                                    program: string;
                                    degree_level: string;
                                    /** Format: date */
                                    graduation_date: string;
                                    degree_type?: string;
                                    /** @description The same as name */
                                    institution: string;
                                    /** @description The same as program */
                                    field_of_study: string;
                                }[];
                                honours: {
                                    name: string;
                                    award: string;
                                    /** Format: date */
                                    date_awarded: string;
                                    description?: string;
                                }[];
                                course_work: {
                                    title: string;
                                    institution: string;
                                    /** Format: date */
                                    date_completed: string;
                                    grade?: string;
                                }[];
                                clinic_experience: {
                                    description: string;
                                    position?: string;
                                    organization?: string;
                                    duration?: string;
                                }[];
                                research_experience: {
                                    description: string;
                                    title?: string;
                                    institution?: string;
                                    supervisor?: string;
                                    duration?: string;
                                }[];
                                volunteer_experience: {
                                    description: string;
                                    organization?: string;
                                    role?: string;
                                    duration?: string;
                                }[];
                                interests: {
                                    area: string;
                                    other: string | null;
                                    description?: string;
                                }[];
                                personal_statement: string | null;
                                languages: {
                                    language: string;
                                    proficiency: string;
                                }[];
                                other_skills: string | null;
                                period: {
                                    /** Format: date */
                                    start_date: string;
                                    /** Format: date */
                                    end_date: string;
                                    hours_available: number | null;
                                }[];
                                periods: {
                                    /** Format: date */
                                    start_date: string;
                                    /** Format: date */
                                    end_date: string;
                                    hours_available: number | null;
                                }[];
                                references: {
                                    type: string;
                                    full_name: string;
                                    institution: string | null;
                                    organization: string | null;
                                    email: string;
                                    phone: string | null;
                                    relationship: string | null;
                                    letter_path: string | null;
                                    /**
                                     * @description Waits for the virus scanner, or was refused by it
                                     * @enum {string}
                                     */
                                    letter_scan?: "waiting" | "refused";
                                    /**
                                     * @description Where a referee is asked for the letter
                                     * @enum {string}
                                     */
                                    letter_state?: "waiting" | "asked" | "opened" | "sent" | "declined";
                                    /** @description Whether it is enough for a submission, though nothing was uploaded */
                                    letter_counts?: boolean;
                                    position: string | null;
                                }[];
                                uploads: {
                                    upload_type: string;
                                    /** @description Below /api/storage/ */
                                    file_path: string;
                                    file_name: string;
                                    original_name: string;
                                    /** @description Bytes */
                                    size: number;
                                    mime_type: string;
                                    /**
                                     * @description Waits for the virus scanner, or was refused by it
                                     * @enum {string}
                                     */
                                    scan?: "waiting" | "refused";
                                    file_url: string;
                                }[];
                                /** @description The stored letters; that of a reference is the one at its letter_path */
                                letters: {
                                    upload_type: string;
                                    /** @description Below /api/storage/ */
                                    file_path: string;
                                    file_name: string;
                                    original_name: string;
                                    /** @description Bytes */
                                    size: number;
                                    mime_type: string;
                                    /**
                                     * @description Waits for the virus scanner, or was refused by it
                                     * @enum {string}
                                     */
                                    scan?: "waiting" | "refused";
                                    file_url: string;
                                    /** @description Who wrote it; null when no referee was named yet */
                                    letter_of?: {
                                        full_name: string;
                                        email: string;
                                    } | null;
                                }[];
                                form_data: {
                                    personal_statement: string | null;
                                    purpose: string | null;
                                    hours_available: number | null;
                                    previous_degrees: string | null;
                                    signature: string | null;
                                    agreement: boolean;
                                };
                                abilities: {
                                    view: boolean;
                                    edit: boolean;
                                    upload: boolean;
                                    /** @description Staff alone */
                                    decide?: boolean;
                                    submit?: boolean;
                                    discard?: boolean;
                                    withdraw?: boolean;
                                    undo_withdrawal?: boolean;
                                    answer?: boolean;
                                    continue?: boolean;
                                    finish?: boolean;
                                    /** @enum {string} */
                                    request_another?: "none" | "later" | "open" | "pending";
                                    /**
                                     * Format: date
                                     * @description From this day on another one can be requested, with 'later'
                                     */
                                    request_another_on?: string | null;
                                };
                                /** @description Answers that have no name of their own here, by the keys of their questions */
                                answers?: {
                                    [key: string]: unknown;
                                };
                                /** @description The questions by which it was submitted, as data, where others are asked today */
                                asked?: {
                                    [key: string]: unknown;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D12: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    document_type: string;
                    application_id: number;
                    /** Format: binary */
                    file?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file_path: string;
                        upload: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                            file_url: string;
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D15: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    application_id?: number;
                    intern_details_id?: number;
                    /** Format: binary */
                    cv?: Blob;
                    /** Format: binary */
                    cover_letter?: Blob;
                    /** Format: binary */
                    transcript?: Blob;
                    /** Format: binary */
                    criminal_record?: Blob;
                    /** Format: binary */
                    other?: Blob;
                    /** Format: binary */
                    id?: Blob;
                    /** Format: binary */
                    letter?: Blob;
                    /** Format: binary */
                    academic_reference?: Blob;
                    /** Format: binary */
                    community_reference?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                            file_url: string;
                        }[];
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M01: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                status?: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                sort?: "submitted_date" | "-submitted_date" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "applicant_name" | "-applicant_name" | "status" | "-status";
            };
            header?: never;
            path: {
                type: "intern" | "visitor";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: {
                            id: number;
                            originalId: number;
                            /** @description INT-012 or VIS-012 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            subject: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /**
                             * Format: date-time
                             * @description When the applicant withdrew it; null: it stands
                             */
                            withdrawn_at?: string | null;
                            /** @description A decision that waits to go out */
                            held_decision?: {
                                id: number;
                                /** @enum {string} */
                                status: "in-review" | "approved" | "rejected";
                                /** Format: date-time */
                                goes_out_at: string;
                            } | null;
                            /** @description The newest reopening of an application that waits for its decision; null without one */
                            reopened?: {
                                /** @description From 1: each reopening is an entry of its own */
                                number: number;
                                /** @enum {string} */
                                state: "open" | "answered" | "over" | "decided" | "withdrawn" | "ended";
                                /** @description Keys of sections, `references`, and documents as `documents.cv` */
                                sections: string[];
                                /** @description As staff wrote it */
                                reason: string;
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /**
                                 * Format: date-time
                                 * @description When that day is over everywhere
                                 */
                                ends_at: string;
                                /** Format: date-time */
                                opened_at: string;
                                /**
                                 * Format: date-time
                                 * @description When the applicant saved a change last
                                 */
                                saved_at: string | null;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description Whole percents */
                            progress: number;
                            current_step: number;
                            version: number;
                            applicant_name: string;
                            user: {
                                name: string;
                                email: string;
                                phone: string;
                            };
                            intern_detail: {
                                full_name: string;
                                email: string;
                                phone_number: string;
                            };
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            /** @description The application from which a further one came; null for a first one */
                            original: {
                                id: number;
                                type: "intern" | "visitor";
                            } | null;
                            visitor_info: {
                                full_name: string;
                                institution_name: string;
                                institution_position: string;
                            } | null;
                            uploads: {
                                upload_type: string;
                                file_path: string;
                                original_name: string;
                                size: number;
                            }[];
                        }[];
                        pagination: {
                            current_page: number;
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M22: {
        parameters: {
            query?: {
                search?: string;
                status?: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                sort?: "submitted_date" | "-submitted_date" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "applicant_name" | "-applicant_name" | "status" | "-status";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of the application before; null at the beginning */
                        previous: number | null;
                        /** @description The number of the application after; null at the end */
                        next: number | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    K01: {
        parameters: {
            query?: {
                search?: string;
                status?: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                sort?: "submitted_date" | "-submitted_date" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "applicant_name" | "-applicant_name" | "status" | "-status";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of the next application that the caller has not opened; null when all are read */
                        next: number | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M14: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        intern: number;
                        visitor: number;
                        /** @description Submitted, or in review */
                        pending: number;
                        /** @description Distinct people */
                        applicants: number;
                        draft: number;
                        in_progress: number;
                        submitted: number;
                        in_review: number;
                        approved: number;
                        rejected: number;
                        /** @description Submitted and not in review yet; unread: not opened by the caller */
                        waiting: {
                            intern: {
                                submitted: number;
                                unread: number;
                            };
                            visitor: {
                                submitted: number;
                                unread: number;
                            };
                        };
                        /** @description Whole percents: what came in within 30 days against the 30 before; null after none */
                        changes: {
                            total: number | null;
                            intern: number | null;
                            visitor: number | null;
                            pending: number | null;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D03: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread_count: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D04: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_unread: number;
                        feedback: number;
                        requests: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D05: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feedback: {
                            id: number;
                            /** @enum {string} */
                            status: "in-review" | "approved" | "rejected";
                            /** @enum {string} */
                            type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                            message: string;
                            /** Format: date-time */
                            created_at: string;
                            admin_name: string;
                            application_id: number;
                            application_type: "intern" | "visitor";
                            is_read: boolean;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D06: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_read: unknown;
                        unread_count: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M05: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** @enum {string} */
                    status: "in-review" | "approved" | "rejected";
                    message: string;
                    /** @enum {string} */
                    type?: "approval" | "rejection" | "status_update" | "request_info" | "other";
                    version?: number;
                    /** @description 0, or absent: it goes out at once */
                    hold_minutes?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        feedback: {
                            id: number;
                            /** @enum {string} */
                            status: "in-review" | "approved" | "rejected";
                            /** @enum {string} */
                            type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                            message: string;
                            /** Format: date-time */
                            created_at: string;
                            admin_name: string;
                        };
                        email_sent: boolean;
                        email_warning: string | null;
                        message: string;
                    };
                };
            };
            /** @description Saved; it goes out later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        held: {
                            id: number;
                            /** @enum {string} */
                            status: "in-review" | "approved" | "rejected";
                            /** @enum {string} */
                            type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                            message: string;
                            held_by: string;
                            /** Format: date-time */
                            held_at: string;
                            /** Format: date-time */
                            goes_out_at: string;
                        };
                        message: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            decided_by: string | null;
                            /** Format: date-time */
                            decided_at: string | null;
                            message: string | null;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M15: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** @enum {string} */
                    status: "in-review" | "approved" | "rejected";
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to: string;
                        subject: string;
                        text: string;
                        /** @description For how long the portal holds decisions; 0: not at all */
                        hold_minutes?: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H01: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        held: {
                            id: number;
                            /** @enum {string} */
                            status: "in-review" | "approved" | "rejected";
                            /** @enum {string} */
                            type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                            message: string;
                            held_by: string;
                            /** Format: date-time */
                            held_at: string;
                            /** Format: date-time */
                            goes_out_at: string;
                        };
                        message: string;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M06: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread_notifications: number;
                        pending_requests: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M07: {
        parameters: {
            query?: {
                period?: "all" | "today" | "week" | "month";
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: {
                            id: number;
                            /** @enum {string} */
                            type: "application_updated" | "application_submitted" | "status_changed" | "other";
                            title: string;
                            message: string;
                            is_read: boolean;
                            /** Format: date-time */
                            read_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            application_id: number;
                            application_type: "intern" | "visitor";
                            /** @description Who reads it */
                            notifiable_id: number;
                            /** @description The applicant */
                            user_id: number;
                            data: {
                                user_id: number;
                                applicant_id: number;
                                applicant_name: string;
                                user_name: string;
                                application_id: number;
                                application_type: "intern" | "visitor";
                            };
                        }[];
                        unread_count: number;
                        next_before: number | null;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M08: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: {
                            id: number;
                            /** @enum {string} */
                            type: "application_updated" | "application_submitted" | "status_changed" | "other";
                            title: string;
                            message: string;
                            is_read: boolean;
                            /** Format: date-time */
                            read_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            application_id: number;
                            application_type: "intern" | "visitor";
                            /** @description Who reads it */
                            notifiable_id: number;
                            /** @description The applicant */
                            user_id: number;
                            data: {
                                user_id: number;
                                applicant_id: number;
                                applicant_name: string;
                                user_name: string;
                                application_id: number;
                                application_type: "intern" | "visitor";
                            };
                        }[];
                        unread_count: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M09: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        marked: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M10: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_read: unknown;
                        unread_count: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M16: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: number;
                            /** @enum {string} */
                            action: "created" | "submitted" | "viewed" | "edited" | "uploaded" | "status_changed" | "decision_held" | "decision_undone" | "exported" | "requested_another" | "request_approved" | "request_rejected" | "portal_closed" | "portal_opened" | "settings_changed" | "mail_sent_again" | "mail_template_changed";
                            actor: {
                                id: number;
                                name: string;
                                role: string;
                            };
                            /** Format: date-time */
                            at: string;
                            details: Record<string, never>;
                        }[];
                        feedback: {
                            id: number;
                            /** @enum {string} */
                            status: "in-review" | "approved" | "rejected";
                            /** @enum {string} */
                            type: "approval" | "rejection" | "status_update" | "request_info" | "other";
                            message: string;
                            /** Format: date-time */
                            created_at: string;
                            admin_name: string;
                            application_id: number;
                            application_type: "intern" | "visitor";
                            is_read: boolean;
                        }[];
                        /** @description The mails about it, oldest first */
                        mails?: {
                            id: number;
                            kind: string;
                            /** @enum {string} */
                            state: "queued" | "sent" | "refused" | "bounced" | "given_up";
                            /** @description Where it went at the last attempt */
                            to: string | null;
                            /** @description What a mail server said against it */
                            answer: string | null;
                            /** Format: date-time */
                            queued_at: string;
                            /** Format: date-time */
                            changed_at: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M17: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: number;
                            /** @enum {string} */
                            action: "created" | "submitted" | "viewed" | "edited" | "uploaded" | "status_changed" | "decision_held" | "decision_undone" | "exported" | "requested_another" | "request_approved" | "request_rejected" | "portal_closed" | "portal_opened" | "settings_changed" | "mail_sent_again" | "mail_template_changed";
                            actor: {
                                id: number;
                                name: string;
                                role: string;
                            };
                            /** Format: date-time */
                            at: string;
                            details: Record<string, never>;
                            application_id: number | null;
                            application_type: "intern" | "visitor" | null;
                            applicant_name: string | null;
                        }[];
                        pagination: {
                            current_page: number;
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D10: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            /** @description False while there is a decision that was not seen yet */
                            is_seen: boolean;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D11: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    original_application_id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            /** @description False while there is a decision that was not seen yet */
                            is_seen: boolean;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        request_id: string;
                        /** @description YYYY-MM-DD */
                        available_on?: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D20: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total_unread: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D16: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "intern" | "visitor";
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: string;
                            status: string;
                            intern_details_id: number;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        request_id: string;
                        application_id?: number;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D17: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    form_data: {
                        interests: {
                            /** @enum {string} */
                            area: "Education" | "Research" | "Advocacy" | "Open" | "Other";
                            /** @description Needed with Other */
                            other?: string | null;
                            description?: string;
                        }[];
                        personal_statement: string;
                        periods: {
                            /** Format: date */
                            start_date: string;
                            /** Format: date */
                            end_date: string;
                            hours_available?: number;
                        }[];
                        hours_available?: number;
                        references: {
                            /** @enum {string} */
                            type?: "academic" | "community";
                            full_name: string;
                            institution?: string;
                            organization?: string;
                            /** Format: email */
                            email: string;
                            phone?: string;
                            relationship?: string;
                            position?: string;
                        }[];
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                        email_sent: boolean;
                        email_warning: string | null;
                        /** @description Whether the confirmation mail brings a password; false: the person has one. Left out where it is not known */
                        password_mailed?: boolean;
                        /** @description The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it */
                        pdf_link: string | null;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D18: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    form_data: {
                        institution_name: string;
                        institution_position: string;
                        /** @enum {string} */
                        purpose: "personal" | "institutional" | "research" | "observation";
                        /** Format: date */
                        visit_start_date: string;
                        /** Format: date */
                        visit_end_date: string;
                        accommodation_needed?: ("yes" | "no") | boolean;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                        email_sent: boolean;
                        email_warning: string | null;
                        /** @description Whether the confirmation mail brings a password; false: the person has one. Left out where it is not known */
                        password_mailed?: boolean;
                        /** @description The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it */
                        pdf_link: string | null;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M11: {
        parameters: {
            query?: {
                status?: "pending" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Pending ones first, then the newest; at most 500 of each status */
                        requests: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            applicant_name: string;
                            user_email: string;
                            reviewed_by: string | null;
                        }[];
                        total: number;
                        pending: number;
                        approved: number;
                        rejected: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M12: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    admin_notes?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            applicant_name: string;
                            user_email: string;
                            reviewed_by: string | null;
                        };
                        application: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        request_id: string;
                        request?: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            applicant_name: string;
                            user_email: string;
                            reviewed_by: string | null;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M13: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    admin_notes: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            applicant_name: string;
                            user_email: string;
                            reviewed_by: string | null;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        request_id: string;
                        request?: {
                            id: number;
                            application_type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            user_reason: string;
                            admin_notes: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            reviewed_at: string | null;
                            original_application_id: number;
                            /** @description The draft that the approval began */
                            created_application_id: number | null;
                            applicant_name: string;
                            user_email: string;
                            reviewed_by: string | null;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M20: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dead: {
                            id: number;
                            kind: string;
                            application_id: number | null;
                            attempts: number;
                            last_error_code: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            failed_at: string;
                        }[];
                        waiting: {
                            count: number;
                            /** Format: date-time */
                            oldest_at: string | null;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        state: "sent" | "pending";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M21: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        state: "sent" | "pending";
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H04: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it was about a mail that failed */
                        noted: boolean;
                    };
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H03: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H05: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        languages: string[];
                        templates: {
                            kind: string;
                            label: string;
                            programme: string;
                            language: string;
                            subject: string;
                            /** @description 0: nobody has changed it */
                            version: number;
                            is_standard: boolean;
                            saved_by: string | null;
                            /** Format: date-time */
                            saved_at: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H06: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
                kind: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        label: string;
                        programme: string;
                        language: string;
                        subject: string;
                        text: string;
                        small: string;
                        version: number;
                        is_standard: boolean;
                        standard: {
                            subject: string;
                            text: string;
                            small: string;
                        };
                        placeholders: {
                            name: string;
                            meaning: string;
                            required: boolean;
                        }[];
                        /** @description The newest first; the words of the standard where it was gone back to */
                        versions: {
                            subject: string;
                            text: string;
                            small: string;
                            version: number;
                            is_standard: boolean;
                            saved_by: string;
                            /** Format: date-time */
                            saved_at: string;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H07: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
                kind: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    text: string;
                    small: string;
                    /** @description The version that was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        label: string;
                        programme: string;
                        language: string;
                        subject: string;
                        text: string;
                        small: string;
                        version: number;
                        is_standard: boolean;
                        standard: {
                            subject: string;
                            text: string;
                            small: string;
                        };
                        placeholders: {
                            name: string;
                            meaning: string;
                            required: boolean;
                        }[];
                        /** @description The newest first; the words of the standard where it was gone back to */
                        versions: {
                            subject: string;
                            text: string;
                            small: string;
                            version: number;
                            is_standard: boolean;
                            saved_by: string;
                            /** Format: date-time */
                            saved_at: string;
                        }[];
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H09: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
                kind: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that was read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        label: string;
                        programme: string;
                        language: string;
                        subject: string;
                        text: string;
                        small: string;
                        version: number;
                        is_standard: boolean;
                        standard: {
                            subject: string;
                            text: string;
                            small: string;
                        };
                        placeholders: {
                            name: string;
                            meaning: string;
                            required: boolean;
                        }[];
                        /** @description The newest first; the words of the standard where it was gone back to */
                        versions: {
                            subject: string;
                            text: string;
                            small: string;
                            version: number;
                            is_standard: boolean;
                            saved_by: string;
                            /** Format: date-time */
                            saved_at: string;
                        }[];
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    H08: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
                kind: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    text: string;
                    small: string;
                    application_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        text: string;
                        html: string;
                        /** @description null: made up */
                        application_id: number | null;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M23: {
        parameters: {
            query?: {
                kind?: string;
                actor?: number;
                subject?: string;
                subject_id?: number;
                from?: string;
                to?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: number;
                            kind: string;
                            /** Format: date-time */
                            at: string;
                            actor: {
                                id: number;
                                role: string;
                            } | null;
                            subject: {
                                kind: string;
                                id: number;
                            } | null;
                            /** @description The keyed hash of the network */
                            network: string | null;
                            details: Record<string, never>;
                        }[];
                        pagination: {
                            current_page: number;
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M24: {
        parameters: {
            query?: {
                kind?: string;
                actor?: number;
                subject?: string;
                subject_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    person_id: number;
                    role: string;
                    /** @enum {string} */
                    format: "pdf" | "excel";
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done, nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M25: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person_id: number;
                        name: string;
                        applications: number;
                        discarded: number;
                        documents: number;
                        feedback: number;
                        requests: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M26: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "person_asked" | "mistake" | "our_rules";
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        state: "erased";
                    };
                };
            };
            /** @description Goes on by itself within minutes */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        state: "begun";
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M27: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programmes: {
                            programme: "intern" | "visitor";
                            /** @description null: for ever */
                            draft: number | null;
                            /** @description null: for ever */
                            approved: number | null;
                            /** @description null: for ever */
                            rejected: number | null;
                        }[];
                        /** @description null: for ever */
                        mails: number | null;
                        /** @description null: for ever */
                        devices: number | null;
                        /**
                         * Format: date-time
                         * @description The time by which things end
                         */
                        now: string;
                        /**
                         * Format: date-time
                         * @description The clock jumped from here, and nothing ends until the rules are saved again; null: all is well
                         */
                        clock_doubted_from: string | null;
                        /** @description The night that was worked on last, and how many applications ended in it */
                        last_night: {
                            /** Format: date-time */
                            at: string;
                            ended: number;
                        } | null;
                        most_a_night: number;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M29: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programmes: {
                        /** @enum {string} */
                        programme: "intern" | "visitor";
                        draft: number | null;
                        approved: number | null;
                        rejected: number | null;
                    }[];
                    mails: number | null;
                    devices: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programmes: {
                            programme: "intern" | "visitor";
                            /** @description null: for ever */
                            draft: number | null;
                            /** @description null: for ever */
                            approved: number | null;
                            /** @description null: for ever */
                            rejected: number | null;
                        }[];
                        /** @description null: for ever */
                        mails: number | null;
                        /** @description null: for ever */
                        devices: number | null;
                        /**
                         * Format: date-time
                         * @description The time by which things end
                         */
                        now: string;
                        /**
                         * Format: date-time
                         * @description The clock jumped from here, and nothing ends until the rules are saved again; null: all is well
                         */
                        clock_doubted_from: string | null;
                        /** @description The night that was worked on last, and how many applications ended in it */
                        last_night: {
                            /** Format: date-time */
                            at: string;
                            ended: number;
                        } | null;
                        most_a_night: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    M28: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    programmes: {
                        /** @enum {string} */
                        programme: "intern" | "visitor";
                        draft: number | null;
                        approved: number | null;
                        rejected: number | null;
                    }[];
                    mails: number | null;
                    devices: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        drafts: number;
                        applications: number;
                        /** Format: date-time */
                        not_before: string | null;
                        /** @description The first 50 of each rule */
                        items: {
                            application_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            changed_at: string;
                            /** Format: date-time */
                            ends_at: string;
                        }[];
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D23: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /**
                             * Format: date-time
                             * @description When it ends if nobody touches it; null: no rule says so
                             */
                            ends_at: string | null;
                            /** @description The rules of its programme */
                            kept_months: {
                                /** @description null: for ever */
                                draft: number | null;
                                /** @description null: for ever */
                                approved: number | null;
                                /** @description null: for ever */
                                rejected: number | null;
                            };
                        }[];
                        /** @description null: for ever */
                        mails_months: number | null;
                        /** @description null: for ever */
                        devices_months: number | null;
                        discarded: number;
                        documents: number;
                        feedback: number;
                        requests: number;
                        opened: {
                            application_id: number;
                            /** @description application_opened, application_exported or document_opened */
                            kind: string;
                            /** Format: date-time */
                            at: string;
                            by: {
                                role: string;
                                name: string | null;
                            };
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D24: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D25: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** @description As whoever began it typed it */
                            applicant_name: string;
                            phone: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D26: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    D27: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G01: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string | null;
                    phone: string | null;
                    role?: string | null;
                    /** @description The code of the e-mail, when one was asked for */
                    code?: string | null;
                    name?: string | null;
                    gender?: string | null;
                    nationality?: string | null;
                    dob?: string | null;
                    current_address?: string | null;
                    permanent_address?: string | null;
                    contact_preference?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: {
                            id: number;
                            role: string;
                            name: string;
                            email: string;
                        };
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        current_step: number;
                        version: number;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong or unknown; with `code_required` the pair is right and a code of an e-mail is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        code_required?: boolean;
                    };
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current_step: number;
                        /** @description The furthest step that was sent */
                        furthest_step: number;
                        version: number;
                        form_data: {
                            [key: string]: unknown;
                        };
                        application: {
                            id: number;
                            user_id: number;
                            intern_details_id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                        };
                        user: {
                            id: number;
                            role: string;
                            name: string;
                            email: string;
                        };
                        uploads: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        }[];
                        academicUpload: string | null;
                        communityUpload: string | null;
                        form_limits: {
                            /** @description Characters */
                            experience_description: number;
                            /** @description Characters */
                            personal_statement: number;
                        };
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G03: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    current_step: number;
                    /** @description Answers by the keys of their questions */
                    form_data: {
                        [key: string]: unknown;
                    };
                    /** @description Sections that the person finishes with this save: while an answer in them is missing or wrong, nothing is stored and each question is named */
                    finished?: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G04: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** @description By the keys of their questions */
                    answers: {
                        [key: string]: unknown;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G05: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    application_id: number;
                    document_type: string;
                    version?: number;
                    /** Format: binary */
                    document?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        upload: {
                            upload_type: string;
                            /** @description Below /api/storage/ */
                            file_path: string;
                            file_name: string;
                            original_name: string;
                            /** @description Bytes */
                            size: number;
                            mime_type: string;
                            /**
                             * @description Waits for the virus scanner, or was refused by it
                             * @enum {string}
                             */
                            scan?: "waiting" | "refused";
                        };
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G06: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    signature: string;
                    agreement: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                        email_sent: boolean;
                        email_warning: string | null;
                        /** @description Whether the confirmation mail brings a password; false: the person has one. Left out where it is not known */
                        password_mailed?: boolean;
                        /** @description The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it */
                        pdf_link: string | null;
                    };
                };
            };
            /** @description Already submitted */
            220: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            /** Format: date-time */
                            submitted_date: string | null;
                            applicant_name: string;
                        };
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G07: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    document_type: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                        version?: number;
                        current?: {
                            form_data: Record<string, never>;
                            current_step: number;
                        };
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G08: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done, nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G09: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    /** Format: email */
                    email: string;
                    /** @description As typed */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    G10: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programme: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application_id: number;
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        phone: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    N01: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": Blob;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    N02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": Blob;
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    N03: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feeds: {
                            id: number;
                            name: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_used_at: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    N04: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feed: {
                            id: number;
                            name: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_used_at: string | null;
                        };
                        address: string;
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    N05: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    S01: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the same person: of the same account, or put together by staff */
                        together: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            applicant_name: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** Format: date-time */
                            created_at: string;
                            same_account: boolean;
                            /** @description Who said something of these two; null: nobody */
                            said_by: string | null;
                            /** Format: date-time */
                            said_at: string | null;
                            /** @description What the two have in common, the strongest first */
                            reasons: ("name" | "birth_date" | "phone" | "email" | "document")[];
                        }[];
                        /** @description May be of the same person, at most 20 */
                        hints: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            applicant_name: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** Format: date-time */
                            created_at: string;
                            same_account: boolean;
                            /** @description Who said something of these two; null: nobody */
                            said_by: string | null;
                            /** Format: date-time */
                            said_at: string | null;
                            /** @description What the two have in common, the strongest first */
                            reasons: ("name" | "birth_date" | "phone" | "email" | "document")[];
                        }[];
                        /** @description Said to be of somebody else */
                        different: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            applicant_name: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** Format: date-time */
                            created_at: string;
                            same_account: boolean;
                            /** @description Who said something of these two; null: nobody */
                            said_by: string | null;
                            /** Format: date-time */
                            said_at: string | null;
                            /** @description What the two have in common, the strongest first */
                            reasons: ("name" | "birth_date" | "phone" | "email" | "document")[];
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    S02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    other_id: number;
                    /** @enum {string} */
                    verdict: "same" | "different" | "unsaid";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the same person: of the same account, or put together by staff */
                        together: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            applicant_name: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** Format: date-time */
                            created_at: string;
                            same_account: boolean;
                            /** @description Who said something of these two; null: nobody */
                            said_by: string | null;
                            /** Format: date-time */
                            said_at: string | null;
                            /** @description What the two have in common, the strongest first */
                            reasons: ("name" | "birth_date" | "phone" | "email" | "document")[];
                        }[];
                        /** @description May be of the same person, at most 20 */
                        hints: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            applicant_name: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** Format: date-time */
                            created_at: string;
                            same_account: boolean;
                            /** @description Who said something of these two; null: nobody */
                            said_by: string | null;
                            /** Format: date-time */
                            said_at: string | null;
                            /** @description What the two have in common, the strongest first */
                            reasons: ("name" | "birth_date" | "phone" | "email" | "document")[];
                        }[];
                        /** @description Said to be of somebody else */
                        different: {
                            id: number;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            applicant_name: string;
                            /** Format: date-time */
                            submitted_date: string | null;
                            /** Format: date-time */
                            created_at: string;
                            same_account: boolean;
                            /** @description Who said something of these two; null: nobody */
                            said_by: string | null;
                            /** Format: date-time */
                            said_at: string | null;
                            /** @description What the two have in common, the strongest first */
                            reasons: ("name" | "birth_date" | "phone" | "email" | "document")[];
                        }[];
                    };
                };
            };
            /** @description Unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        request_id: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Wrong type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    T01: {
        parameters: {
            query?: {
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The oldest of each kind, the oldest first; an application once */
                        waiting: {
                            /** @enum {string} */
                            kind: "submitted" | "answered" | "letter" | "request";
                            /** Format: date-time */
                            since: string;
                            application: {
                                id: number;
                                type: "intern" | "visitor";
                                /** @description INT-012 or VIS-012 */
                                reference: string;
                                applicant_name: string;
                            };
                            /** @description Who wrote the letter */
                            from: string | null;
                        }[];
                        totals: {
                            /** @description Submitted, and not opened by the caller */
                            submitted: number;
                            /** @description Answers to reopened sections that the caller has not read */
                            answered: number;
                            /** @description Letters of referees that came since the caller looked */
                            letters: number;
                            /** @description Requests for another application; null for reviewers */
                            requests: number | null;
                            /** @description Mails about applications that were given up; null for reviewers */
                            mails: number | null;
                        };
                        /** @description Today last */
                        week: {
                            /** Format: date */
                            day: string;
                            submitted: number;
                            /** @description Approved or rejected */
                            decided: number;
                        }[];
                        /** @description What colleagues did with applications, the newest first */
                        acts: {
                            id: number;
                            /** @enum {string} */
                            action: "created" | "submitted" | "viewed" | "edited" | "uploaded" | "status_changed" | "decision_held" | "decision_undone" | "exported" | "requested_another" | "request_approved" | "request_rejected" | "portal_closed" | "portal_opened" | "settings_changed" | "mail_sent_again" | "mail_template_changed";
                            actor: {
                                id: number;
                                name: string;
                                role: string;
                            };
                            /** Format: date-time */
                            at: string;
                            details: Record<string, never>;
                            application_id: number | null;
                            application_type: "intern" | "visitor" | null;
                            applicant_name: string | null;
                        }[];
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    T02: {
        parameters: {
            query?: {
                kind?: "letters" | "open" | "over" | "answered";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Waited for longest first */
                        awaited: {
                            application: {
                                id: number;
                                type: "intern" | "visitor";
                                /** @description INT-012 or VIS-012 */
                                reference: string;
                                applicant_name: string;
                            };
                            letter: {
                                /** @description academic or community */
                                type: string;
                                /** @description Who is asked */
                                name: string;
                                /** @enum {string} */
                                state: "waiting" | "asked" | "opened" | "sent" | "declined";
                                /**
                                 * Format: date-time
                                 * @description Null: the mail has not left
                                 */
                                asked_at: string | null;
                                /** Format: date-time */
                                opened_at: string | null;
                            } | null;
                            reopened: {
                                /** @description Keys, as in C02 */
                                sections: string[];
                                /**
                                 * Format: date
                                 * @description The last day
                                 */
                                until: string;
                                /** Format: date-time */
                                opened_at: string;
                                /** Format: date-time */
                                ended_at: string | null;
                            } | null;
                        }[];
                        counts: {
                            letters: number;
                            open: number;
                            over: number;
                            answered: number;
                        };
                        pagination: {
                            current_page: number;
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Fields break rules */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not available at the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Any other failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
