import Joi from 'joi';
import { normalisePhone } from './identifier';
import { roles } from './person';

export const personId = Joi.number().integer().positive().required();
export const personParams = Joi.object<{ id: number }>({ id: personId });

/** Applicants are called after their programme. Any that is added comes here, too: who reads it has to bear that. */
export const role = Joi.string()
  .max(40)
  .required()
  .meta({ swagger: { 'x-known-values': [...roles] } });

export const profileAnswer = Joi.object({
  id: personId,
  name: Joi.string().required(),
  email: Joi.string().required(),
  image: Joi.string().allow(null).required(),
  role,
  phone: Joi.string().allow(null).required(),
  must_change_password: Joi.boolean().required(),
});

/** A person as our other services see them. */
export const person = Joi.object({
  id: personId,
  name: Joi.string().required(),
  email: Joi.string().required(),
  phone: Joi.string().allow(null).required(),
  role,
  active: Joi.boolean().required(),
});

/** At most 15 digits (E.164), after the signs that people put between them are gone. */
export const phone = Joi.string()
  .max(40)
  .custom((typed: string, helpers) => {
    const digits = normalisePhone(typed);
    return digits.length >= 4 && digits.length <= 15 ? digits : helpers.error('string.pattern.base');
  });

export interface PersonPatch {
  name?: string;
  phone?: string;
}

export const personPatch = Joi.object<PersonPatch>({ name: Joi.string().trim().max(200), phone });
