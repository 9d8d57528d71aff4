import {
  identityUpload,
  letterMissing,
  type ReferenceType,
  requiredInternshipDocuments,
  requiredVisitDocuments,
  visitMessages as t,
} from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { type Answers, type Contents, counts, isInstitutional, letterOf, placeOf } from '../../application';
import { missingSentence } from '../../documents';

const isStored = ({ documents }: Contents, type: string): boolean =>
  documents.some((one) => one.uploadType === type && counts(one));

const lackingDocuments = <Type extends string>(
  contents: Contents,
  required: readonly Type[],
  sentence: (type: Type) => Text,
): FieldErrors =>
  Object.fromEntries(
    required
      .filter((type) => !isStored(contents, type))
      .map((type) => [`documents.${type}`, [sentence(type)]]),
  );

/** The problem of a missing letter; a letter by another author does not count. */
function lackingLetter(answers: Answers, contents: Contents, type: ReferenceType): FieldErrors {
  const referee = contents.referees.find((one) => one.type === type);
  if (letterOf(contents.documents.filter(counts), type, referee)) return {};
  return { [`references.${placeOf[type]}.letter`]: [letterMissing(type, answers.purpose)] };
}

/** The files that an internship application still lacks. */
export const internshipLacks = (answers: Answers, contents: Contents): FieldErrors => ({
  ...lackingLetter(answers, contents, 'academic'),
  ...lackingLetter(answers, contents, 'community'),
  ...lackingDocuments(contents, requiredInternshipDocuments, missingSentence),
});

/** The files that a visit application still lacks. */
export const visitLacks = (answers: Answers, contents: Contents): FieldErrors => ({
  ...(isStored(contents, identityUpload) ? {} : { national_id: [t.national_id] }),
  ...lackingDocuments(
    contents,
    requiredVisitDocuments[isInstitutional(answers) ? 'institutional' : 'personal'],
    (type) => t[type],
  ),
});
