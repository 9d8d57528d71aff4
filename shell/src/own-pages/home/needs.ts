import type { MouseEvent } from 'react';

export const needsOf = (programme: string): string => `needs-${programme}`;

/** Whether a programme's list of needed things is open, also on the page that the gateway has drawn. */
export const areOpen = (programme: string): boolean =>
  document.getElementById(needsOf(programme))?.hidden === false;

/** Opens or closes the list on a card that the gateway has drawn. */
export function toggleNeeds({ target }: MouseEvent): void {
  const button = (target as Element).closest('button');
  const list = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !list) return;
  list.hidden = !list.hidden;
  button.setAttribute('aria-expanded', String(!list.hidden));
}
