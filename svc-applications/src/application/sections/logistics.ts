import {
  logistics as asked,
  declarations,
  read,
  stay,
  textOf,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import Joi from 'joi';
import { asYesNo, withMessage } from '../../platform';
import type { Answers } from '../answers/answers';
import { schemaIfSent, schemaOf, schemasOf, unlimited } from '../questions/schema';
import { latestToday } from '../questions/today';
import { isInstitutional, typedCount } from '../visits/visit';
import { defineSection } from './section';

/** The answers of the call. Optional ones may come with the form or later; a blank answer is null. */
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
  // The range of the number is checked only for institutional visits, below.
  people_participated: withMessage(Joi.number().allow(null, ''), textOf(ask.people_participated.range)),
  accommodation_needed: schemaIfSent(stay.ask.accommodation_needed).empty(Joi.valid('', null)),
  accommodation_type: schemaOf(ask.accommodation_type),
  needs_visa_assistance: schemaOf(ask.needs_visa_assistance),
  ...schemasOf(ask, { only: travelling }),
  declaration_accuracy: declaration,
  declaration_conduct: declaration,
  declaration_data_processing: declaration,
};

function participantsProblem(count: number | null): Text | undefined {
  const beside = { purpose: 'institutional' };
  return read(ask.people_participated, count, { beside, limits: unlimited(), today: latestToday() }).wrong;
}

const countOf = ({ people_participated: given }: LogisticsAnswers, stored: Answers): number | null =>
  given === undefined ? typedCount(stored.people_participated) : given === '' ? null : given;

export const logistics = defineSection<LogisticsAnswers>({
  summary: 'Stores the dates, travel, accommodation and emergency contact of a visit, and the declarations',
  fields,
  problems(answers, stored): FieldErrors {
    if (!(answers.is_institution ?? isInstitutional(stored))) return {};
    const problem = participantsProblem(countOf(answers, stored));
    return problem ? { people_participated: [problem] } : {};
  },
  answers: answersOf,
});

/** The answers to store; only answers that were sent replace those of the form. */
function answersOf({
  has_visited,
  accommodation_needed,
  needs_visa_assistance,
  ...answers
}: LogisticsAnswers): Answers {
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
