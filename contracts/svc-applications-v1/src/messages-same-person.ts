/** Applications that may be of the same person, under different accounts. */
import type { Choice } from './vocabulary';

/** What two applications have in common. */
export const sameReasons = [
  { value: 'name', label: 'the same name' },
  { value: 'birth_date', label: 'the same date of birth' },
  { value: 'phone', label: 'the same phone number' },
  { value: 'email', label: 'the same email address' },
  { value: 'document', label: 'the same file' },
] as const satisfies readonly Choice[];
export type SameReason = (typeof sameReasons)[number]['value'];

/** Verdicts of staff on two applications; `unsaid` takes a verdict back. */
export const sameVerdicts = [
  { value: 'same', label: 'The same person' },
  { value: 'different', label: 'Somebody else' },
  { value: 'unsaid', label: 'Not decided' },
] as const satisfies readonly Choice[];
export type SameVerdict = (typeof sameVerdicts)[number]['value'];

export const samePersonMessages = {
  itself: 'This is the same application.',
  sameAccount: 'Both applications belong to the same account, so they are of the same person.',
  notTold: 'Choose whether both applications belong to the same person.',
};
