export { FieldProblem } from './field-problem';
export { createStepUrl, type StepPlace, type StepUrl } from './step-url';
export { createWizard } from './wizard';
export type {
  Progress,
  ShowFields,
  StepLogic,
  StepName,
  StepOutcome,
  Wizard,
  WizardMessages,
  WizardNotify,
  WizardOptions,
  WizardState,
} from './wizard-types';
