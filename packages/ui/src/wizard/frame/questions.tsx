import { lazy } from 'react';
import type { Conflict, DescribedField } from '../../inputs/draft';

const load = () => import('../engine/dialogs');

/** Loads the function that describes a field by its name: its label, and the text of its answers. */
export type LoadLabels = () => Promise<(key: string) => DescribedField>;

/**
 * Loads the code of the rare dialogs once there are unsaved answers: when a dialog is needed, the network may be gone.
 */
export function fetchQuestions(loadLabels: LoadLabels): void {
  for (const part of [load, loadLabels]) part().catch(() => undefined);
}

/** The dialog that asks which of two copies counts, with the fields and answers in words. */
export const conflictQuestion = (loadLabels: LoadLabels) =>
  lazy(async () => {
    const [{ ConflictDialog }, describe] = await Promise.all([load(), loadLabels()]);
    return {
      default: ({ conflict }: { conflict: Conflict }) => (
        <ConflictDialog conflict={conflict} describe={describe} />
      ),
    };
  });

export const LeaveQuestion = lazy(async () => ({ default: (await load()).LeaveDialog }));
