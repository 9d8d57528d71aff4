import {
  furtherIn,
  internship,
  type Leaf,
  type Section,
  visit,
} from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import { day, listOf, maybe, referenceAnswer, uploadsAnswer, words } from './answers';

export const maybeNumber = () => Joi.number().integer().allow(null).required();
export const maybeYes = () => Joi.boolean().allow(null).required();
export const yes = () => Joi.boolean().required();

const furtherAnswer = ({ kind }: Leaf): Joi.Schema => {
  if (kind === 'whole') return maybeNumber();
  return kind === 'yes-no' || kind === 'tick' ? maybeYes() : maybe();
};

/** Answers that have no name of their own in a review; nothing where no such question is asked. */
export function furtherAnswers(sections: readonly Section[]): Record<string, Joi.Schema> {
  const asked = Object.entries(furtherIn(sections)).map(([key, question]) => [key, furtherAnswer(question)]);
  return asked.length > 0 ? { answers: Joi.object(Object.fromEntries(asked)) } : {};
}

export const detailsAnswer = Joi.object({
  full_name: words(),
  email: words(),
  phone_number: words(),
  date_of_birth: day(),
  gender: words(),
  nationality: words(),
  current_address: words(),
  permanent_address: maybe(),
  contact_preference: words(),
}).required();

const disability = Joi.object({ has_disability: maybeYes(), description: maybe() }).required();
const institutions = listOf({
  name: words(),
  program: words(),
  degree_level: words(),
  graduation_year: maybeNumber(),
});
const degrees = listOf({ name: words(), program: words(), degree_level: words(), graduation_date: day() });
export const interests = listOf({ area: words(), other: maybe() });
export const languages = listOf({ language: words(), proficiency: words() });
export const periods = listOf({ start_date: day(), end_date: day(), hours_available: maybeNumber() });
export const described = listOf({ description: words() });
export const honours = listOf({ name: words(), award: words(), date_awarded: day() });
export const courseWork = listOf({ title: words(), institution: words(), date_completed: day() });

export const internshipReviewAnswer = Joi.object({
  intern_details: detailsAnswer,
  disability,
  institution: institutions,
  degree: degrees,
  honours,
  course_work: courseWork,
  clinic_experience: described,
  research_experience: described,
  volunteer_experience: described,
  interests,
  personal_statements: maybe(),
  languages,
  other_skills: maybe(),
  period: periods,
  references: listOf(referenceAnswer),
  uploads: uploadsAnswer,
  ...furtherAnswers(internship),
}).required();

export const visitorFields = {
  full_name: words(),
  institution_name: maybe(),
  institution_position: maybe(),
};
export const visitorAnswer = Joi.object(visitorFields).required();

export const logisticsFields = {
  visit_start_date: day(),
  visit_end_date: day(),
  is_institution: yes(),
  has_visited: maybeYes(),
  people_participated: maybeNumber(),
  accommodation_type: maybe(),
  needs_visa_assistance: maybeYes(),
  travel_from_country: maybe(),
  travel_from_city: maybe(),
  emergency_contact_name: maybe(),
  emergency_contact_relationship: maybe(),
  emergency_contact_phone: maybe(),
  emergency_contact_email: maybe(),
  declaration_accuracy: yes(),
  declaration_conduct: yes(),
  declaration_data_processing: yes(),
};

export const visitReviewAnswer = Joi.object({
  intern_details: detailsAnswer,
  visitor_info: visitorAnswer,
  disability,
  institutions,
  degree: degrees,
  interests,
  languages,
  other_skills: maybe(),
  logistics: Joi.object(logisticsFields).allow(null).required(),
  periods,
  uploads: uploadsAnswer,
  ...furtherAnswers(visit),
  form_data: Joi.object({
    signature: maybe(),
    agreement: yes(),
    previous_degrees: maybe(),
    personal_statement: maybe(),
    hours_available: maybeNumber(),
  }).required(),
}).required();
