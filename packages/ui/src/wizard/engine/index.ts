export type { DeviceCopy, DeviceSlot, EarlyDraft } from './device';
export { createDraft } from './draft';
export type { Conflict, Draft, DraftOptions, DraftState, SaveRequest, ServerCopy } from './draft-types';
export { FieldProblem } from './field-problem';
export { alike, type Difference, foreignDifferences, isBlank, merged, type Side } from './merge';
export { firstSentences, type Problem, readProblem, SignInNeeded } from './problem';
export { createStepUrl, type StepPlace, type StepUrl } from './step-url';
export { createWizard } from './wizard';
export type {
  Progress,
  StepLogic,
  StepName,
  StepOutcome,
  TellFields,
  Wizard,
  WizardMessages,
  WizardNotify,
  WizardOptions,
  WizardState,
} from './wizard-types';
