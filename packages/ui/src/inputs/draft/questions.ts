import type { Conflict } from './draft-types';
import type { Difference, Side } from './merge';
import type { Choice } from './writes';

interface QuestionOptions {
  /** Fields that are never asked about, by the field whose choice decides them. */
  dependentFields: Readonly<Record<string, readonly string[]>>;
  /** Whether a difference is asked about. */
  isAsked(difference: Difference): boolean;
  /** Shows the question; null takes it away. */
  show(conflict: Conflict | null): void;
}

/** Asks the person to choose between differences; without any it goes on at once. */
export function createQuestions({ dependentFields, isAsked, show }: QuestionOptions) {
  const ask = (differences: Difference[]) =>
    new Promise<Readonly<Record<string, Side>>>((resolve) => {
      const settle = (choices: Readonly<Record<string, Side>>) => {
        show(null);
        resolve(choices);
      };
      show({ differences, settle });
    });

  return async (differences: Difference[]): Promise<Choice> => {
    const asked = differences.filter(isAsked);
    const given = asked.length === 0 ? {} : await ask(asked);
    const choices: Record<string, Side> = {};
    for (const { key, preferred } of differences) {
      const side = given[key] ?? preferred;
      for (const one of [key, ...(dependentFields[key] ?? [])]) choices[one] = side;
    }
    return { asked: asked.length > 0, choices };
  };
}
