import { proofOfWorkField } from '@portal/service-kit/http';
import Joi from 'joi';
import { type ApplicantRole, applicantRoles } from '../../accounts/people/person';
import { email, person, personId, phone } from '../../accounts/people/schema';
import { errorAnswer } from '../../platform/error-answer';

const applicantRole = Joi.string()
  .valid(...applicantRoles)
  .required();

export interface IdentifyBody {
  email: string;
  phone: string;
  role: ApplicantRole;
  name?: string;
  create: boolean;
  address: string;
  ask_code: boolean;
  code?: string;
  device?: string;
  proof_of_work?: string | null;
  work_done?: boolean;
  language?: string;
  language_chosen?: boolean;
}

export const identifyBody = Joi.object<IdentifyBody>({
  email: email.required(),
  phone: phone.required(),
  role: applicantRole,
  name: Joi.string()
    .trim()
    .max(200)
    .when('create', { is: true, then: Joi.required() })
    .meta({
      swagger: { type: 'string', maxLength: 200, description: 'Needed with `create`' },
      swaggerOverride: true,
    }),
  create: Joi.boolean().default(false).description('Makes the account when the e-mail address is unknown'),
  address: Joi.string().max(100).required().description("The client's address, for the attempt limits"),
  ask_code: Joi.boolean()
    .default(false)
    .description('Asks somebody who is known, on a device that is not, for an e-mailed code'),
  code: Joi.string().replace(/\s/g, '').max(20).description('As typed; without one a new one is mailed'),
  device: Joi.string().max(2000).description('What an earlier answer gave for this device'),
  proof_of_work: proofOfWorkField,
  work_done: Joi.boolean().description('Whether an earlier call for the same request has passed with it'),
  language: Joi.string().max(10).description('Of the page, in which they are written to'),
  language_chosen: Joi.boolean().description('Whether somebody chose it on this device'),
});

export const identifyAnswer = Joi.object({
  person: person.required(),
  created: Joi.boolean().required(),
  device_known: Joi.boolean()
    .required()
    .description('Whether the device was theirs before, or a code has just shown that it is'),
  asks_code: Joi.boolean().description(
    'Whether a device that is not known needs a mailed code whatever the portal asks for: the mailbox is proven, and the phone number may have been told by somebody else',
  ),
  device: Joi.object({
    token: Joi.string().required().description('For the device cookie'),
    expires_at: Joi.date().iso().required(),
  }).required(),
});

/**
 * The 401 answer: an unknown or wrong pair; with `code_required` the pair is right and the code is missing, wrong or
 * expired.
 */
export const codeAnswer = errorAnswer.keys({ code_required: Joi.boolean() });

export interface WizardTokenBody {
  person_id: number;
  role: ApplicantRole;
  application_id: number;
}

export const wizardTokenBody = Joi.object<WizardTokenBody>({
  person_id: personId,
  role: applicantRole,
  application_id: personId,
});

export const wizardTokenAnswer = Joi.object({
  token: Joi.string().required().description('Bearer token of scope `wizard`, for this application alone'),
  file_token: Joi.string().required().description('For the file cookie'),
  expires_at: Joi.date().iso().required(),
});

export const copyTokenAnswer = Joi.object({
  token: Joi.string()
    .required()
    .description('Bearer token of scope `copy`: reads this application, nothing else'),
  expires_at: Joi.date().iso().required(),
  gets_password: Joi.boolean().description(
    'Whether the confirmation mail brings a password; false: the person has one',
  ),
});
