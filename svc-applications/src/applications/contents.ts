import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { Told } from '@portal/contract-svc-applications-v1/questions';
import type { Logistics, Organisation } from '../visits/visit';

/** What stands in an application, one name for a thing. Dates are 'YYYY-MM-DD', hours are a week's. */
export interface Details {
  fullName: string;
  email: string;
  phoneNumber: string;
  dateOfBirth: string;
  gender: string;
  nationality: string;
  currentAddress: string;
  permanentAddress: string | null;
  contactPreference: string;
  hasDisability: boolean | null;
  disabilityDescription: string | null;
  personalStatement: string | null;
  otherSkills: string | null;
}

/** What every application begins with. */
export type PersonalDetails = Omit<
  Details,
  'hasDisability' | 'disabilityDescription' | 'personalStatement' | 'otherSkills'
>;

export interface Institution {
  name: string;
  program: string;
  degree_level: string;
  graduation_year: number | null;
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
export interface CourseWork {
  title: string;
  institution: string;
  date_completed: string;
}
export type ExperienceKind = 'clinic' | 'research' | 'volunteer';
export interface Experience {
  kind: ExperienceKind;
  description: string;
}
export interface Interest {
  area: string;
  other: string | null;
}
export interface LanguageSkill {
  language: string;
  proficiency: string;
}
export interface Period {
  start_date: string;
  end_date: string;
  hours_available: number | null;
}

export interface Referee {
  type: ReferenceType;
  fullName: string;
  /** The institution of an academic referee. */
  organization: string;
  email: string;
  phone: string | null;
  relationship: string | null;
}

/** A stored file. */
export interface Document {
  uploadType: string;
  /** The key in the object store. */
  filePath: string;
  originalName: string;
  size: number;
  mimeType: string;
  /** Of a letter: who wrote it. Null until a referee is named, and of other documents. */
  letterOf?: LetterWriter | null;
}

export type LetterWriter = Pick<Referee, 'fullName' | 'email'>;

/** The lists by the tables that hold them. */
export interface Lists {
  institutions: Institution[];
  degrees: Degree[];
  honors: Honor[];
  course_works: CourseWork[];
  experiences: Experience[];
  interests: Interest[];
  language_skills: LanguageSkill[];
  periods: Period[];
}

export interface Contents {
  details: Details;
  lists: Lists;
  referees: Referee[];
  documents: Document[];
  /** A visit's; null when they were not told, or are not asked. */
  organisation: Organisation | null;
  logistics: Logistics | null;
  /** Answers that have no name of their own here, by the keys of their questions. */
  further: Record<string, Told>;
}

/** What the tables hold of it. */
export type StoredContents = Omit<Contents, 'documents' | 'further'>;

/** Under which upload type the letter of a referee is stored. */
export const letterType = (type: ReferenceType): string => `${type}_reference`;
export const isLetter = ({ uploadType }: Pick<Document, 'uploadType'>): boolean =>
  uploadType.endsWith('_reference');
