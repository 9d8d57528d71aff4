import { defaultFormLimits } from './vocabulary';

/** Characters that an administrator can allow at most, of any text with a limit. */
export const formLimitsMost = 5000;

/** The zone in which the portal's days begin and end, while no administrator has chosen another. */
export const defaultTimeZone = 'Africa/Kigali';

/** Characters of the terms in one language. */
export const termsMost = 20_000;

/** What is said of a setting that cannot be. */
export const settingsMessages = {
  formLimit: (name: keyof typeof defaultFormLimits) =>
    `Enter a whole number from ${defaultFormLimits[name]} to ${formLimitsMost}`,
  resumeCode: 'Select whether to ask for a code on a new device',
  mailedLogin: 'Select what the confirmation email brings',
  draftReminders: 'Select whether owners of untouched drafts are reminded',
} as const;
