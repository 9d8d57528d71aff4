export { createInternApi, type InternApi } from './intern-api';
export type {
  OpenApplication,
  OrSubmitted,
  ProgressAnswer,
  SignedIn,
  StoredUpload,
  SubmitAnswer,
  SubmittedApplication,
} from './types';
