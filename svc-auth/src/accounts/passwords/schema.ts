import { passwordRules } from '@portal/contract-svc-auth-v1/password-rules';
import { ruleText, whenMissing } from '@portal/service-kit/messages';
import Joi from 'joi';

const keepsTheRules = passwordRules.reduce(
  (schema, rule) =>
    schema.custom((password: string, helpers) =>
      rule.holds(password) ? password : helpers.message({ custom: ruleText(rule.message) }),
    ),
  Joi.string(),
);

export const newPassword = keepsTheRules.required().messages(whenMissing('New password is required'));

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export const passwordChangeBody = Joi.object<PasswordChange>({
  currentPassword: Joi.string().max(1000).required().messages(whenMissing('Current password is required')),
  newPassword,
});

export const messageAnswer = Joi.object({ message: Joi.string().required() });

export const mailedPasswordQuery = Joi.object<{ link_alone: boolean }>({
  link_alone: Joi.boolean().default(false).description('Makes the link and no password'),
});

export const mailedPasswordAnswer = Joi.object({
  email: Joi.string().description("The account's address, to which the mail goes"),
  password: Joi.string().description(
    'In plain, to be mailed and forgotten; absent when there is one already, and with `link_alone`',
  ),
  link: Joi.string().description(
    'Where the person chooses a password, once, within 14 days; absent when there is one already',
  ),
  already_has_password: Joi.boolean(),
});
