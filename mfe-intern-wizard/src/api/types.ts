import type {
  AcademicReferenceAnswer,
  CommunityReferenceAnswer,
  Progress,
} from '@portal/contract-svc-applications-v1';

export type { Progress };

/** Where the letter of a reference lies, under the name that its own call gives it. */
export type ReferenceAnswer = Pick<AcademicReferenceAnswer, 'version'> &
  Partial<AcademicReferenceAnswer & CommunityReferenceAnswer>;
