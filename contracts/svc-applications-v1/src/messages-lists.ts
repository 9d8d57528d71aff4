import { message } from './message';
/** The most applications of one bulk action. */
export const bulkMost = 1000;

/** The most applications in one exported file. */
export const exportMost = 100_000;

/** The most saved views of one member of staff. */
export const savedViewsMost = 50;

/** The most saved replies of the team. */
export const savedRepliesMost = 200;

/** The placeholders of a saved reply, filled in for each applicant: {name}, {reference}. */
export const savedReplyPlaceholders = ['name', 'reference'] as const;

/** The reasons why staff cannot remind a draft's owner. */
export const reminderMessages = {
  notADraft: 'It has been submitted, so it needs no reminder.',
  tooSoon: 'Somebody worked on it within the last three days.',
  hadItsTurn: 'It had its reminder. Each draft gets one after 3 days and one after 10.',
  stopped: 'The owner has turned off the reminders.',
  unproven: 'This email address is not confirmed: it gets only one reminder.',
  enoughToday: 'No more reminders can be sent today. Try again tomorrow.',
  turnedOff: 'Reminders of drafts are turned off in Portal Settings.',
  portalClosed: 'The portal is closed, so no reminders are sent.',
  clockInDoubt: 'The clock of the server may be wrong. Try again tomorrow.',
} as const;

/** Messages about saved views and bulk actions on applications. */
export const listMessages = {
  viewName: 'Enter a name of up to 60 characters',
  viewNameTaken: 'You have a view of this name already. Choose another name.',
  viewsMost: message('You have {most} views. Remove one before you save another.', { most: savedViewsMost }),
  viewQuery: 'This view cannot be saved: its filters are too long.',
  noneChosen: 'Choose at least one application',
  tooMany: message('Choose at most {most} applications at once', { most: bulkMost }),
  tooManyToExport: 'More than 100,000 applications match. Filter the list, or take them from Reports.',
  gone: 'It no longer exists.',
  changed: 'It has changed since you opened the list.',
  nobodyAwaited: 'No letter is outstanding.',
  remindedLately: 'Each referee got an email within the last three days.',
  otherAct: 'This action was started with other applications or another text. Load the list again.',
} as const;

/** Messages about saved replies, for decisions and messages. */
export const replyMessages = {
  name: 'Enter a name of up to 60 characters',
  nameTaken: 'There is a reply of this name in this language already. Choose another name.',
  text: 'Enter a text of up to 1000 characters',
  placeholders: 'Only the name and the reference are filled in. Check the words in braces.',
  most: message('The team has {most} replies. Remove one before you keep another.', {
    most: savedRepliesMost,
  }),
  changed: 'A colleague has changed this reply meanwhile. Close it and open it again.',
} as const;
