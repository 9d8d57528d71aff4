import { message } from './message';
/** Sections of a submitted application that staff reopen for a while. */
import type { Choice } from './vocabulary';

export const reopenLimits = {
  /** Characters of the request by staff, without surrounding blanks. */
  reason: { min: 10, max: 1000 },
  /** Days from today to the last day on which answers are accepted. */
  days: { min: 1, max: 90 },
} as const;

/** The states of a reopening. */
export const reopeningStates = [
  { value: 'open', label: 'Reopened' },
  { value: 'answered', label: 'Answered' },
  { value: 'over', label: 'Time over' },
  { value: 'decided', label: 'Decided meanwhile' },
  { value: 'withdrawn', label: 'Withdrawn meanwhile' },
  { value: 'ended', label: 'Ended by staff' },
] as const satisfies readonly Choice[];
export type ReopeningState = (typeof reopeningStates)[number]['value'];

export const reopenMessages = {
  nothing: 'Choose at least one section or document.',
  unknown: 'This section or document cannot be reopened.',
  reason: message('Say what you need, in {min} characters or more.', { min: reopenLimits.reason.min }),
  reasonTooLong: message('What you need cannot exceed {max} characters.', { max: reopenLimits.reason.max }),
  until: message('Choose a day between tomorrow and {max} days from now.', { max: reopenLimits.days.max }),
  notWaiting: 'Only a submitted application that is waiting for a decision can be reopened.',
  withdrawn: 'The applicant has withdrawn this application, so it cannot be reopened.',
  already: 'This application is reopened already. Wait for the answers, or end that first.',
  changed: 'This application has changed in the meantime. Look at it again, then reopen it.',
  noneOpen: 'This application is not reopened now.',
  /** The message for an applicant who saves or submits too late. */
  over: 'The time for these answers is over, so nothing was changed. What you typed is still on this device. Please write to us.',
  closed: 'We are no longer waiting for these answers, so nothing was changed.',
} as const;
