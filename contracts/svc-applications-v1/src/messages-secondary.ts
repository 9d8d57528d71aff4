/** The further application that is filled in from the dashboard, and asking for another one of a programme. */
import type { Choice } from './vocabulary';

/** Why a visitor comes, in the form of a further application; the first two are those of the wizard. */
export const secondaryVisitPurposes = [
  { value: 'personal', label: 'Personal' },
  { value: 'institutional', label: 'Institutional' },
  { value: 'research', label: 'Research' },
  { value: 'observation', label: 'Observation' },
] as const satisfies readonly Choice[];

export const secondaryLimits = {
  /** Characters of the personal statement after trimming. */
  statement: 50,
  /** Characters of the reason for another application after trimming. */
  reason: { min: 20, max: 1000 },
} as const;

export const secondaryMessages = {
  /** Beside the sentences of the fields. */
  incomplete: 'Validation Error: Please fill in all required fields.',
} as const;

export const requestMessages = {
  missing: 'Please provide a reason for your request',
  tooShort: `Please provide a more detailed reason (at least ${secondaryLimits.reason.min} characters)`,
  tooLong: `Reason cannot exceed ${secondaryLimits.reason.max} characters`,
} as const;
