import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter goes on, wherever the focus is in a form or in the email that it becomes. */
export const goingOn = (go: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  go();
};
