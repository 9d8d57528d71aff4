import type { Answers, Section } from './question';

const at = (review: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Answers | null | undefined)?.[key], review);

/** The answers of a section by their keys, wherever a review has them. */
export function answersIn({ ask, read = {} }: Pick<Section, 'ask' | 'read'>, review: object): Answers {
  return Object.fromEntries(
    Object.keys(ask).map((key) => {
      const found = [...(read[key] ?? []), key, `answers.${key}`].map((path) => at(review, path));
      return [key, found.find((value) => value !== undefined)];
    }),
  );
}
