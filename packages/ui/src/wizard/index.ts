export * from './engine';
export { ConflictDialog, type DescribedField } from './frame/conflict-dialog';
export { type ErrorLink, StepErrors } from './frame/step-errors';
export { WizardFrame, type WizardFrameProps } from './frame/wizard-frame';
export * from './uploads';
