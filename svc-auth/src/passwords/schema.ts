import Joi from 'joi';
import { passwordRules } from './rules';

const required = (message: string) => ({ 'any.required': message, 'string.empty': message });

const keepsTheRules = passwordRules.reduce(
  (schema, rule) =>
    schema.custom((password: string, helpers) =>
      rule.holds(password) ? password : helpers.message({ custom: rule.message }),
    ),
  Joi.string(),
);

export const newPassword = keepsTheRules.required().messages(required('New password is required'));

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export const passwordChangeBody = Joi.object<PasswordChange>({
  currentPassword: Joi.string().max(1000).required().messages(required('Current password is required')),
  newPassword,
});

export const messageAnswer = Joi.object({ message: Joi.string().required() });

export const mailedPasswordAnswer = Joi.object({
  password: Joi.string().description(
    'In plain, to be mailed and forgotten; absent when there is one already',
  ),
  already_has_password: Joi.boolean(),
});
