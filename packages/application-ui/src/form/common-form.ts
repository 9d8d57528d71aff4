import { defaultFormLimits, type FormLimits, limits } from '@portal/contract-svc-applications-v1';
import { blank, skills, type TypedIn } from '@portal/contract-svc-applications-v1/questions';

export interface Institution {
  name: string;
  program: string;
  degree_level: string;
  graduation_year: string;
}
export interface Interest {
  area: string;
  other: string;
}

/** What both applications ask alike, as typed; the names are those of the wire. Files are kept elsewhere. */
export interface CommonForm extends TypedIn<typeof skills> {
  purpose: string;
  agree_submission: boolean;
  agree_terms: boolean;
  name: string;
  email: string;
  /** Digits only: the dial code without plus, then the number. */
  phone: string;
  /** With the plus: '+250'. */
  country_code: string;
  /** The number as typed, on this device only; spaces and brackets are left in. */
  phone_typed: string;
  dob: string;
  gender: string;
  nationality: string;
  current_address: string;
  permanent_address: string;
  contact_preference: string;
  has_disability: string;
  disability_description: string;
  institutions: Institution[];
  interests: Interest[];
  personal_statement: string;
  hours_available: string;
  signature: string;
  /** Given by the server at sign-in; 0 before. */
  user_id: number;
  application_id: number;
  intern_details_id: number;
}

export const blankInstitution = (): Institution => ({
  name: '',
  program: '',
  degree_level: '',
  graduation_year: '',
});
export const blankInterest = (): Interest => ({ area: '', other: '' });

/** Who an applicant is and how to reach them: what both applications ask first. */
export const personFields = [
  'name',
  'email',
  'phone',
  'dob',
  'gender',
  'nationality',
  'current_address',
  'permanent_address',
  'contact_preference',
] as const satisfies readonly (keyof CommonForm)[];

export const blankCommonForm = (): CommonForm => ({
  purpose: '',
  agree_submission: false,
  agree_terms: false,
  name: '',
  email: '',
  phone: '',
  country_code: `+${limits.defaultDialCode}`,
  phone_typed: '',
  dob: '',
  gender: '',
  nationality: '',
  current_address: '',
  permanent_address: '',
  contact_preference: '',
  has_disability: 'no',
  disability_description: '',
  institutions: [blankInstitution()],
  interests: [blankInterest()],
  personal_statement: '',
  ...blank(skills),
  hours_available: '',
  signature: '',
  user_id: 0,
  application_id: 0,
  intern_details_id: 0,
});

/** The two limits that an administrator may raise, from the portal's settings. */
export function formLimits(settings: Readonly<Record<string, number>>): FormLimits {
  return { ...defaultFormLimits, ...settings };
}
