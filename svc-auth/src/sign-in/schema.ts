import Joi from 'joi';
import { role } from '../people/schema';

export interface SignInBody {
  email_or_phone?: string;
  email?: string;
  password: string;
  role?: string;
}

const required = (message: string) => ({ 'any.required': message, 'string.empty': message });

/** OpenAPI has no words for a condition between fields. */
const documentedAs = (swagger: object) => ({ swagger, swaggerOverride: true });

export const signInBody = Joi.object<SignInBody>({
  email: Joi.string().trim().max(254).messages(required('Email is required')),
  email_or_phone: Joi.string()
    .trim()
    .max(254)
    .when('email', { is: Joi.exist(), otherwise: Joi.required() })
    .meta(documentedAs({ type: 'string', maxLength: 254, description: 'Needed unless there is `email`' }))
    .messages(required('Email or phone is required')),
  password: Joi.string().max(1000).required().messages(required('Password is required')),
  role: Joi.string().max(20).description('`admin` at the staff door; applicants send none'),
});

export const signedInAnswer = Joi.object({
  token: Joi.string().required(),
  user: Joi.object({
    id: Joi.number().integer().required(),
    role,
    name: Joi.string().required(),
    email: Joi.string().required(),
    must_change_password: Joi.boolean().required(),
  }).required(),
});
