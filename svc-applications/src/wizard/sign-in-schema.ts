import Joi from 'joi';
import { type Personal, signInFields } from '../sections/personal';

/** As it comes in: which rules hold depends on what is there. */
export type SignInBody = Partial<Record<keyof Personal | 'role' | 'code', string | null>>;

const typed = Joi.string().allow('', null).max(2000);

export const signInBody = Joi.object<SignInBody>({
  email: typed.required(),
  phone: typed.required(),
  role: typed,
  code: typed.description('The code of the e-mail, when one was asked for'),
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

const onlyPair = new Set(['email', 'phone', 'role', 'code']);

/** Whether more than email and phone was filled in. */
export function isFirstSignIn(body: SignInBody): boolean {
  return Object.entries(body).some(([field, value]) => !onlyPair.has(field) && (value ?? '').trim() !== '');
}

/** The code without the blanks that people type; undefined without one, and a new one is mailed then. */
export function codeOf({ code }: SignInBody): string | undefined {
  return code?.replace(/\s/g, '').slice(0, 20) || undefined;
}
