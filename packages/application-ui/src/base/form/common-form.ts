import { defaultFormLimits, type FormLimits } from '@portal/contract-svc-applications-v1';
import type {
  internshipSections,
  person,
  signature,
  TypedInAll,
  visitSections,
  welcome,
} from '@portal/contract-svc-applications-v1/questions';
import { rememberedDialCode } from '../numbers/remembered';

type Internship = TypedInAll<typeof internshipSections>;
type Visit = TypedInAll<typeof visitSections>;

/** Members of a form besides its answers: the typed phone number, and values from the server. */
export interface FormOwn {
  /** The country code with the plus: '+250'. */
  country_code: string;
  /** The number as typed, on this device only; spaces and brackets are left in. */
  phone_typed: string;
  /** The id from the server after sign-in; 0 before. */
  user_id: number;
  application_id: number;
  intern_details_id: number;
}

/** The answers in every programme's wizard: the first step, the person and the signature. */
export type WizardForm = FormOwn & TypedInAll<readonly [typeof welcome, typeof person, typeof signature]>;

/** The answers that both applications share, as typed, under the names of the calls. Files are kept separately. */
export type CommonForm = FormOwn & Pick<Internship, keyof Internship & keyof Visit>;

/** The fields of the person and their contact: the first questions of both applications. */
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
  country_code: rememberedDialCode(),
  phone_typed: '',
  user_id: 0,
  application_id: 0,
  intern_details_id: 0,
});

/** The two length limits that an administrator may change, from the portal's settings. */
export function formLimits(settings: Readonly<Record<string, number>>): FormLimits {
  return { ...defaultFormLimits, ...settings };
}

/** Blank answers of the first screen and of the person, whose questions may not be loaded yet. */
export const firstAnswers = (): Partial<WizardForm> => ({
  ...blankOwn(),
  purpose: '',
  agree_submission: false,
  agree_terms: false,
  ...(Object.fromEntries(personFields.map((name) => [name, ''])) as Record<
    (typeof personFields)[number],
    ''
  >),
});
