import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import type { skills } from '@portal/contract-svc-applications-v1/questions';
import { addressOf } from '@portal/remote-sdk';
import type { FileScan } from '@portal/ui/files';
import type { IncompleteRows } from './incomplete';
import type { ReadTexts } from './read-texts';

/** An application as the server returns it; a missing part is shown as 'Not provided'. */
type Text = string | null | undefined;

export interface ReviewedPerson {
  full_name?: Text;
  email?: Text;
  phone_number?: Text;
  date_of_birth?: Text;
  gender?: Text;
  nationality?: Text;
  current_address?: Text;
  permanent_address?: Text;
  contact_preference?: Text;
}
export interface ReviewedInstitution {
  name?: Text;
  program?: Text;
  degree_level?: Text;
  graduation_year?: Text | number;
}
export interface ReviewedDegree {
  name?: Text;
  program?: Text;
  degree_level?: Text;
  graduation_date?: Text;
}
export interface ReviewedHonour {
  name?: Text;
  award?: Text;
  date_awarded?: Text;
}
export interface ReviewedCourse {
  title?: Text;
  institution?: Text;
  date_completed?: Text;
}
export interface ReviewedExperience {
  description?: Text;
}
export interface ReviewedInterest {
  area?: Text;
  other?: Text;
}
export interface ReviewedLanguage {
  language?: Text;
  proficiency?: Text;
}
export interface ReviewedPeriod {
  start_date?: Text;
  end_date?: Text;
  hours_available?: Text | number;
}
export interface ReviewedReference {
  type?: Text;
  full_name?: Text;
  institution?: Text;
  organization?: Text;
  relationship?: Text;
  email?: Text;
  phone?: Text;
  letter_path?: Text;
  /** The state of the letter, when its referee was asked for it. */
  letter_state?: string | undefined;
  /** Whether the letter is enough for a submission although nothing was uploaded. */
  letter_counts?: boolean | undefined;
  letter_scan?: FileScan | undefined;
}
export interface ReviewedUpload {
  upload_type: string;
  file_path: string;
  file_name?: Text;
  original_name?: Text;
  size?: number | null | undefined;
  scan?: FileScan | undefined;
}

export interface ReviewData extends Partial<ReadTexts<typeof skills>>, IncompleteRows {
  intern_details?: ReviewedPerson | null;
  institution?: readonly ReviewedInstitution[];
  interests?: readonly ReviewedInterest[];
  personal_statements?: Text;
  languages?: readonly ReviewedLanguage[];
  period?: readonly ReviewedPeriod[];
  references?: readonly ReviewedReference[];
  uploads?: readonly ReviewedUpload[];
  disability?: { has_disability?: unknown; description?: Text } | null;
  degree?: readonly ReviewedDegree[];
  honours?: readonly ReviewedHonour[];
  course_work?: readonly ReviewedCourse[];
  clinic_experience?: readonly ReviewedExperience[];
  research_experience?: readonly ReviewedExperience[];
  volunteer_experience?: readonly ReviewedExperience[];
}

/** The address of a stored file; the file cookie, not the address, decides who may read it. */
export const storageHref = (filePath: string): string =>
  filePath.startsWith('/')
    ? filePath
    : addressOf(applicationCalls.getFile, { params: { path: filePath } }).replaceAll('%2F', '/');
