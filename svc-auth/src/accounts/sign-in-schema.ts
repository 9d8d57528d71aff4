import { proofOfWorkField } from '@portal/service-kit/http';
import { whenMissing } from '@portal/service-kit/messages';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import Joi from 'joi';
import { errorAnswer } from '../platform/error-answer';
import { message } from '../platform/messages';
import { optionsAnswer, passkeyAnswer } from './passkey-schema';
import { allPermissions, ownLanguage, role, roleName } from './people/schema';

export interface SignInBody {
  email_or_phone?: string;
  email?: string;
  password: string;
  role?: string;
  code?: string;
  passkey?: AuthenticationResponseJSON;
  proof_of_work?: string | null;
}

/** Replaces Joi's OpenAPI schema, because OpenAPI cannot express a condition between fields. */
const documentedAs = (swagger: object) => ({ swagger, swaggerOverride: true });

export const signInBody = Joi.object<SignInBody>({
  email: Joi.string()
    .trim()
    .max(254)
    .messages(whenMissing(message('emailRequired'))),
  email_or_phone: Joi.string()
    .trim()
    .max(254)
    .when('email', { is: Joi.exist(), otherwise: Joi.required() })
    .meta(documentedAs({ type: 'string', maxLength: 254, description: 'Needed unless there is `email`' }))
    .messages(whenMissing(message('emailOrPhoneRequired'))),
  password: Joi.string()
    .max(1000)
    .required()
    .messages(whenMissing(message('passwordRequired'))),
  role: Joi.string().max(20).description('`admin` at the staff door; applicants send none'),
  code: Joi.string()
    .trim()
    .max(40)
    .allow('')
    .description('Asked for by 401 with `factor_required`: six figures of the app, or a recovery code'),
  passkey: passkeyAnswer.description(
    'In place of the code: what the browser answers to `passkey` of that 401',
  ),
  proof_of_work: proofOfWorkField,
});

export const refusedSignIn = errorAnswer.keys({
  factor_required: Joi.boolean().description('True where the password is right and a code is asked for'),
  passkey: optionsAnswer().description('What the browser is asked, for accounts with a passkey'),
});

export const signedInMembers = {
  token: Joi.string().required(),
  user: Joi.object({
    id: Joi.number().integer().required(),
    role,
    role_name: roleName,
    permissions: allPermissions,
    name: Joi.string().required(),
    email: Joi.string().required(),
    must_change_password: Joi.boolean().required(),
    language: ownLanguage,
  }).required(),
};

export const signedInAnswer = Joi.object({
  ...signedInMembers,
  must_set_up_factor: Joi.boolean().description(
    'True where the token opens nothing but setting up a second factor, which administrators need',
  ),
  must_choose_password: Joi.boolean().description(
    'The password was printed for the first administrator: the token opens nothing but choosing another (changePassword)',
  ),
});
