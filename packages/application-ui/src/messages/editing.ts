/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [editTitle, closeEditor, cancelEdit, saveChanges, savingChanges, notEditedHere, changedWhereBegun, typedStillHere, copiesTogether, changesBack, editSignedOut, closeUnsaved, deleteChanges, keepHere, goOnEditing, notSavedYet, notSavedKeep, fileNotSent, unsavedHere, unsavedFrom, goOnWithChanges, deleteThem, hasProblem] = /* @__PURE__ */ messages(241, [
  ({ reference }: { reference: string | number }) => `Edit application ${reference}`,
  "Close",
  "Cancel",
  "Save Changes",
  "Saving...",
  "This kind of application is not edited here",
  "Its answers are changed where it was begun.",
  "What you typed is still here.",
  "Both copies were brought together. Look your answers over, then save.",
  "Your unsaved changes are back. Save them when you are done.",
  "Your session has ended. Sign in again in another tab, then save.",
  "Close without saving?",
  "Delete my changes",
  "Keep on this device",
  "Go on editing",
  "Your changes are not saved yet.",
  "Your changes are not saved yet. Keep them on this device to go on later, or delete them if others use it.",
  "A file that you chose has not been sent; it would have to be chosen again.",
  "You have unsaved changes on this device",
  ({ moment, names }: { moment: string | number; names: string | number }) => `From ${moment}: ${names}.`,
  "Go on with my changes",
  "Delete them",
  " (has a problem)",
]);
