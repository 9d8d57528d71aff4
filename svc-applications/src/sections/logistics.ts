import {
  accommodationTypes,
  limits,
  visitMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import { asYesNo, blankIsNull, day, dayAfter, emailRule, optionalLine, saying, yesOrNo } from '../fields';
import { optionalPhone } from '../phone';
import {
  isCount,
  isInstitutional,
  isOfPurpose,
  type Logistics,
  typedCount,
  typedYesNo,
} from '../visits/visit';
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

const { participants } = limits;
const blank = Joi.valid('', null);
const declaration = saying(Joi.boolean().strict(), say.declarations);

const fields: { [Field in keyof LogisticsAnswers]-?: Joi.Schema } = {
  visit_start_date: day(say.dates),
  visit_end_date: dayAfter('visit_start_date', say.dates, say.order),
  is_institution: yesOrNo('Must be yes or no').empty(null),
  has_visited: yesOrNo(say.has_visited),
  // How many is only asked of an institution: see below.
  people_participated: saying(Joi.number().allow(null, ''), say.people_range(participants.max)),
  accommodation_needed: yesOrNo('Must be yes or no').empty(blank),
  accommodation_type: saying(
    blankIsNull(Joi.string().valid(...valuesOf(accommodationTypes))),
    say.accommodation_type,
  ),
  needs_visa_assistance: yesOrNo(say.needs_visa_assistance).empty(blank).default(null),
  travel_from_country: optionalLine(),
  travel_from_city: optionalLine(),
  emergency_contact_name: optionalLine(),
  emergency_contact_relationship: optionalLine(),
  emergency_contact_phone: optionalPhone(say.emergency_contact_phone),
  emergency_contact_email: saying(blankIsNull(emailRule()), say.emergency_contact_email),
  declaration_accuracy: declaration,
  declaration_conduct: declaration,
  declaration_data_processing: declaration,
};

function participantsProblem(count: number | null): string | undefined {
  if (count === null || count < participants.min) return say.people_participated;
  return isCount(count) ? undefined : say.people_range(participants.max);
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
    typed: (form) =>
      only(form, isOfPurpose(form) ? names.filter((field) => field !== 'is_institution') : names),
    stored: ({ logistics: visit }) => (visit ? formOf(answersOf(visit)) : {}),
    answers: answersTyped,
  },
);

const names = Object.keys(fields);

const only = (form: FormData, wanted: string[]): FormData =>
  Object.fromEntries(wanted.filter((name) => name in form).map((name) => [name, form[name]]));

/** What is blank was not told; the purpose says who comes, and how many is only asked of an institution. */
function answersTyped(typed: FormData, form: FormData): FormData {
  const { people_participated, is_institution, ...others } = typed;
  const told = isOfPurpose(form) ? others : { ...others, is_institution };
  const answered = Object.entries(told).filter(([, value]) => value !== null && value !== '');
  const count = isInstitutional(form) ? people_participated : typedCount(people_participated);
  return {
    ...Object.fromEntries(answered),
    ...('people_participated' in typed && { people_participated: count }),
  };
}

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
