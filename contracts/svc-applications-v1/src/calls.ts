/** The public calls of svc-applications, version 1. Dates are 'YYYY-MM-DD', instants ISO 8601, sizes bytes. */
import type { AnswerBody, RequestBody, RequestForm } from './answers';
import type { components } from './generated';

/** The body of every error answer. 503 with `portal_enabled: false`: the portal is closed. */
export type ErrorBody = components['schemas']['Error'];
/** 409 of a write: has `version` and `current` when another tab or device has written since. */
export type ConflictBody = AnswerBody<'saveInternshipProgress', 409>;

/** GET /api/portal-status (getPortalStatus). */
export type PortalStatus = AnswerBody<'getPortalStatus'>;

/** POST /api/intern/login (signInToInternship). E-mail and phone alone resume; the whole personal set begins. */
export type SignInRequest = RequestBody<'signInToInternship'>;
export type SignInAnswer = AnswerBody<'signInToInternship'>;
/** 220 of a sign-in, of reading progress and of submitting: the application was submitted already. */
export type AlreadySubmitted = AnswerBody<'signInToInternship', 220>;
export type SubmittedApplication = AlreadySubmitted['application'];

/** GET /api/get-progress (getInternshipProgress). */
export type Progress = AnswerBody<'getInternshipProgress'>;
/** The internship form as it was typed last. */
export type InternshipFormData = Progress['form_data'];
export type ReviewData = Progress['reviewData'];
export type UploadedDocument = Progress['uploads'][number];

/** POST /api/save-progress (saveInternshipProgress). */
export type SaveProgressRequest = RequestBody<'saveInternshipProgress'>;
export type SaveProgressAnswer = AnswerBody<'saveInternshipProgress'>;

/** POST /api/personal-details (savePersonalDetails). */
export type PersonalDetailsRequest = RequestBody<'savePersonalDetails'>;
export type PersonalDetailsAnswer = AnswerBody<'savePersonalDetails'>;

/** saveDisability to saveAvailability: one section each. */
export type DisabilityRequest = RequestBody<'saveDisability'>;
export type InstitutionsRequest = RequestBody<'saveInstitutions'>;
export type DegreesRequest = RequestBody<'saveDegrees'>;
export type HonorsRequest = RequestBody<'saveHonors'>;
export type CourseWorkRequest = RequestBody<'saveCoursework'>;
export type ExperienceRequest = RequestBody<'saveExperience'>;
export type MotivationRequest = RequestBody<'saveInterests'>;
export type SkillsRequest = RequestBody<'saveLanguages'>;
export type AvailabilityRequest = RequestBody<'saveAvailability'>;
export type SectionAnswer = AnswerBody<'saveDisability'>;

/** POST /api/academic-references, /api/community-references (saveAcademicReference, saveCommunityReference). The letter may be left out when stored. */
export type AcademicReferenceForm = RequestForm<'saveAcademicReference'>;
export type AcademicReferenceAnswer = AnswerBody<'saveAcademicReference'>;
export type CommunityReferenceForm = RequestForm<'saveCommunityReference'>;
export type CommunityReferenceAnswer = AnswerBody<'saveCommunityReference'>;

/** POST /api/documents (uploadInternshipDocuments). 413 and 422 name the file's field. */
export type DocumentsForm = RequestForm<'uploadInternshipDocuments'>;
export type DocumentsAnswer = AnswerBody<'uploadInternshipDocuments'>;

/** POST /api/submit (submitInternship). 422 names what is missing: `institutions`, `references.0.letter`, `documents.cv`. */
export type SubmitRequest = RequestBody<'submitInternship'>;
export type SubmitAnswer = AnswerBody<'submitInternship'>;

/** signInToVisit to saveVisitProgress, saveVisitLanguages, saveVisitInterests and saveVisitAvailability take and answer as their internship siblings do, with the visit's form. */
export type VisitProgress = AnswerBody<'getVisitProgress'>;
export type VisitFormData = VisitProgress['form_data'];
export type SaveVisitRequest = RequestBody<'saveVisitProgress'>;
/** POST /api/visitor/personal-details (saveVisitPersonalDetails): the person, where they work, and what they need. */
export type VisitorDetailsRequest = RequestBody<'saveVisitPersonalDetails'>;

/** POST /api/visitor/upload-national-id (uploadNationalId): a PDF, JPG or PNG. */
export type IdentityDocumentForm = RequestForm<'uploadNationalId'>;
export type IdentityDocumentAnswer = AnswerBody<'uploadNationalId'>;
/** POST /api/visitor/upload-documents (uploadVisitDocuments). Answers what was sent, by type. */
export type VisitDocumentsForm = RequestForm<'uploadVisitDocuments'>;
export type VisitDocumentsAnswer = AnswerBody<'uploadVisitDocuments'>;

/** POST /api/visitor/institution (saveVisitInstitutions): the highest level of education comes first. */
export type HighestEducationRequest = RequestBody<'saveVisitInstitutions'>;
/** POST /api/visitor/logistics (saveVisitLogistics). Blank is null; `has_visited`, `people_participated` and the declarations may be left out. */
export type LogisticsRequest = RequestBody<'saveVisitLogistics'>;

/** GET /api/visitor/review/{intern_details_id} (reviewVisit). */
export type VisitReviewData = AnswerBody<'reviewVisit'>['review'];

/** POST /api/visitor/submit (submitVisit). 422 names what is missing: `national_id`, `has_visited`, `documents.letter`. */
export type SubmitVisitRequest = RequestBody<'submitVisit'>;
export type SubmitVisitAnswer = AnswerBody<'submitVisit'>;

/** GET /api/my-applications (listOwnApplications). */
export type MyApplications = AnswerBody<'listOwnApplications'>;
export type ListedApplication = MyApplications['applications'][number];

/** One application as a whole: getApplicationByType, getOwnApplication, openApplicationByType, openApplication, and the answer of an edit. */
export type ApplicationReview = AnswerBody<'getOwnApplication'>['review'];
/** GET /api/user/available-application-types (listAvailableProgrammes). */
export type AvailableTypes = AnswerBody<'listAvailableProgrammes'>;
/** GET /api/get-progress-fallback, /api/visitor/get-progress-fallback (getNewestInternship, getNewestVisit). */
export type NewestApplication = AnswerBody<'getNewestInternship'>;
/** PUT /api/user/applications/{id} (updateOwnApplication), PUT /api/applications/{id} (updateApplication). 422 is keyed as in `data`: `institution.0.name`. */
export type EditRequest = RequestBody<'updateOwnApplication'>;
export type EditAnswer = AnswerBody<'updateOwnApplication'>;
/** 409 of an edit: with `current` another person wrote in between; without it the application is submitted. */
export type EditConflict = AnswerBody<'updateOwnApplication', 409>;
/** POST /api/users/upload-document (uploadOwnDocument), POST /api/user/applications/{id}/documents (uploadApplicationDocuments). */
export type UploadAnswer = AnswerBody<'uploadOwnDocument'>;
export type UploadsAnswer = AnswerBody<'uploadApplicationDocuments'>;
