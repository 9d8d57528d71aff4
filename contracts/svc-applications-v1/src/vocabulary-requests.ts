/** Asking for another application of a programme: its states, its rule, and why it may be refused. */
import type { Choice } from './vocabulary';

export const requestStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies readonly Choice[];
export type RequestStatus = (typeof requestStatuses)[number]['value'];

/**
 * Whether another application of the programme can be requested: not at all, on a later day, now, or it was requested.
 */
export const requestAnotherStates = ['none', 'later', 'open', 'pending'] as const;
export type RequestAnother = (typeof requestAnotherStates)[number];

export const requestLimits = {
  /** Days of 24 hours between a submission and the request for another application. */
  days: 365,
  /** Characters of an administrator's notes. */
  notes: 1000,
  /** The most requests in one list; the numbers beside it count all. */
  listed: 500,
} as const;

/** The reasons why another application cannot be requested, or a request cannot be decided. */
export const requestRefusals = {
  undecided: 'Another application can be requested when there is a decision on this one.',
  tooEarly: 'Another application can be requested one year after this one was submitted.',
  pending: 'You have already asked for another application of this kind.',
  notNewest: 'There is a newer application of this kind.',
  draft: 'You have an open application of this kind already.',
  openDraft: 'The applicant already has an open application of this kind.',
  decided: 'This request has already been decided.',
  reason: 'Please provide a reason for rejection',
} as const;

/** The reasons why a further application cannot be begun, or cannot be submitted from the dashboard. */
export const secondaryRefusals = {
  open: 'You have an open application of this kind already.',
  applied: 'You have applied for this already. Ask for another application instead.',
  sameReference: 'Give one academic and one community reference',
  nothingYet: 'Start your first application with its form.',
  wizard: 'Continue this application in its form.',
  /** Shown at the sign-in of a wizard. */
  dashboard: 'You have started this application in your dashboard. Sign in with your password to continue.',
} as const;
