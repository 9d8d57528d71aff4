import Joi from 'joi';
import { type Personal, signInFields } from '../sections/personal';

/** As it comes in: which rules hold depends on what is there. */
export type SignInBody = Partial<Record<keyof Personal | 'role', string | null>>;

const typed = Joi.string().allow('', null).max(2000);

export const signInBody = Joi.object<SignInBody>({
  email: typed.required(),
  phone: typed.required(),
  role: typed,
  name: typed,
  gender: typed,
  nationality: typed,
  dob: typed,
  current_address: typed,
  permanent_address: typed,
  contact_preference: typed,
});

export interface SignInPair {
  email: string;
  phone: string;
}

/** Enough to resume. */
export const pairSchema = Joi.object<SignInPair>(signInFields);

const onlyPair = new Set(['email', 'phone', 'role']);

/** Whether more than e-mail and phone was filled in. */
export function isFirstSignIn(body: SignInBody): boolean {
  return Object.entries(body).some(([field, value]) => !onlyPair.has(field) && (value ?? '').trim() !== '');
}
