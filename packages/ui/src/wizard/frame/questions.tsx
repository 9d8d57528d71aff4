import { lazy } from 'react';

const load = () => import('./dialogs');

/**
 * The questions come up seldom, so their code is not in the page; they come up when the network is gone, so it is
 * fetched as soon as there is something to lose.
 */
export function fetchQuestions(): void {
  load().catch(() => undefined);
}

export const ConflictQuestion = lazy(async () => ({ default: (await load()).ConflictDialog }));
export const LeaveQuestion = lazy(async () => ({ default: (await load()).LeaveDialog }));
