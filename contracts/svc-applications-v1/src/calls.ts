/** The public calls of svc-applications, version 1. Dates are 'YYYY-MM-DD', instants ISO 8601, sizes bytes. */
import type { AnswerBody, RequestBody, RequestForm } from './answers';
import type { components } from './generated';

/** The body of every error answer. 503 with `portal_enabled: false`: the portal is closed. */
export type ErrorBody = components['schemas']['Error'];
/** 409 of a write: `version` and `current` are there when another tab or device wrote in between. */
export type ConflictBody = AnswerBody<'I03', 409>;

/** GET /api/portal-status (P01). */
export type PortalStatus = AnswerBody<'P01'>;

/** POST /api/intern/login (I01). E-mail and phone alone resume; the whole personal set begins. */
export type SignInRequest = RequestBody<'I01'>;
export type SignInAnswer = AnswerBody<'I01'>;
/** 220 of a sign-in, of reading progress and of submitting: it is in already. */
export type AlreadySubmitted = AnswerBody<'I01', 220>;
export type SubmittedApplication = AlreadySubmitted['application'];

/** GET /api/get-progress (I02). */
export type Progress = AnswerBody<'I02'>;
/** The internship form as it was typed last. */
export type InternshipFormData = Progress['form_data'];
export type ReviewData = Progress['reviewData'];
export type UploadedDocument = Progress['uploads'][number];

/** POST /api/save-progress (I03). */
export type SaveProgressRequest = RequestBody<'I03'>;
export type SaveProgressAnswer = AnswerBody<'I03'>;

/** POST /api/personal-details (I04). */
export type PersonalDetailsRequest = RequestBody<'I04'>;
export type PersonalDetailsAnswer = AnswerBody<'I04'>;

/** I05 to I13: one section each. */
export type DisabilityRequest = RequestBody<'I05'>;
export type InstitutionsRequest = RequestBody<'I06'>;
export type DegreesRequest = RequestBody<'I07'>;
export type HonorsRequest = RequestBody<'I08'>;
export type CourseWorkRequest = RequestBody<'I09'>;
export type ExperienceRequest = RequestBody<'I10'>;
export type MotivationRequest = RequestBody<'I11'>;
export type SkillsRequest = RequestBody<'I12'>;
export type AvailabilityRequest = RequestBody<'I13'>;
export type SectionAnswer = AnswerBody<'I05'>;

/** POST /api/academic-references, /api/community-references (I14, I15). The letter may be left out when stored. */
export type AcademicReferenceForm = RequestForm<'I14'>;
export type AcademicReferenceAnswer = AnswerBody<'I14'>;
export type CommunityReferenceForm = RequestForm<'I15'>;
export type CommunityReferenceAnswer = AnswerBody<'I15'>;

/** POST /api/documents (I16). 413 and 422 name the file's field. */
export type DocumentsForm = RequestForm<'I16'>;
export type DocumentsAnswer = AnswerBody<'I16'>;

/** POST /api/submit (I17). 422 names what is missing: `institutions`, `references.0.letter`, `documents.cv`. */
export type SubmitRequest = RequestBody<'I17'>;
export type SubmitAnswer = AnswerBody<'I17'>;

/** V01 to V04, V08, V09 and V11 take and answer as their internship siblings do, with the visit's form. */
export type VisitProgress = AnswerBody<'V02'>;
export type VisitFormData = VisitProgress['form_data'];
export type SaveVisitRequest = RequestBody<'V04'>;
/** POST /api/visitor/personal-details (V03): the person, where they work, and what they need. */
export type VisitorDetailsRequest = RequestBody<'V03'>;

/** POST /api/visitor/upload-national-id (V05): a PDF, JPG or PNG. */
export type IdentityDocumentForm = RequestForm<'V05'>;
export type IdentityDocumentAnswer = AnswerBody<'V05'>;
/** POST /api/visitor/upload-documents (V06). Answers what was sent, by type. */
export type VisitDocumentsForm = RequestForm<'V06'>;
export type VisitDocumentsAnswer = AnswerBody<'V06'>;

/** POST /api/visitor/institution (V07): the highest level of education comes first. */
export type HighestEducationRequest = RequestBody<'V07'>;
/** POST /api/visitor/logistics (V10). Blank is null; `has_visited`, `people_participated` and the declarations may be left out. */
export type LogisticsRequest = RequestBody<'V10'>;

/** GET /api/visitor/review/{intern_details_id} (V12). */
export type VisitReviewData = AnswerBody<'V12'>['review'];

/** POST /api/visitor/submit (V13). 422 names what is missing: `national_id`, `has_visited`, `documents.letter`. */
export type SubmitVisitRequest = RequestBody<'V13'>;
export type SubmitVisitAnswer = AnswerBody<'V13'>;

/** GET /api/my-applications (D01). */
export type MyApplications = AnswerBody<'D01'>;
export type ListedApplication = MyApplications['applications'][number];

/** One application as a whole: D07, D13, M02, M03, and the answer of an edit. */
export type ApplicationReview = AnswerBody<'D13'>['review'];
/** GET /api/user/available-application-types (D02). */
export type AvailableTypes = AnswerBody<'D02'>;
/** GET /api/get-progress-fallback, /api/visitor/get-progress-fallback (D08, D09). */
export type NewestApplication = AnswerBody<'D08'>;
/** PUT /api/user/applications/{id} (D14), PUT /api/applications/{id} (M04). 422 is keyed as in `data`: `institution.0.name`. */
export type EditRequest = RequestBody<'D14'>;
export type EditAnswer = AnswerBody<'D14'>;
/** 409 of an edit: with `current` somebody else wrote in between, else it is submitted. */
export type EditConflict = AnswerBody<'D14', 409>;
/** POST /api/users/upload-document (D12), POST /api/user/applications/{id}/documents (D15). */
export type UploadAnswer = AnswerBody<'D12'>;
export type UploadsAnswer = AnswerBody<'D15'>;
