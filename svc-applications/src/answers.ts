import { applicationStatuses, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';

export const id = () => Joi.number().integer().required();
export const words = () => Joi.string().required();
export const maybe = () => Joi.string().allow(null).required();
export const instant = () => Joi.string().isoDate().required();
export const maybeInstant = () => Joi.string().isoDate().allow(null).required();
export const day = () =>
  Joi.string()
    .required()
    .meta({ swagger: { format: 'date' } });
/** A programme by its key. Any that is added comes here, too: who reads it has to bear what is not known yet. */
export const programme = () =>
  Joi.string()
    .max(40)
    .meta({ swagger: { 'x-known-values': valuesOf(applicationTypes) } });
export const type = () => programme().required();
export const status = () =>
  Joi.string()
    .valid(...valuesOf(applicationStatuses))
    .required();
export const listOf = (row: Record<string, Joi.Schema>) => Joi.array().items(Joi.object(row)).required();

/** Something was read: how much is unread still. */
export const readAnswer = Joi.object({ is_read: Joi.valid(true).required(), unread_count: id() });

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

export const upload = {
  upload_type: words(),
  file_path: words().description('Below /api/storage/'),
  file_name: words(),
  original_name: words(),
  size: id().description('Bytes'),
  mime_type: words(),
};
export const uploadAnswer = Joi.object(upload);
export const uploadsAnswer = listOf(upload);

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

export const formLimitsAnswer = Joi.object({
  experience_description: id().description('Characters'),
  personal_statement: id().description('Characters'),
}).required();

export const refused = {
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
