import { proofOfWorkField } from '@portal/service-kit/http';
import Joi from 'joi';
import { type Personal, signInFields } from '../../application';

/** The raw body; the fields that are present decide which rules apply. */
export type SignInBody = Partial<Record<keyof Personal | 'role' | 'code' | 'proof_of_work', string | null>>;

const typed = Joi.string().allow('', null).max(2000);

export const signInBody = Joi.object<SignInBody>({
  email: typed.required(),
  phone: typed.required(),
  role: typed,
  code: typed.description('The code of the e-mail, when one was asked for'),
  proof_of_work: proofOfWorkField,
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

/** The fields that resuming needs. */
export const pairSchema = Joi.object<SignInPair>(signInFields);

const onlyPair = new Set(['email', 'phone', 'role', 'code', 'proof_of_work']);

/** Whether more than email and phone was sent. */
export function isFirstSignIn(body: SignInBody): boolean {
  return Object.entries(body).some(([field, value]) => !onlyPair.has(field) && (value ?? '').trim() !== '');
}

/** The code without blanks; undefined if none was typed, so that a new code is mailed. */
export function codeOf({ code }: SignInBody): string | undefined {
  return code?.replace(/\s/g, '').slice(0, 20) || undefined;
}
