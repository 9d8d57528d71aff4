import { message } from './message';
import { defaultFormLimits } from './vocabulary';

/** Characters that an administrator can allow at most, of any text with a limit. */
export const formLimitsMost = 5000;

/** The zone in which the portal's days begin and end, while no administrator has chosen another. */
export const defaultTimeZone = 'Africa/Kigali';

/** Characters of the terms in one language. */
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
