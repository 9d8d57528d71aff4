import type {
  AcademicReferenceAnswer,
  CommunityReferenceAnswer,
  Progress,
} from '@portal/contract-svc-applications-v1';

export type { Progress };

/** The path of a reference's letter, under the name in its own call. */
export type ReferenceAnswer = Pick<AcademicReferenceAnswer, 'version'> &
  Partial<AcademicReferenceAnswer & CommunityReferenceAnswer>;
