import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter goes on, wherever the focus is in a form or in the email that it becomes. */
export const goingOn = (go: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // A dialog that was opened from the form is no part of it.
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  // Keys that are held come again: they would confirm an email that nobody has read.
  if (!event.repeat) go();
};
