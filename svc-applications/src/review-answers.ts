import Joi from 'joi';
import { day, listOf, maybe, referenceAnswer, uploadsAnswer, words } from './answers';

const maybeNumber = () => Joi.number().integer().allow(null).required();
const maybeYes = () => Joi.boolean().allow(null).required();
const yes = () => Joi.boolean().required();

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
const interests = listOf({ area: words(), other: maybe() });
const languages = listOf({ language: words(), proficiency: words() });
const periods = listOf({ start_date: day(), end_date: day(), hours_available: maybeNumber() });
const described = listOf({ description: words() });

export const internshipReviewAnswer = Joi.object({
  intern_details: detailsAnswer,
  disability,
  institution: institutions,
  degree: degrees,
  honours: listOf({ name: words(), award: words(), date_awarded: day() }),
  course_work: listOf({ title: words(), institution: words(), date_completed: day() }),
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
}).required();

export const visitorAnswer = Joi.object({
  full_name: words(),
  institution_name: maybe(),
  institution_position: maybe(),
}).required();

const logistics = Joi.object({
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
});

export const visitReviewAnswer = Joi.object({
  intern_details: detailsAnswer,
  visitor_info: visitorAnswer,
  disability,
  institutions,
  degree: degrees,
  interests,
  languages,
  other_skills: maybe(),
  logistics: logistics.allow(null).required(),
  periods,
  uploads: uploadsAnswer,
  form_data: Joi.object({
    signature: maybe(),
    agreement: yes(),
    previous_degrees: maybe(),
    personal_statement: maybe(),
    hours_available: maybeNumber(),
  }).required(),
}).required();
