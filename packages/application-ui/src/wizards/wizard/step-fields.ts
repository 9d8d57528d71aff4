import {
  type ApplicationType,
  referenceTypes,
  type StepParts,
  stepParts,
} from '@portal/contract-svc-applications-v1';
import type { Section } from '@portal/contract-svc-applications-v1/questions';

/** A section's key, its questions, and the members of a review that contain its answers. */
const fieldsOf = ({ key, ask, read = {} }: Section): string[] => [
  key,
  ...Object.keys(ask),
  ...Object.values(read).flatMap((places) => places.map((place) => place.split('.')[0] ?? place)),
];

/** The paths of a letter, which belongs to a referee in the list of references. */
function letterFields({ letter }: StepParts): string[] {
  if (!letter) return [];
  const place = referenceTypes.findIndex(({ value }) => value === letter);
  return [`references.${place}`, `references.${letter}`, `${letter}_reference`];
}

/**
 * The paths of a step's documents, for any answers; a step with documents alone also has the paths of all other
 * documents.
 */
function documentFields({ sections, documents }: StepParts): string[] {
  if (!documents) return [];
  const needed = [{}, { purpose: 'institutional' }].flatMap((answers) => documents(answers));
  const paths = needed.flatMap((name) => [name, `documents.${name}`]);
  return sections.length > 0 ? paths : [...paths, 'documents', 'uploads'];
}

/**
 * For each step of a programme's wizard the first segments of the paths of its answers, from the questions that it
 * asks. `besides` adds, by a step's number, sections that the step answers without asking them, and other paths.
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

/** The number of the step of a field, by these paths; the last step (the review) for a field of no step. */
export function stepOfField(fields: readonly (readonly string[])[], path: string): number {
  const index = fields.findIndex((own) =>
    own.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return index === -1 ? fields.length : index + 1;
}
