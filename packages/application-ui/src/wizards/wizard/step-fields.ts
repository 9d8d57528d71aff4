import {
  type ApplicationType,
  referenceTypes,
  type StepParts,
  stepParts,
} from '@portal/contract-svc-applications-v1';
import type { Section } from '@portal/contract-svc-applications-v1/questions';

/** Its key, its questions, and where a review has its answers. */
const fieldsOf = ({ key, ask, read = {} }: Section): string[] => [
  key,
  ...Object.keys(ask),
  ...Object.values(read).flatMap((places) => places.map((place) => place.split('.')[0] ?? place)),
];

/** A letter belongs to its referee, who stands in a list. */
function letterFields({ letter }: StepParts): string[] {
  if (!letter) return [];
  const place = referenceTypes.findIndex(({ value }) => value === letter);
  return [`references.${place}`, `references.${letter}`, `${letter}_reference`];
}

/** What a step needs, whatever else was answered; a step that asks for documents alone has all the others, too. */
function documentFields({ sections, documents }: StepParts): string[] {
  if (!documents) return [];
  const needed = [{}, { purpose: 'institutional' }].flatMap((answers) => documents(answers));
  const paths = needed.flatMap((name) => [name, `documents.${name}`]);
  return sections.length > 0 ? paths : [...paths, 'documents', 'uploads'];
}

/**
 * Of each step of a programme's wizard the first segments of the paths of its answers, from the questions that it asks.
 * `besides` adds, by the number of a step, sections that it answers without asking them, and other paths.
 */
export function stepFields(
  type: ApplicationType,
  sections: readonly Section[],
  besides: Readonly<Record<number, readonly string[]>> = {},
): string[][] {
  return stepParts(type).map((parts, place) => {
    const more = besides[place + 1] ?? [];
    const keys = [...parts.sections, ...more];
    const asked = sections.filter(({ key }) => keys.includes(key)).flatMap(fieldsOf);
    return [...asked, ...letterFields(parts), ...documentFields(parts), ...more];
  });
}

/** The number of a field's step by these; the last step (the review) for a field of no other step. */
export function stepOfField(fields: readonly (readonly string[])[], path: string): number {
  const index = fields.findIndex((own) =>
    own.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return index === -1 ? fields.length : index + 1;
}
