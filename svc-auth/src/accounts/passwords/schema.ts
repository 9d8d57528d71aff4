import { passwordRules } from '@portal/contract-svc-auth-v1/password-rules';
import Joi from 'joi';

/** The message for a text that is missing or empty. */
export const whenMissing = (message: string) => ({ 'any.required': message, 'string.empty': message });

/** One message for each of these mistakes. */
export const always = (message: string, ...codes: string[]) =>
  Object.fromEntries(codes.map((code) => [code, message]));

const keepsTheRules = passwordRules.reduce(
  (schema, rule) =>
    schema.custom((password: string, helpers) =>
      rule.holds(password) ? password : helpers.message({ custom: rule.message }),
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
