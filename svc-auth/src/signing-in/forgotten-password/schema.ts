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
    // Checked here and not in the contract, because callers built before this rule may send any text.
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
