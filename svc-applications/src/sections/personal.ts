import { person, visitor } from '@portal/contract-svc-applications-v1/questions';
import type { FormData } from '../applications/application';
import type { Details, PersonalDetails } from '../applications/contents';
import { schemasOf } from '../questions/schema';
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

export const signInFields = schemasOf(person.ask, { only: ['email', 'phone'] });

const others = ['name', 'dob', 'gender', 'nationality', 'current_address', 'permanent_address'] as const;

/** The sign-in first, as the calls list them. */
export const personalFields = {
  ...signInFields,
  ...schemasOf(person.ask, { only: [...others, 'contact_preference'] }),
};

/** A visitor's name and address have to be long enough to be some. */
export const visitorFields: typeof personalFields = {
  ...signInFields,
  ...schemasOf(visitor.ask, { only: [...others, 'contact_preference'] }),
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
