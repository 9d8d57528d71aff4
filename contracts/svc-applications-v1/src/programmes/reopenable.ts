import type { Choice } from '../vocabulary';
import { answersOf } from './answers';
import { documentLabel, documentsOffered } from './index';

/** The referees of an application, with their letters, beside its sections. */
export const refereesKey = 'references';

const ofDocument = 'documents.';

/** The key of a document among the sections: `documents.cv`. */
export const documentKey = (uploadType: string): string => `${ofDocument}${uploadType}`;

/** The kind of a named document; undefined for a section. */
export const documentNamed = (key: string): string | undefined =>
  key.startsWith(ofDocument) ? key.slice(ofDocument.length) : undefined;

/** Sections that are reopened together with another one, when a programme asks both. */
const comesWith: Readonly<Record<string, string>> = {
  stay: 'logistics',
  availability: 'logistics',
  degrees: 'highest-education',
};

/**
 * The key under which a section of a programme is reopened: its own, or that of the section with which it is reopened.
 */
export function reopenedUnder(type: string, section: string): string {
  const other = comesWith[section];
  return other && answersOf(type).sections.some(({ key }) => key === other) ? other : section;
}

/** The sections of a programme that can be reopened: all but the agreements at its beginning and the signature. */
export function sectionsToReopen(type: string): Choice[] {
  const { sections, notCheckedOnSubmit, references } = answersOf(type);
  const own = sections.filter(
    ({ key, once }) => !once && !notCheckedOnSubmit.includes(key) && reopenedUnder(type, key) === key,
  );
  return [
    ...own.map(({ key, heading }) => ({ value: key, label: heading.en })),
    ...(references.length > 0 ? [{ value: refereesKey, label: 'References' }] : []),
  ];
}

export const documentsToReopen = (type: string): Choice[] =>
  documentsOffered(type).map(({ value }) => ({
    value: documentKey(value),
    label: documentLabel(type, value),
  }));

/** The name of a reopened section or document. */
export const reopenedLabel = (type: string, key: string): string =>
  [...sectionsToReopen(type), ...documentsToReopen(type)].find(({ value }) => value === key)?.label ?? key;
