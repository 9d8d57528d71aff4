import { readEmail } from '@portal/contract-svc-applications-v1/values/email';
import Joi from 'joi';
import { newPassword, whenMissing } from '../../accounts/passwords/schema';

const notAnAddress = 'Enter an email address in the correct format, like name@example.com';

export const forgottenBody = Joi.object<{ email: string }>({
  email: Joi.string()
    .trim()
    .max(254)
    // As a rule of this service: the contract takes any text, and callers built before this rule send any.
    .custom((typed: string, helpers) => readEmail(typed) ?? helpers.message({ custom: notAnAddress }))
    .required()
    .messages(whenMissing('Email is required')),
});

export interface ResetBody {
  token: string;
  newPassword: string;
}

export const resetBody = Joi.object<ResetBody>({
  token: Joi.string()
    .max(200)
    .required()
    .messages(whenMissing('The link is incomplete. Please open it from the email again.')),
  newPassword,
});
