import { limits } from '@portal/contract-svc-applications-v1';
import {
  agreedSignature,
  availabilityByPeriod,
  internshipSections,
  referees,
  type Section,
  skills,
  stay,
  visitAvailabilityByPeriod,
  visitSections,
} from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import { keptRows, keptSchemasOf, keptText, keptYesNo } from '../../application';

type Schemas = Record<string, Joi.Schema>;

const kept = (sections: readonly Pick<Section, 'ask'>[]): Schemas =>
  Object.assign({}, ...sections.map(({ ask }) => keptSchemasOf(ask)));

const short = keptText(limits.line);
const { agreement } = kept([agreedSignature]) as { agreement: Joi.Schema };

/** Puts members in the order of the API's document. */
const ordered = (first: readonly string[], all: Schemas): Schemas => ({
  ...Object.fromEntries(first.map((key) => [key, all[key] as Joi.Schema])),
  ...all,
});

const begin = ['purpose', 'agree_submission', 'agree_terms', 'agreement', 'name', 'country_code'];
const person = ['dob', 'gender', 'nationality', 'current_address', 'permanent_address', 'contact_preference'];
const needs = ['has_disability', 'disability_description'];
const shared = ['interests', 'personal_statement', ...Object.keys(skills.ask), 'periods', 'hours_available'];
const common = [...begin, ...person, ...needs, 'institutions', 'degrees', ...shared, 'signature'];

const ofVisit = [
  'institution_name',
  'institution_position',
  'previous_degrees',
  'visit_start_date',
  'visit_end_date',
  'is_institution',
  'has_visited',
  'people_participated',
  'accommodation_needed',
  'accommodation_type',
  'needs_visa_assistance',
];

/** The schemas of an unfinished form, and of the same form as it is read back, which includes the sign-in. */
function formPair(order: readonly string[], all: Schemas) {
  // The form cannot change email and phone, which are the stored sign-in.
  const { email, phone, ...fields } = all;
  const known = ordered(order, { ...fields, agreement, country_code: short });
  return {
    form: Joi.object(known),
    storedForm: Joi.object({ ...known, email: email as Joi.Schema, phone: phone as Joi.Schema }),
  };
}

const references = keptRows({
  type: short,
  ...ordered(['full_name', 'institution', 'organization'], kept(Object.values(referees))),
});

/** The schemas of unfinished forms: any answer may be absent, but none may be of a wrong kind. */
export const internshipForms = formPair(common, {
  ...kept([...internshipSections, availabilityByPeriod]),
  references,
});
export const visitForms = formPair([...common, ...ofVisit], {
  ...kept([...visitSections, stay, visitAvailabilityByPeriod]),
  is_institution: keptYesNo,
});
