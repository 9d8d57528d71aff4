import Joi from 'joi';
import { newPassword } from '../passwords/schema';

const required = (message: string) => ({ 'any.required': message, 'string.empty': message });

export const forgottenBody = Joi.object<{ email: string }>({
  email: Joi.string().trim().max(254).required().messages(required('Email is required')),
});

export interface ResetBody {
  token: string;
  newPassword: string;
}

export const resetBody = Joi.object<ResetBody>({
  token: Joi.string()
    .max(200)
    .required()
    .messages(required('The link is incomplete. Please open it from the email again.')),
  newPassword,
});
