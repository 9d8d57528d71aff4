import { readEmail } from '@portal/contract-svc-applications-v1/values/email';
import { wholePhone } from '@portal/contract-svc-applications-v1/values/phone';
import Joi from 'joi';
import { roles } from './person';

export const personId = Joi.number().integer().positive().required();
export const personParams = Joi.object<{ id: number }>({ id: personId });

/**
 * Applicants' roles are the keys of the programmes. More may be added, so readers must accept roles they do not know.
 */
export const role = Joi.string()
  .max(40)
  .required()
  .meta({ swagger: { 'x-known-values': [...roles] } });

/** Permission names may be added later: readers must accept names that they do not know. */
export const permissionNames = () => Joi.array().items(Joi.string());

/** For other services, which know the permissions of built-in roles themselves. */
export const ownPermissions = permissionNames().description('Of a custom role; absent for all others');

/** For pages, which do not know the permissions of any role. */
export const allPermissions = permissionNames().description('Of staff: what their role may, by name');

export const roleName = Joi.string().description('Of a custom role of staff: how it is called');

export const ownLanguage = Joi.string().description('In which they are written to; absent: nobody has told');

export const profileAnswer = Joi.object({
  id: personId,
  name: Joi.string().required(),
  email: Joi.string().required(),
  image: Joi.string().allow(null).required(),
  role,
  role_name: roleName,
  permissions: allPermissions,
  phone: Joi.string().allow(null).required(),
  must_change_password: Joi.boolean().required(),
  language: ownLanguage,
  shares_address: Joi.boolean().description(
    'Whether others have begun with the email address of an applicant without proving it; listUnverifiedClaims of svc-applications lists what',
  ),
});

/** A person, as other services of the portal receive them. */
export const person = Joi.object({
  id: personId,
  name: Joi.string().required(),
  email: Joi.string().required(),
  phone: Joi.string().allow(null).required(),
  role,
  permissions: ownPermissions,
  active: Joi.boolean().required(),
  language: ownLanguage,
});

export const personWithStart = person.keys({
  staff_since: Joi.date()
    .iso()
    .allow(null)
    .required()
    .description('When the person became staff; null for everybody else'),
  mailbox_proven: Joi.boolean().required().description('Whether they have shown that the mailbox is theirs'),
  access_since: Joi.date()
    .iso()
    .allow(null)
    .description(
      'What was given out in their name before this opens nothing any more; null: nothing has ended',
    ),
});

export const colleagues = Joi.object({
  staff: Joi.array()
    .items(Joi.object({ id: personId, name: Joi.string().required(), role, permissions: ownPermissions }))
    .required(),
});

/** Most people in one request. */
const languagesMost = 1000;

export const languagesOfBody = Joi.object<{ people: number[] }>({
  people: Joi.array().items(personId).max(languagesMost).required(),
});

export const languagesOf = Joi.object({
  languages: Joi.array()
    .items(Joi.object({ id: personId, language: Joi.string().required() }))
    .required()
    .description('Of those who have chosen one'),
});

export const peopleUnder = Joi.object({
  people: Joi.array().items(Joi.number().integer()).max(200).required(),
});

/** A number with its dial code, by the same rule as in pages and svc-applications; kept as digits. */
export const phone = Joi.string()
  .max(40)
  .custom((typed: string, helpers) => wholePhone(typed) ?? helpers.error('string.pattern.base'));

/** An email address, by the same rule as in pages and svc-applications; kept in lower case. */
export const email = Joi.string()
  .custom((typed: string, helpers) => readEmail(typed) ?? helpers.error('string.email'))
  .meta({ swagger: { type: 'string', format: 'email', maxLength: 254 }, swaggerOverride: true });

export interface PersonPatch {
  name?: string;
  phone?: string;
}

export const personPatch = Joi.object<PersonPatch>({ name: Joi.string().trim().max(200), phone });
