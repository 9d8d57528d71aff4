export { createInternApi, type InternApi } from './intern-api';
export type { OrSubmitted, Progress, Submission, SubmittedApplication, UploadedDocument } from './types';
