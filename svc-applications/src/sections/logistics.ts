import { logistics as asked, declarations, read, stay } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import { asYesNo, saying } from '../fields';
import { schemaIfSent, schemaOf, schemasOf, unlimited } from '../questions/schema';
import { latestToday } from '../questions/today';
import { isCount, isInstitutional, type Logistics, typedCount, typedYesNo } from '../visits/visit';
import { defineFormSection } from './section';

/** What may be left out was told with the form, or comes later; what is blank is null. */
interface LogisticsAnswers {
  visit_start_date: string;
  visit_end_date: string;
  is_institution?: boolean;
  has_visited?: boolean;
  people_participated?: number | null | '';
  accommodation_needed?: boolean;
  accommodation_type: string | null;
  needs_visa_assistance: boolean | null;
  travel_from_country: string | null;
  travel_from_city: string | null;
  emergency_contact_name: string | null;
  emergency_contact_relationship: string | null;
  emergency_contact_phone: string | null;
  emergency_contact_email: string | null;
  declaration_accuracy?: boolean;
  declaration_conduct?: boolean;
  declaration_data_processing?: boolean;
}

const { ask } = asked;
const declaration = schemaIfSent(declarations.ask.declaration_accuracy);
const travelling = [
  'travel_from_country',
  'travel_from_city',
  'emergency_contact_name',
  'emergency_contact_relationship',
  'emergency_contact_phone',
  'emergency_contact_email',
] as const;

const fields: { [Field in keyof LogisticsAnswers]-?: Joi.Schema } = {
  ...schemasOf(ask, { only: ['visit_start_date', 'visit_end_date'] }),
  is_institution: schemaIfSent(stay.ask.accommodation_needed).empty(null),
  has_visited: schemaIfSent(ask.has_visited),
  // How many is only asked of an institution: see below.
  people_participated: saying(Joi.number().allow(null, ''), ask.people_participated.range.en),
  accommodation_needed: schemaIfSent(stay.ask.accommodation_needed).empty(Joi.valid('', null)),
  accommodation_type: schemaOf(ask.accommodation_type),
  needs_visa_assistance: schemaOf(ask.needs_visa_assistance),
  ...schemasOf(ask, { only: travelling }),
  declaration_accuracy: declaration,
  declaration_conduct: declaration,
  declaration_data_processing: declaration,
};

function participantsProblem(count: number | null): string | undefined {
  const beside = { purpose: 'institutional' };
  return read(ask.people_participated, count, { beside, limits: unlimited(), today: latestToday() }).wrong;
}

const countOf = ({ people_participated: given }: LogisticsAnswers, form: FormData): number | null =>
  given === undefined ? typedCount(form.people_participated) : given === '' ? null : given;

export const logistics = defineFormSection<LogisticsAnswers>(
  {
    summary: 'The visit itself: when, from where, where to stay, whom to call, and the declarations',
    fields,
    problems(answers, form): FieldErrors {
      if (!(answers.is_institution ?? isInstitutional(form))) return {};
      const problem = participantsProblem(countOf(answers, form));
      return problem ? { people_participated: [problem] } : {};
    },
    told: (answers, form) => ({ logistics: logisticsOf(answers, form) }),
    form: formOf,
  },
  {
    stored: ({ logistics: visit }) => (visit ? formOf(answersOf(visit)) : {}),
  },
);

const answersOf = (visit: Logistics): LogisticsAnswers => ({
  visit_start_date: visit.visitStartDate,
  visit_end_date: visit.visitEndDate,
  is_institution: visit.isInstitution,
  ...(visit.hasVisited !== null && { has_visited: visit.hasVisited }),
  people_participated: visit.peopleParticipated,
  ...(visit.accommodationNeeded !== null && { accommodation_needed: visit.accommodationNeeded }),
  accommodation_type: visit.accommodationType,
  needs_visa_assistance: visit.needsVisaAssistance,
  travel_from_country: visit.travelFromCountry,
  travel_from_city: visit.travelFromCity,
  emergency_contact_name: visit.emergencyContactName,
  emergency_contact_relationship: visit.emergencyContactRelationship,
  emergency_contact_phone: visit.emergencyContactPhone,
  emergency_contact_email: visit.emergencyContactEmail,
  declaration_accuracy: visit.declarationAccuracy,
  declaration_conduct: visit.declarationConduct,
  declaration_data_processing: visit.declarationDataProcessing,
});

function logisticsOf(answers: LogisticsAnswers, form: FormData): Logistics {
  const count = countOf(answers, form);
  return {
    visitStartDate: answers.visit_start_date ?? '',
    visitEndDate: answers.visit_end_date ?? '',
    isInstitution: answers.is_institution ?? isInstitutional(form),
    hasVisited: answers.has_visited ?? typedYesNo(form.has_visited),
    peopleParticipated: count !== null && isCount(count) ? count : null,
    accommodationNeeded: answers.accommodation_needed ?? typedYesNo(form.accommodation_needed),
    accommodationType: answers.accommodation_type,
    needsVisaAssistance: answers.needs_visa_assistance,
    travelFromCountry: answers.travel_from_country,
    travelFromCity: answers.travel_from_city,
    emergencyContactName: answers.emergency_contact_name,
    emergencyContactRelationship: answers.emergency_contact_relationship,
    emergencyContactPhone: answers.emergency_contact_phone,
    emergencyContactEmail: answers.emergency_contact_email,
    declarationAccuracy: answers.declaration_accuracy ?? form.declaration_accuracy === true,
    declarationConduct: answers.declaration_conduct ?? form.declaration_conduct === true,
    declarationDataProcessing:
      answers.declaration_data_processing ?? form.declaration_data_processing === true,
  };
}

/** Only what was given takes the place of what was typed. */
function formOf({
  has_visited,
  accommodation_needed,
  needs_visa_assistance,
  ...answers
}: LogisticsAnswers): FormData {
  const typed = {
    ...answers,
    has_visited: has_visited === undefined ? undefined : asYesNo(has_visited),
    accommodation_needed: accommodation_needed === undefined ? undefined : asYesNo(accommodation_needed),
    needs_visa_assistance: asYesNo(needs_visa_assistance),
  };
  return Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (value === undefined ? [] : [[field, value ?? '']])),
  );
}
