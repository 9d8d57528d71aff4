import { message } from './message';
/**
 * A further application, which is filled in from the dashboard, and requests for another application of a programme.
 */
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
  /** Shown in addition to the messages at the fields. */
  incomplete: 'Validation Error: Please fill in all required fields.',
} as const;

export const requestMessages = {
  missing: 'Please provide a reason for your request',
  tooShort: message('Please provide a more detailed reason (at least {min} characters)', {
    min: secondaryLimits.reason.min,
  }),
  tooLong: message('Reason cannot exceed {max} characters', { max: secondaryLimits.reason.max }),
} as const;

/** Characters of the reason for a withdrawal, which may be left out. */
export const withdrawLimits = { reason: 1000 } as const;

export const withdrawMessages = {
  draft: 'This application is not submitted yet. You can discard it.',
  decided: 'We have already decided on this application, so it can no longer be withdrawn.',
  stands: 'This application is not withdrawn.',
  dayOver: 'A withdrawal can be cancelled within one day. Please write to us.',
  /** Shown to staff who decide. */
  withdrawn: 'The applicant has withdrawn this application, so there is nothing to decide.',
} as const;

export const underAddressMessages = {
  anotherOpen:
    'You have an open application of this kind already. Submit or discard it first, then take this one.',
} as const;

export const discardMessages = {
  /** A discarded draft cannot be restored while another one is open. */
  anotherBegun:
    'You have since started another application of this kind. Submit or discard that one first, then bring this one back.',
} as const;
