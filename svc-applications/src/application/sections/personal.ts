import { person, visitor } from '@portal/contract-svc-applications-v1/questions';
import type { Answers } from '../answers/answers';
import type { Identity } from '../application';
import { schemasOf } from '../questions/schema';

/** The personal details with the API's field names. */
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

/** Email and phone, with which a person signs in, come first, as in the API calls. */
export const personalFields = {
  ...signInFields,
  ...schemasOf(person.ask, { only: [...others, 'contact_preference'] }),
};

/** The fields of `personalFields` for a visitor, whose name and address have a minimum length. */
export const visitorFields: typeof personalFields = {
  ...signInFields,
  ...schemasOf(visitor.ask, { only: [...others, 'contact_preference'] }),
};

export const identityOf = ({ name, email, phone, dob }: Personal): Identity => ({
  fullName: name,
  email,
  phoneNumber: phone,
  dateOfBirth: dob,
});

export function personalAnswers(personal: Personal): Answers {
  const { name, email, phone, dob, gender, nationality } = personal;
  const { current_address, permanent_address, contact_preference } = personal;
  return {
    ...{ name, email, phone, dob, gender, nationality },
    ...{ current_address, permanent_address: permanent_address ?? '', contact_preference },
  };
}
