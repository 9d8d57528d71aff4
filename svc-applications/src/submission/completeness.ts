import {
  availabilityMessages,
  educationMessages,
  motivationMessages,
  personalMessages,
  type ReferenceType,
  referenceMessages,
  requiredInternshipDocuments,
  skillsMessages,
  welcomeMessages,
} from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { FormData } from '../applications/application';
import { type Contents, letterType } from '../applications/contents';
import { missingSentence } from '../documents/document';

/** The place of each reference in the form. */
const placeOf: Record<ReferenceType, number> = { academic: 0, community: 1 };

/**
 * What an internship application still lacks, by the names of the form. What is there was checked when it was
 * stored.
 */
export function whatIsMissing(
  form: FormData,
  { details, lists, referees, documents }: Contents,
): FieldErrors {
  const isStored = (type: string) => documents.some(({ uploadType }) => uploadType === type);
  const welcome = form.purpose && form.agree_submission === true && form.agree_terms === true;
  return sentences({
    purpose: !welcome && welcomeMessages.incomplete,
    has_disability: details.hasDisability === null && personalMessages.has_disability,
    institutions: lists.institutions.length === 0 && educationMessages.institutions,
    interests: lists.interests.length === 0 && motivationMessages.interests,
    personal_statement: !details.personalStatement && motivationMessages.statement,
    languages: lists.language_skills.length === 0 && skillsMessages.languages,
    periods: lists.periods.length === 0 && availabilityMessages.periods,
    ...missingReference('academic'),
    ...missingReference('community'),
    ...Object.fromEntries(
      requiredInternshipDocuments.map((type) => [
        `documents.${type}`,
        !isStored(type) && missingSentence(type),
      ]),
    ),
  });

  function missingReference(type: ReferenceType): Record<string, string | false> {
    const path = `references.${placeOf[type]}`;
    return {
      [`${path}.full_name`]:
        !referees.some((referee) => referee.type === type) && referenceMessages.full_name,
      [`${path}.letter`]: !isStored(letterType(type)) && referenceMessages.letter,
    };
  }
}

function sentences(all: Record<string, string | false>): FieldErrors {
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, sentence]) => (sentence ? [[field, [sentence]]] : [])),
  );
}
