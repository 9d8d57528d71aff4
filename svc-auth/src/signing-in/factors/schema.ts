import { whenMissing } from '@portal/service-kit/messages';
import Joi from 'joi';
import { signedInMembers } from '../../accounts/sign-in-schema';
import { message } from '../../platform/messages';
import type { OwnProof } from './factor';

const password = Joi.string()
  .max(1000)
  .required()
  .messages(whenMissing(message('passwordNeeded')));
/** Six digits of the app, or a recovery code, with spaces as people type them. */
const code = Joi.string()
  .trim()
  .max(40)
  .required()
  .messages(whenMissing(message('codeNeeded')));

export const passwordBody = Joi.object<{ password: string }>({ password });
export const codeBody = Joi.object<{ code: string }>({ code });
export const proofBody = Joi.object<OwnProof>({ password, code });

export const factorAnswer = Joi.object({
  on: Joi.boolean().required().description('Whether signing in asks for a code after the password'),
  since: Joi.date().iso().allow(null).required(),
  recovery_codes_left: Joi.number().integer().required(),
});

export const begunAnswer = Joi.object({
  secret: Joi.string().required().description('In base32, for typing into the app'),
  address: Joi.string().required().description('An otpauth: address, for a picture that the app reads'),
});

export interface FactorRule {
  required_for_administrators: boolean;
}

export const ruleBody = Joi.object<FactorRule>({ required_for_administrators: Joi.boolean().required() });
export const ruleAnswer = Joi.object({ required_for_administrators: Joi.boolean().required() });

export const recoveryCodesAnswer = Joi.object({
  recovery_codes: Joi.array()
    .items(Joi.string())
    .required()
    .description('Each opens the account once without the app; nobody sees them again'),
});

const { token, user } = signedInMembers;

export const confirmedAnswer = recoveryCodesAnswer.keys({
  token: token.optional().description('A session in place of one that opened nothing but this'),
  user: user.optional(),
});
