import {
  internshipPurposes,
  type ReferenceType,
  referenceMessages,
  requiredInternshipDocuments,
} from '@portal/contract-svc-applications-v1';
import { availability, referees, schools } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import { letterOf } from '../applications/letters';
import { missingSentence } from '../documents/document';
import { placeOf } from '../references/referee';
import { type Lacking, lackingDocuments, lackingSections, lackingWelcome, sentences } from './completeness';

/** What an internship application still lacks, by the names of the form. */
export function internshipLacks({ formData }: WholeApplication, contents: Contents): FieldErrors {
  return sentences({
    ...lackingWelcome(formData, internshipPurposes),
    ...lackingSections(contents, schools.ask.institutions.none.en),
    periods: contents.lists.periods.length === 0 && availability.ask.periods.none.en,
    ...lackingReference(contents, 'academic'),
    ...lackingReference(contents, 'community'),
    ...lackingDocuments(contents, requiredInternshipDocuments, missingSentence),
  });
}

function lackingReference(contents: Contents, type: ReferenceType): Lacking {
  const path = `references.${placeOf[type]}`;
  const referee = contents.referees.find((one) => one.type === type);
  return {
    [`${path}.full_name`]: !referee && referees[type].ask.full_name.say.en,
    [`${path}.letter`]: !letterOf(contents.documents, type, referee) && referenceMessages.letter,
  };
}
