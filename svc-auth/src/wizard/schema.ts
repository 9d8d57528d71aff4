import Joi from 'joi';
import { type ApplicantRole, applicantRoles } from '../people/person';
import { person, personId, phone } from '../people/schema';

const role = Joi.string()
  .valid(...applicantRoles)
  .required();

export interface IdentifyBody {
  email: string;
  phone: string;
  role: ApplicantRole;
  name?: string;
  create: boolean;
  address: string;
}

export const identifyBody = Joi.object<IdentifyBody>({
  email: Joi.string().trim().max(254).email({ tlds: false }).required(),
  phone: phone.required(),
  role,
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
});

export const identifyAnswer = Joi.object({ person: person.required(), created: Joi.boolean().required() });

export interface WizardTokenBody {
  person_id: number;
  role: ApplicantRole;
  application_id: number;
}

export const wizardTokenBody = Joi.object<WizardTokenBody>({
  person_id: personId,
  role,
  application_id: personId,
});

export const wizardTokenAnswer = Joi.object({
  token: Joi.string().required().description('Bearer token of scope `wizard`, for this application alone'),
  file_token: Joi.string().required().description('For the file cookie'),
  expires_at: Joi.date().iso().required(),
});
