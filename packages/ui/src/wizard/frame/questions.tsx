import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { Conflict, DescribedField, Draft } from '../../inputs/draft';

const load = () => import('../engine/dialogs');

/** Loads the function that describes a field by its name: its label, and the text of its answers. */
export type LoadLabels = () => Promise<(key: string) => DescribedField>;

/**
 * Loads the code of the rare dialogs once there are unsaved answers: when a dialog is needed, the network may be gone.
 */
export function fetchQuestions(loadLabels: LoadLabels): void {
  for (const part of [load, loadLabels]) part().catch(() => undefined);
}

/** The question which of two copies counts, with the words of their answers. */
const conflictQuestion = (loadLabels: LoadLabels) =>
  lazy(async () => {
    const [{ ConflictDialog }, describe] = await Promise.all([load(), loadLabels()]);
    return {
      default: ({ conflict }: { conflict: Conflict }) => (
        <ConflictDialog conflict={conflict} describe={describe} />
      ),
    };
  });

export interface CopiesQuestionProps {
  draft: Pick<Draft<object>, 'state' | 'subscribe'>;
  /** Fetched with the question, and not anew when it is drawn. */
  loadLabels: LoadLabels;
}

/** Asks which of two copies counts. A draft may have to ask before its form can be shown. */
export function CopiesQuestion({ draft, loadLabels }: CopiesQuestionProps) {
  const { conflict } = useSyncExternalStore(draft.subscribe, draft.state);
  const Question = useMemo(() => conflictQuestion(loadLabels), [loadLabels]);
  return <Suspense>{conflict ? <Question conflict={conflict} /> : null}</Suspense>;
}

export const LeaveQuestion = lazy(async () => ({ default: (await load()).LeaveDialog }));
