import type { Leaf, Section } from './question';

/** The questions of these sections for which no call has a member of its own, by their keys. */
export const extraIn = (sections: readonly Section[]): Record<string, Leaf> =>
  Object.fromEntries(
    sections.flatMap(({ ask }) =>
      Object.entries(ask).flatMap(([key, question]): [string, Leaf][] =>
        question.kind !== 'rows' && question.further ? [[key, question]] : [],
      ),
    ),
  );
