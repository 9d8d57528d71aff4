export { ConflictDialog, type DescribedField } from './conflict-dialog';
export type { DeviceCopy, DeviceSlot, PreSignInDraft } from './device';
export { createDraft } from './draft';
export type {
  Conflict,
  Draft,
  DraftOptions,
  DraftState,
  Saved,
  SaveRequest,
  ServerCopy,
} from './draft-types';
export { alike, type Difference, foreignDifferences, isBlank, merged, type Side } from './merge';
export { createOffer, type Offered } from './offer';
export { CopiesSettled, firstSentences, type Problem, readProblem, SignInNeeded } from './problem';
