import {
  acceptedGenders,
  contactPreferences,
  limits,
  personalMessages as say,
  valuesOf,
  visitMessages,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import type { Details, PersonalDetails } from '../applications/contents';
import { dayInDocument, email, isDay, line, oneOf, optionalText, saying, text } from '../fields';
import { phone } from '../phone';
import { defineFormSection, type FormSection } from './section';

/** The personal set, as the wire has it. */
export interface Personal {
  name: string;
  email: string;
  phone: string;
  dob: string;
  gender: string;
  nationality: string;
  current_address: string;
  permanent_address: string | null;
  contact_preference: string;
}

/** The day it is where it is latest: nobody is refused on their birthday. */
export function latestToday(now = new Date()): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** What is wrong with a date of birth. */
export function birthProblem(dob: string, today = latestToday()): 'range' | 'age' | undefined {
  if (!isDay(dob) || dob < limits.earliestBirth || dob > today) return 'range';
  const eighteenth = `${Number(dob.slice(0, 4)) + limits.minimumAge}${dob.slice(4)}`;
  return eighteenth > today ? 'age' : undefined;
}

const birthSentences: Record<string, string> = {
  'dob.range': say.dob_range,
  'dob.age': say.dob_age,
};

const dob = saying(
  Joi.string()
    .trim()
    .required()
    .custom((value: string, helpers) => {
      const problem = birthProblem(value);
      return problem ? helpers.error(`dob.${problem}`) : value;
    })
    .meta(dayInDocument),
  ({ code }) => birthSentences[code] ?? say.dob,
);

/** `prefer` is what an older form says. */
const gender = saying(
  Joi.string()
    .required()
    .custom((value: string, helpers) => {
      if (value === 'prefer') return 'prefer_not';
      return (acceptedGenders as readonly string[]).includes(value) ? value : helpers.error('any.only');
    })
    .meta({ swagger: { type: 'string', enum: acceptedGenders }, swaggerOverride: true }),
  say.gender,
);

export const signInFields = { email: email(say.email), phone: phone(say.phone) };

export const personalFields = {
  ...signInFields,
  name: line(say.name),
  dob,
  gender,
  nationality: line(say.nationality),
  current_address: text(say.current_address),
  permanent_address: optionalText(),
  contact_preference: oneOf(valuesOf(contactPreferences), say.contact_preference),
};

const { visitorMinimum } = limits;

/** A visitor's name and address have to be long enough to be some. */
export const visitorFields: typeof personalFields = {
  ...personalFields,
  name: line(({ code }) => (code === 'string.min' ? visitMessages.name : say.name), visitorMinimum.name),
  current_address: text(
    ({ code }) => (code === 'string.min' ? visitMessages.current_address : say.current_address),
    visitorMinimum.current_address,
  ),
};

export function detailsOf(personal: Personal): PersonalDetails {
  return {
    fullName: personal.name,
    email: personal.email,
    phoneNumber: personal.phone,
    dateOfBirth: personal.dob,
    gender: personal.gender,
    nationality: personal.nationality,
    currentAddress: personal.current_address,
    permanentAddress: personal.permanent_address,
    contactPreference: personal.contact_preference,
  };
}

export function personalForm(personal: Personal): FormData {
  const { name, email, phone, dob, gender, nationality } = personal;
  const { current_address, permanent_address, contact_preference } = personal;
  return {
    ...{ name, email, phone, dob, gender, nationality },
    ...{ current_address, permanent_address: permanent_address ?? '', contact_preference },
  };
}

export const personalOf = (details: Details): Personal => ({
  name: details.fullName,
  email: details.email,
  phone: details.phoneNumber,
  dob: details.dateOfBirth,
  gender: details.gender,
  nationality: details.nationality,
  current_address: details.currentAddress,
  permanent_address: details.permanentAddress,
  contact_preference: details.contactPreference,
});

function withoutSignIn<All extends object>(all: All): Omit<All, 'email' | 'phone'> {
  const { email, phone, ...others } = all as All & { email?: unknown; phone?: unknown };
  return others;
}

/** What the form says of the person. How they sign in is not the form's to say. */
export const personalSection = (fields: typeof personalFields): FormSection =>
  defineFormSection<Omit<Personal, 'email' | 'phone'>>(
    {
      summary: 'The personal details, without the sign-in',
      fields: withoutSignIn(fields),
      told(person) {
        const { email, phoneNumber, ...details } = detailsOf({ ...person, email: '', phone: '' });
        return { details };
      },
      form: (person) => withoutSignIn(personalForm({ ...person, email: '', phone: '' })),
    },
    { stored: ({ details }) => withoutSignIn(personalForm(personalOf(details))) },
  );
