/* Written by `npm run contract` from openapi.json: change the calls, not this file. */

export interface paths {
    "/api/portal-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the portal is open, and the limits of its forms */
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
        /** Whether the portal is open */
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
        /** The settings of the portal, and what they are when nobody changes them */
        get: operations["M18"];
        /** Changes the settings that are named */
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
        /** Signs in by e-mail and phone, to begin an application or to resume one */
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
        /** Where the person was, with all that is stored */
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
        /** Keeps the form as it is being typed; top-level members are merged into the stored form */
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
        /** Changes the personal details */
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
        /** Whether the applicant has a disability, and what they need */
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
        /** The institutions; the first is the current one, or the highest */
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
        /** Degrees; there may be none */
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
        /** Honors; there may be none */
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
        /** Coursework; there may be none */
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
        /** Clinical, research and volunteer experience */
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
        /** Areas of interest and the personal statement */
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
        /** Languages and other skills */
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
        /** When the applicant is available, and for how many hours a week */
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
        /** Stores one or more documents; each takes the place of the earlier one of its type */
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
        /** Submits the application and mails the confirmation with the way to sign in */
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
        /** Signs in by e-mail and phone, to begin an application or to resume one */
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
        /** Where the person was, with all that is stored */
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
        /** Keeps the form as it is being typed; top-level members are merged into the stored form */
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
        /** Changes the personal details */
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
        /** The institutions; the first is the current one, or the highest */
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
        /** Languages and other skills */
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
        /** Areas of interest and the personal statement */
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
        /** The visit itself: when, from where, where to stay, whom to call, and the declarations */
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
        /** When the applicant is available, and for how many hours a week */
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
        /** Stores the visitor's identity document, a PDF or a picture, in the place of the earlier one */
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
        /** Stores one or more documents of a visit; answers those by their types */
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
        /** Submits the application and mails the confirmation with the way to sign in */
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
        /** The academic reference, with its letter; the letter may be left out when one is stored */
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
        /** The community reference, with its letter; the letter may be left out when one is stored */
        post: operations["I15"];
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
        /** The visit application as it is stored, to be read before it is signed */
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
        /** A stored file */
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
        /** The signed-in applicant's applications, the newest first, with what they may do with each */
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
        /** To which programmes the applicant has applied, and which can be begun */
        get: operations["D02"];
        put?: never;
        post?: never;
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
        /** An application with all that it holds, for its applicant and for staff */
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
        /** An application of the applicant with all that it holds */
        get: operations["D13"];
        /** Changes the given parts of an application that is not submitted yet, all of them or none */
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
        /** An application with all that it holds; that it was looked at is written down */
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
        /** The same by its number alone */
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
        /** The applicant's newest application of this programme, submitted or not */
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
        /** The applicant's newest application of this programme, submitted or not */
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
        /** The same for administrators, whatever its state */
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
        /** Stores one document, a PDF, DOC, DOCX, JPG or PNG of at most 10 MB, in the place of its type */
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
        /** Stores one or more documents, each named by its type, of the same kinds and sizes */
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
        /** One page of the applications of a programme, searched, filtered and sorted */
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
        /** The applications before and after one in the list of its programme, as M01 searches and sorts it */
        get: operations["M22"];
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
        /** How many applications there are, by programme and by state, and how that changed */
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
        /** How much of the feedback has not been read */
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
        /** What is new: unread feedback, and decided requests that have not been seen */
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
        /** The feedback on the own applications, the newest first */
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
        /** Decides on an application, with feedback that the applicant reads and gets by mail */
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
        /** The mail that a decision would send; nothing is stored */
        post: operations["M15"];
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
        /** Unread notifications, and for administrators the requests that wait */
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
        /** The newest 100 notifications of a period, or the 100 before one of them */
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
        /** The newest 50 notifications */
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
        /** Marks all notifications as read by oneself */
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
        /** Marks one notification as read by oneself */
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
        /** Who did what to an application when, and the feedback on it, the oldest first */
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
        /** Who did what in the portal, the newest first */
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
        /** The applicant's requests for another application, the newest first */
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
        /** Asks for another application of a programme, a year after the last one was submitted */
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
        /** The applicant has seen what was decided on their requests; answers what is unread besides */
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
        /** Begins an application of a programme in which the applicant has nothing yet */
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
        /** Submits a further application with what its form asks, and mails the confirmation */
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
        /** Submits a further application with what its form asks, and mails the confirmation */
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
        /** The requests for another application, with how many there are */
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
        /** Approves a request: begins a draft with what is known of the applicant, and mails them */
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
        /** Rejects a request, with the reason that the applicant is mailed */
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
        /** Mails about applications that were given up, the newest 100, and how many wait to be sent */
        get: operations["M20"];
        put?: never;
        post?: never;
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
        /** Sends again what was given up */
        post: operations["M21"];
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
                            }[];
                            degrees?: {
                                name?: string | null;
                                program?: string | null;
                                degree_level?: string | null;
                                graduation_date?: string | null;
                            }[];
                            interests?: {
                                area?: string | null;
                                other?: string | null;
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
                            }[];
                            hours_available?: (string | number) | null;
                            signature?: string | null;
                            honors?: {
                                name?: string | null;
                                award?: string | null;
                                date_awarded?: string | null;
                            }[];
                            course_works?: {
                                title?: string | null;
                                institution?: string | null;
                                date_completed?: string | null;
                            }[];
                            clinic_experiences?: {
                                description?: string | null;
                            }[];
                            research_experiences?: {
                                description?: string | null;
                            }[];
                            volunteers?: {
                                description?: string | null;
                            }[];
                            references?: {
                                type?: string | null;
                                full_name?: string | null;
                                institution?: string | null;
                                organization?: string | null;
                                email?: string | null;
                                phone?: string | null;
                                relationship?: string | null;
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
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                        }[];
                        degrees?: {
                            name?: string | null;
                            program?: string | null;
                            degree_level?: string | null;
                            graduation_date?: string | null;
                        }[];
                        interests?: {
                            area?: string | null;
                            other?: string | null;
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
                        }[];
                        hours_available?: (string | number) | null;
                        signature?: string | null;
                        honors?: {
                            name?: string | null;
                            award?: string | null;
                            date_awarded?: string | null;
                        }[];
                        course_works?: {
                            title?: string | null;
                            institution?: string | null;
                            date_completed?: string | null;
                        }[];
                        clinic_experiences?: {
                            description?: string | null;
                        }[];
                        research_experiences?: {
                            description?: string | null;
                        }[];
                        volunteers?: {
                            description?: string | null;
                        }[];
                        references?: {
                            type?: string | null;
                            full_name?: string | null;
                            institution?: string | null;
                            organization?: string | null;
                            email?: string | null;
                            phone?: string | null;
                            relationship?: string | null;
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
                    }[];
                    /** @default [] */
                    research_experiences?: {
                        description: string;
                    }[];
                    /** @default [] */
                    volunteers?: {
                        description: string;
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
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            }[];
                            degrees?: {
                                name?: string | null;
                                program?: string | null;
                                degree_level?: string | null;
                                graduation_date?: string | null;
                            }[];
                            interests?: {
                                area?: string | null;
                                other?: string | null;
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
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                        }[];
                        degrees?: {
                            name?: string | null;
                            program?: string | null;
                            degree_level?: string | null;
                            graduation_date?: string | null;
                        }[];
                        interests?: {
                            area?: string | null;
                            other?: string | null;
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
                        };
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
                        };
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
                            }[];
                            degree: {
                                name: string;
                                program: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            abilities: {
                                view: boolean;
                                edit: boolean;
                                upload: boolean;
                                submit: boolean;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                                /** @description INT-12, VIS-12 */
                                reference: string;
                                type: "intern" | "visitor";
                                /** @enum {string} */
                                status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                                version: number;
                                /** @enum {string} */
                                origin: "wizard" | "secondary" | "request";
                                applicant_name: string;
                                user_id: number;
                                purpose: string | null;
                                /** Format: date-time */
                                submitted_date: string | null;
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
                                    /** @description The same as name */
                                    institution_name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                }[];
                                institutions: {
                                    name: string;
                                    /** @description The same as name */
                                    institution_name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                }[];
                                degree: {
                                    name: string;
                                    /** @description The same as name */
                                    institution: string;
                                    program: string;
                                    /** @description The same as program */
                                    field_of_study: string;
                                    degree_level: string;
                                    /** Format: date */
                                    graduation_date: string;
                                }[];
                                honours: {
                                    name: string;
                                    award: string;
                                    /** Format: date */
                                    date_awarded: string;
                                }[];
                                course_work: {
                                    title: string;
                                    institution: string;
                                    /** Format: date */
                                    date_completed: string;
                                }[];
                                clinic_experience: {
                                    description: string;
                                }[];
                                research_experience: {
                                    description: string;
                                }[];
                                volunteer_experience: {
                                    description: string;
                                }[];
                                interests: {
                                    area: string;
                                    other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                            /** @description INT-12, VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            version: number;
                            /** @enum {string} */
                            origin: "wizard" | "secondary" | "request";
                            applicant_name: string;
                            user_id: number;
                            purpose: string | null;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            institutions: {
                                name: string;
                                /** @description The same as name */
                                institution_name: string;
                                program: string;
                                degree_level: string;
                                graduation_year: number | null;
                            }[];
                            degree: {
                                name: string;
                                /** @description The same as name */
                                institution: string;
                                program: string;
                                /** @description The same as program */
                                field_of_study: string;
                                degree_level: string;
                                /** Format: date */
                                graduation_date: string;
                            }[];
                            honours: {
                                name: string;
                                award: string;
                                /** Format: date */
                                date_awarded: string;
                            }[];
                            course_work: {
                                title: string;
                                institution: string;
                                /** Format: date */
                                date_completed: string;
                            }[];
                            clinic_experience: {
                                description: string;
                            }[];
                            research_experience: {
                                description: string;
                            }[];
                            volunteer_experience: {
                                description: string;
                            }[];
                            interests: {
                                area: string;
                                other: string | null;
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
                                /** @description INT-12, VIS-12 */
                                reference: string;
                                type: "intern" | "visitor";
                                /** @enum {string} */
                                status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                                version: number;
                                /** @enum {string} */
                                origin: "wizard" | "secondary" | "request";
                                applicant_name: string;
                                user_id: number;
                                purpose: string | null;
                                /** Format: date-time */
                                submitted_date: string | null;
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
                                    /** @description The same as name */
                                    institution_name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                }[];
                                institutions: {
                                    name: string;
                                    /** @description The same as name */
                                    institution_name: string;
                                    program: string;
                                    degree_level: string;
                                    graduation_year: number | null;
                                }[];
                                degree: {
                                    name: string;
                                    /** @description The same as name */
                                    institution: string;
                                    program: string;
                                    /** @description The same as program */
                                    field_of_study: string;
                                    degree_level: string;
                                    /** Format: date */
                                    graduation_date: string;
                                }[];
                                honours: {
                                    name: string;
                                    award: string;
                                    /** Format: date */
                                    date_awarded: string;
                                }[];
                                course_work: {
                                    title: string;
                                    institution: string;
                                    /** Format: date */
                                    date_completed: string;
                                }[];
                                clinic_experience: {
                                    description: string;
                                }[];
                                research_experience: {
                                    description: string;
                                }[];
                                volunteer_experience: {
                                    description: string;
                                }[];
                                interests: {
                                    area: string;
                                    other: string | null;
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
                            /** @description INT-12 or VIS-12 */
                            reference: string;
                            type: "intern" | "visitor";
                            /** @enum {string} */
                            status: "draft" | "in-progress" | "submitted" | "in-review" | "approved" | "rejected";
                            subject: string;
                            /** Format: date-time */
                            submitted_date: string | null;
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
                            action: "created" | "submitted" | "viewed" | "edited" | "uploaded" | "status_changed" | "exported" | "requested_another" | "request_approved" | "request_rejected" | "portal_closed" | "portal_opened" | "settings_changed" | "mail_sent_again";
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
                            action: "created" | "submitted" | "viewed" | "edited" | "uploaded" | "status_changed" | "exported" | "requested_another" | "request_approved" | "request_rejected" | "portal_closed" | "portal_opened" | "settings_changed" | "mail_sent_again";
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
}
