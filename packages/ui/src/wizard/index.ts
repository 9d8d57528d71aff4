export * from '../inputs/draft';
export * from './engine';
export { CopiesQuestion, type CopiesQuestionProps, type LoadLabels } from './frame/questions';
export { type ErrorLink, StepErrors } from './frame/step-errors';
export { WizardFrame, type WizardFrameProps } from './frame/wizard-frame';
export * from './uploads';
