import { lazy } from 'react';

const load = () => import('./dialogs');

/**
 * The dialogs are rare, so their code is not part of the page. They appear when the network is gone, so their code is
 * loaded as soon as there are unsaved answers.
 */
export function fetchQuestions(): void {
  load().catch(() => undefined);
}

export const ConflictQuestion = lazy(async () => ({ default: (await load()).ConflictDialog }));
export const LeaveQuestion = lazy(async () => ({ default: (await load()).LeaveDialog }));
