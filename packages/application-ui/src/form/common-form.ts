import { defaultFormLimits, type FormLimits, limits } from '@portal/contract-svc-applications-v1';
import type { internship, TypedInAll, visit } from '@portal/contract-svc-applications-v1/questions';

type Internship = TypedInAll<typeof internship>;
type Visit = TypedInAll<typeof visit>;

/** What a form knows besides the answers: how the number was typed, and what the server gave. */
export interface FormOwn {
  /** With the plus: '+250'. */
  country_code: string;
  /** The number as typed, on this device only; spaces and brackets are left in. */
  phone_typed: string;
  /** Given by the server at sign-in; 0 before. */
  user_id: number;
  application_id: number;
  intern_details_id: number;
}

/** What both applications ask alike, as typed; the names are those of the wire. Files are kept elsewhere. */
export type CommonForm = FormOwn & Pick<Internship, keyof Internship & keyof Visit>;

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

export const blankOwn = (): FormOwn => ({
  country_code: `+${limits.defaultDialCode}`,
  phone_typed: '',
  user_id: 0,
  application_id: 0,
  intern_details_id: 0,
});

/** The two limits that an administrator may raise, from the portal's settings. */
export function formLimits(settings: Readonly<Record<string, number>>): FormLimits {
  return { ...defaultFormLimits, ...settings };
}
