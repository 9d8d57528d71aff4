import { applicationStatuses, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { codesAnswer } from '@portal/service-kit/http';
import Joi from 'joi';
import { roundRefused } from './round-answers';

export const id = () => Joi.number().integer().required();
export const words = () => Joi.string().required();
export const maybe = () => Joi.string().allow(null).required();
export const instant = () => Joi.string().isoDate().required();
export const maybeInstant = () => Joi.string().isoDate().allow(null).required();
export const day = () =>
  Joi.string()
    .required()
    .meta({ swagger: { format: 'date' } });
/** The key of a programme. New programmes appear here: readers must accept keys that they do not know yet. */
export const programme = () =>
  Joi.string()
    .max(40)
    .meta({ swagger: { 'x-known-values': valuesOf(applicationTypes) } });
export const type = () => programme().required();
export const status = () =>
  Joi.string()
    .valid(...valuesOf(applicationStatuses))
    .required();
/** Where an application was begun: in its wizard, in the dashboard, or by an approved request. */
export const originAnswer = Joi.string().valid('wizard', 'secondary', 'request').required();
export const originalAnswer = Joi.object({ id: id(), type: type() })
  .allow(null)
  .required()
  .description('The application from which a further one came; null for a first one');
export const listOf = (row: Record<string, Joi.Schema>) => Joi.array().items(Joi.object(row)).required();

/** The answer to marking an item as read: the number of items that are still unread. */
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

/** The body of a response with status 220, for an application that is already submitted. */
export const alreadySubmitted = Joi.object({ application: submittedApplication }).description(
  'Already submitted',
);

export const userAnswer = Joi.object({
  id: id(),
  role: words(),
  name: words(),
  email: words(),
  language: Joi.string().description('In which they are written to; absent: nobody has told'),
}).required();

/** Absent if the file can be opened. */
export const scanState = () =>
  Joi.string()
    .valid('waiting', 'refused')
    .optional()
    .description('Waits for the virus scanner, or was refused by it');

export const upload = {
  upload_type: words(),
  file_path: words().description('Below /api/storage/'),
  file_name: words(),
  original_name: words(),
  size: id().description('Bytes'),
  mime_type: words(),
  scan: scanState(),
};
export const uploadAnswer = Joi.object(upload);
export const uploadsAnswer = listOf(upload);

export const storedFiles = { uploads: uploadsAnswer, academicUpload: maybe(), communityUpload: maybe() };

export const formLimitsAnswer = Joi.object({
  experience_description: id().description('Characters'),
  personal_statement: id().description('Characters'),
}).required();

export const refused = {
  message: words(),
  errors: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
  codes: codesAnswer,
  request_id: words(),
};
export const errorAnswer = Joi.object(refused).unknown();

/**
 * Refusals of a change: the application belongs to somebody else or has another state. With `version` and `current`
 * another person changed it; without them it is submitted.
 */
export const refusals = {
  404: errorAnswer,
  409: Joi.object({
    ...refused,
    version: Joi.number().integer(),
    current: Joi.object({
      form_data: Joi.object().unknown().required(),
      current_step: Joi.number().integer().required(),
    }),
    ...roundRefused,
  }),
};
