import { referenceStep } from '../reference/reference-step';

export const step = referenceStep('academic');
