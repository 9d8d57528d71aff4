import { applicationStatuses, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';

const id = () => Joi.number().integer().required();
const words = () => Joi.string().required();
const maybe = () => Joi.string().allow(null).required();
const instant = () => Joi.string().isoDate().required();
const maybeInstant = () => Joi.string().isoDate().allow(null).required();
const day = () =>
  Joi.string()
    .required()
    .meta({ swagger: { format: 'date' } });
const type = () =>
  Joi.string()
    .valid(...valuesOf(applicationTypes))
    .required();
const status = () =>
  Joi.string()
    .valid(...valuesOf(applicationStatuses))
    .required();
const listOf = (row: Record<string, Joi.Schema>) => Joi.array().items(Joi.object(row)).required();

export const versionAnswer = Joi.object({ version: id() });

export const applicationAnswer = Joi.object({
  id: id(),
  user_id: id(),
  intern_details_id: id(),
  type: type(),
  status: status(),
}).required();

export const submittedApplication = Joi.object({
  id: id(),
  type: type(),
  status: status(),
  submitted_date: maybeInstant(),
  applicant_name: words(),
}).required();

/** 220 */
export const alreadySubmitted = Joi.object({ application: submittedApplication }).description(
  'Already submitted',
);

export const userAnswer = Joi.object({ id: id(), role: words(), name: words(), email: words() }).required();

export const uploadsAnswer = listOf({
  upload_type: words(),
  file_path: words().description('Below /api/storage/'),
  file_name: words(),
  original_name: words(),
  size: id().description('Bytes'),
  mime_type: words(),
});

export const storedFiles = { uploads: uploadsAnswer, academicUpload: maybe(), communityUpload: maybe() };

export const referenceAnswer = {
  type: words(),
  full_name: words(),
  institution: maybe(),
  organization: maybe(),
  email: words(),
  phone: maybe(),
  relationship: maybe(),
  letter_path: maybe(),
};

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

const described = listOf({ description: words() });

export const reviewAnswer = Joi.object({
  intern_details: detailsAnswer,
  disability: Joi.object({
    has_disability: Joi.boolean().allow(null).required(),
    description: maybe(),
  }).required(),
  institution: listOf({
    name: words(),
    program: words(),
    degree_level: words(),
    graduation_year: Joi.number().integer().allow(null).required(),
  }),
  degree: listOf({ name: words(), program: words(), degree_level: words(), graduation_date: day() }),
  honours: listOf({ name: words(), award: words(), date_awarded: day() }),
  course_work: listOf({ title: words(), institution: words(), date_completed: day() }),
  clinic_experience: described,
  research_experience: described,
  volunteer_experience: described,
  interests: listOf({ area: words(), other: maybe() }),
  personal_statements: maybe(),
  languages: listOf({ language: words(), proficiency: words() }),
  other_skills: maybe(),
  period: listOf({
    start_date: day(),
    end_date: day(),
    hours_available: Joi.number().integer().allow(null).required(),
  }),
  references: listOf(referenceAnswer),
  uploads: uploadsAnswer,
}).required();

export const formLimitsAnswer = Joi.object({
  experience_description: id().description('Characters'),
  personal_statement: id().description('Characters'),
}).required();

export const listedApplication = Joi.object({
  id: id().description('Shown as APP-nnn'),
  originalId: id(),
  type: type(),
  status: status(),
  submitted_date: maybeInstant(),
  created_at: instant(),
  updated_at: instant(),
  current_step: id(),
  progress: id().description('Whole percents'),
  details: Joi.object({ intern_details_id: id(), applicant_name: words() }).required(),
  abilities: Joi.object({
    view: Joi.boolean().required(),
    edit: Joi.boolean().required(),
    upload: Joi.boolean().required(),
    submit: Joi.boolean().required(),
    continue: Joi.boolean().required(),
  }).required(),
});

const refused = {
  message: words(),
  errors: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
  request_id: words(),
};
export const errorAnswer = Joi.object(refused).unknown();

/** Not theirs, or not as they know it: with `version` and `current` it was changed by another, else submitted. */
export const refusals = {
  404: errorAnswer,
  409: Joi.object({
    ...refused,
    version: Joi.number().integer(),
    current: Joi.object({
      form_data: Joi.object().unknown().required(),
      current_step: Joi.number().integer().required(),
    }),
  }),
};
