import { limits } from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import { saying } from '../fields';
import { keptSchemasOf, keptRows as list, keptText as words } from '../questions/kept-schema';

const { line, text } = limits;
/** While it is being typed a text may be longer than what will be taken: nothing typed is lost. */
const roomy = 5000;

const short = words(line);
const long = words(text);
/** Typed into a field, or read back from a list. */
const figure = Joi.alternatives(Joi.string().allow('').max(10), Joi.number()).allow(null);
const answer = Joi.alternatives(Joi.string().allow('').max(10), Joi.boolean()).allow(null);
const tick = saying(Joi.boolean().strict().allow(null), 'Must be true or false');

const described = list({ description: words(roomy) });

/** What both wizards ask alike. */
const shared = {
  purpose: short,
  agree_submission: tick,
  agree_terms: tick,
  agreement: tick,
  name: short,
  // How the person signs in; the stored one stays.
  country_code: short,
  dob: short,
  gender: short,
  nationality: short,
  current_address: long,
  permanent_address: long,
  contact_preference: short,
  has_disability: answer,
  disability_description: long,
  institutions: list({ name: short, program: short, degree_level: short, graduation_year: figure }),
  degrees: list({ name: short, program: short, degree_level: short, graduation_date: short }),
  interests: list({ area: short, other: short }),
  personal_statement: words(roomy),
  ...keptSchemasOf(skills.ask),
  periods: list({ start_date: short, end_date: short }),
  hours_available: figure,
  signature: short,
};

const internship = {
  ...shared,
  honors: list({ name: short, award: short, date_awarded: short }),
  course_works: list({ title: short, institution: short, date_completed: short }),
  clinic_experiences: described,
  research_experiences: described,
  volunteers: described,
  references: list({
    type: short,
    full_name: short,
    institution: short,
    organization: short,
    email: words(254),
    phone: short,
    relationship: short,
  }),
};

const visit = {
  ...shared,
  institution_name: short,
  institution_position: short,
  previous_degrees: long,
  visit_start_date: short,
  visit_end_date: short,
  is_institution: answer,
  has_visited: answer,
  people_participated: figure,
  accommodation_needed: answer,
  accommodation_type: short,
  needs_visa_assistance: answer,
  travel_from_country: short,
  travel_from_city: short,
  emergency_contact_name: short,
  emergency_contact_relationship: short,
  emergency_contact_phone: short,
  emergency_contact_email: words(254),
  declaration_accuracy: tick,
  declaration_conduct: tick,
  declaration_data_processing: tick,
};

/** A form as it is being typed, and the same as it is read back, with the sign-in. */
const formPair = (fields: Record<string, Joi.Schema>) => ({
  form: Joi.object(fields),
  storedForm: Joi.object({ ...fields, email: words(254), phone: short }),
});

/** Anything may be missing, nothing may be of another kind. */
export const internshipForms = formPair(internship);
export const visitForms = formPair(visit);
