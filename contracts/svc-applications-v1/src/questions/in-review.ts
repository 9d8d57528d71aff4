import type { Answers, Section } from './question';

const at = (review: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Answers | null | undefined)?.[key], review);

/** The member of a review, and of its answers, that contains a draft's incomplete rows, by list. */
export const incompleteRows = 'incomplete_rows';

/** The path of a question's answer in a review; editors send it under the same name. */
export const placeInReview = ({ read = {} }: Pick<Section, 'read'>, key: string): string =>
  read[key]?.[0] ?? key;

/** The answers of a section by their keys, wherever a review has them. */
export function answersIn({ ask, read = {} }: Pick<Section, 'ask' | 'read'>, review: object): Answers {
  const answers = Object.fromEntries(
    Object.keys(ask).map((key) => {
      const found = [...(read[key] ?? []), key, `answers.${key}`].map((path) => at(review, path));
      return [key, found.find((value) => value !== undefined)];
    }),
  );
  const incomplete = at(review, incompleteRows);
  return incomplete === undefined ? answers : { ...answers, [incompleteRows]: incomplete };
}

/**
 * A section with the headings and questions of the time when the application was submitted; with today's when the
 * review does not contain them.
 */
export function asAsked(section: Section, review: object): Section {
  const { asked } = review as { asked?: readonly Section[] };
  if (!asked) return section;
  const then = asked.find(({ key }) => key === section.key);
  if (then) return { ...then, read: { ...section.read, ...then.read } };
  const all: Section['ask'] = Object.assign({}, ...asked.map(({ ask }) => ask));
  const ask = Object.keys(section.ask).flatMap((key) => (all[key] ? [[key, all[key]] as const] : []));
  return { ...section, ask: Object.fromEntries(ask) };
}
