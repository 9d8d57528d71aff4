import { defaultFormLimits, type FormLimits, limits } from '@portal/contract-svc-applications-v1';

export interface Institution {
  name: string;
  program: string;
  degree_level: string;
  graduation_year: string;
}
export interface Degree {
  name: string;
  program: string;
  degree_level: string;
  graduation_date: string;
}
export interface Honor {
  name: string;
  award: string;
  date_awarded: string;
}
export interface Course {
  title: string;
  institution: string;
  date_completed: string;
}
export interface Described {
  description: string;
}
export interface Interest {
  area: string;
  other: string;
}
export interface LanguageSkill {
  language: string;
  proficiency: string;
}
export interface Period {
  start_date: string;
  end_date: string;
}
export interface Reference {
  type: string;
  full_name: string;
  institution: string;
  organization: string;
  email: string;
  phone: string;
  relationship: string;
}

/** All that the internship wizard asks, as typed; the names are those of the wire. Files are kept elsewhere. */
export interface InternshipForm {
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
  degrees: Degree[];
  honors: Honor[];
  course_works: Course[];
  clinic_experiences: Described[];
  research_experiences: Described[];
  volunteers: Described[];
  interests: Interest[];
  personal_statement: string;
  languages: LanguageSkill[];
  other_skills: string;
  periods: Period[];
  hours_available: string;
  /** The academic one, then the community one. */
  references: [Reference, Reference];
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
export const blankDegree = (): Degree => ({ name: '', program: '', degree_level: '', graduation_date: '' });
export const blankHonor = (): Honor => ({ name: '', award: '', date_awarded: '' });
export const blankCourse = (): Course => ({ title: '', institution: '', date_completed: '' });
export const blankDescribed = (): Described => ({ description: '' });
export const blankInterest = (): Interest => ({ area: '', other: '' });
export const blankLanguage = (): LanguageSkill => ({ language: '', proficiency: '' });
export const blankPeriod = (): Period => ({ start_date: '', end_date: '' });
export const blankReference = (type: string): Reference => ({
  type,
  full_name: '',
  institution: '',
  organization: '',
  email: '',
  phone: '',
  relationship: '',
});

export const blankInternshipForm = (): InternshipForm => ({
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
  degrees: [],
  honors: [],
  course_works: [],
  clinic_experiences: [],
  research_experiences: [],
  volunteers: [],
  interests: [blankInterest()],
  personal_statement: '',
  languages: [blankLanguage()],
  other_skills: '',
  periods: [blankPeriod()],
  hours_available: '',
  references: [blankReference('academic'), blankReference('community')],
  signature: '',
  user_id: 0,
  application_id: 0,
  intern_details_id: 0,
});

/** The two limits that an administrator may raise, from the portal's settings. */
export function formLimits(settings: Readonly<Record<string, number>>): FormLimits {
  return { ...defaultFormLimits, ...settings };
}
