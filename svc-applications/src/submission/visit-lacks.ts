import {
  identityUpload,
  requiredVisitDocuments,
  visitMessages as say,
  visitDeclarations,
  visitPurposes,
} from '@portal/contract-svc-applications-v1';
import {
  logistics as asked,
  declarations,
  highestEducation,
  organisation as workplace,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { FormData, WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import { isInstitutional, type Logistics, settledVisit } from '../visits/visit';
import {
  isStored,
  type Lacking,
  lackingDocuments,
  lackingSections,
  lackingWelcome,
  sentences,
} from './completeness';

/** What a visit application still lacks, by the names of the form. */
export function visitLacks({ formData }: WholeApplication, contents: Contents): FieldErrors {
  const { organisation, lists } = contents;
  const visit = contents.logistics && settledVisit(contents.logistics, formData);
  const required = requiredVisitDocuments[isInstitutional(formData) ? 'institutional' : 'personal'];
  return sentences({
    ...lackingWelcome(formData, visitPurposes),
    institution_name: !organisation && workplace.ask.institution_name.say.en,
    institution_position: !organisation && workplace.ask.institution_position.say.en,
    national_id: !isStored(contents, identityUpload) && say.national_id,
    ...lackingSections(contents, highestEducation.ask.institutions.none.en),
    ...lackingLogistics(visit, formData),
    hours_available: lists.periods.length === 0 && asked.ask.hours_available.say.en,
    ...lackingDocuments(contents, required, (type) => say[type]),
    ...lackingDeclarations(visit),
  });
}

function lackingLogistics(visit: Logistics | null, form: FormData): Lacking {
  return {
    visit_start_date: !visit && asked.ask.visit_start_date.say.en,
    visit_end_date: !visit && asked.ask.visit_start_date.say.en,
    has_visited: (visit?.hasVisited ?? null) === null && asked.ask.has_visited.say.en,
    people_participated:
      isInstitutional(form) && !visit?.peopleParticipated && asked.ask.people_participated.say.en,
  };
}

/** One sentence for all three, at the first that is missing. */
function lackingDeclarations(visit: Logistics | null): Lacking {
  const given = {
    declaration_accuracy: visit?.declarationAccuracy,
    declaration_conduct: visit?.declarationConduct,
    declaration_data_processing: visit?.declarationDataProcessing,
  };
  const first = visitDeclarations.find((declaration) => !given[declaration]);
  return first ? { [first]: declarations.ask.declaration_accuracy.say.en } : {};
}
