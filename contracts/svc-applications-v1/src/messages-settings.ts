import { message } from './message';
import { defaultFormLimits } from './vocabulary';

/** The highest limit, in characters, that an administrator can set for a text. */
export const formLimitsMost = 5000;

/** The time zone of the portal's days until an administrator chooses another. */
export const defaultTimeZone = 'Africa/Kigali';

/** The most characters of the terms in one language. */
export const termsMost = 20_000;

/** Messages about an invalid setting. */
export const settingsMessages = {
  formLimit: (name: keyof typeof defaultFormLimits) =>
    message('Enter a whole number from {least} to {most}', {
      least: defaultFormLimits[name],
      most: formLimitsMost,
    }),
  resumeCode: 'Select whether to ask for a code on a new device',
  mailedLogin: 'Select how applicants sign in from the confirmation email',
  draftReminders: 'Select whether to remind owners of unfinished drafts',
} as const;
