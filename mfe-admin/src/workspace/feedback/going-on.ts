import type { KeyboardEvent } from 'react';

/** Makes Ctrl or Cmd with Enter continue, wherever the focus is in the form or in the email that replaces it. */
export const goingOn = (go: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Keys in a dialog that the form has opened do not count.
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  // Keys that are held come again: they would confirm an email that nobody has read.
  if (!event.repeat) go();
};
