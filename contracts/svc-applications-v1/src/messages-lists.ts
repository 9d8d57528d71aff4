/** An act on several applications takes so many at most. */
export const bulkMost = 1000;

/** A file of all that a list holds takes so many at most. */
export const exportMost = 100_000;

/** A member of staff keeps so many views at most. */
export const savedViewsMost = 50;

/** Why the owner of a draft is not reminded by hand. */
export const reminderMessages = {
  notADraft: 'It has been sent in, so there is nothing to remind of.',
  tooSoon: 'Somebody worked on it within the last three days.',
  hadItsTurn: 'Its reminder went out. Each draft gets one after 3 days and one after 10.',
  stopped: 'The owner has ended the reminders.',
  unproven: 'Nobody has proven this email address: it gets one reminder in all.',
  enoughToday: 'No more reminders go out today. Try again tomorrow.',
  turnedOff: 'Reminders of drafts are turned off in Portal Settings.',
  portalClosed: 'The portal is closed, so nobody is reminded.',
  clockInDoubt: 'The clock of the server cannot be trusted just now. Try again tomorrow.',
} as const;

/** What is said of saved views and of acts on several applications. */
export const listMessages = {
  viewName: 'Enter a name of up to 60 characters',
  viewNameTaken: 'You have a view of this name already. Choose another name.',
  viewsMost: `You have ${savedViewsMost} views. Remove one before you save another.`,
  viewQuery: 'This view cannot be saved: its filters are too long.',
  noneChosen: 'Choose at least one application',
  tooMany: `Choose at most ${bulkMost} applications at once`,
  tooManyToExport: 'More than 100,000 applications match. Filter the list, or take them from Reports.',
  gone: 'It is not there any more.',
  changed: 'It has changed since you looked at the list.',
  nobodyAwaited: 'No referee is waited for.',
  remindedLately: 'Each referee was written to within the last three days.',
  otherAct: 'This act was begun with other applications or words. Look at the list again.',
} as const;
