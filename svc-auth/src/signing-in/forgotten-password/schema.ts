import { readEmail } from '@portal/contract-svc-applications-v1/values/email';
import { ruleText, whenMissing } from '@portal/service-kit/messages';
import Joi from 'joi';
import { newPassword } from '../../accounts/passwords/schema';
import { message } from '../../platform/messages';

const notAnAddress = message('emailFormat');

export const forgottenBody = Joi.object<{ email: string }>({
  email: Joi.string()
    .trim()
    .max(254)
    // As a rule of this service: the contract takes any text, and callers built before this rule send any.
    .custom(
      (typed: string, helpers) => readEmail(typed) ?? helpers.message({ custom: ruleText(notAnAddress) }),
    )
    .required()
    .messages(whenMissing(message('emailRequired'))),
});

export interface ResetBody {
  token: string;
  newPassword: string;
}

export const resetBody = Joi.object<ResetBody>({
  token: Joi.string()
    .max(200)
    .required()
    .messages(whenMissing(message('linkIncomplete'))),
  newPassword,
});
