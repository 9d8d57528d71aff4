export * from './engine';
export type { DescribedField } from './frame/conflict-dialog';
export type { ErrorLink } from './frame/step-errors';
export { WizardFrame, type WizardFrameProps } from './frame/wizard-frame';
export * from './uploads';
