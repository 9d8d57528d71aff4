import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { parts } from './parts';

/** One section: `key` names it in an address. */
export interface Section {
  key: string;
  title: string;
  part: keyof typeof parts;
}

const section = (key: string, title: string, part: Section['part']): Section => ({ key, title, part });

/** Read one at a time. */
export const tabSections: Record<ApplicationType, readonly Section[]> = {
  visitor: [
    section('personal', 'Personal', 'personal'),
    section('education', 'Education', 'institutions'),
    section('interests', 'Interests', 'motivation'),
    section('languages', 'Languages', 'languages'),
    section('logistics', 'Logistics', 'logistics'),
    section('documents', 'Documents', 'documents'),
  ],
  intern: [
    section('personal', 'Personal', 'personal'),
    section('education', 'Education', 'institutions'),
    section('degrees', 'Degrees', 'degrees'),
    section('coursework', 'Coursework', 'courses'),
    section('honours', 'Honours', 'honours'),
    section('clinical', 'Clinical', 'clinical'),
    section('research', 'Research', 'research'),
    section('volunteer', 'Volunteer', 'volunteer'),
    section('interests', 'Interests', 'motivation'),
    section('languages', 'Languages', 'languages'),
    section('availability', 'Availability', 'availability'),
    section('references', 'References', 'references'),
    section('documents', 'Documents', 'documents'),
  ],
};

/** Read one under the other, as staff do. */
export const documentSections: Record<ApplicationType, readonly Section[]> = {
  visitor: [
    section('personal', 'Personal Information', 'personal'),
    section('logistics', 'Visit Logistics', 'logistics'),
    section('education', 'Institution Information', 'institutions'),
    section('degrees', 'Degrees', 'degrees'),
    section('honours', 'Honours & Awards', 'honours'),
    section('purpose', 'Purpose to visit', 'statement'),
    section('interests', 'Interests', 'interests'),
    section('languages', 'Languages', 'languages'),
    section('references', 'References', 'referees'),
    section('documents', 'Documents', 'documents'),
  ],
  intern: [
    section('personal', 'Intern Personal Information', 'personal'),
    section('education', 'Institution Information', 'institutions'),
    section('degrees', 'Degrees Information', 'degrees'),
    section('coursework', 'Coursework', 'courses'),
    section('honours', 'Honours & Awards', 'honours'),
    section('clinical', 'Clinical Experience', 'clinical'),
    section('research', 'Research Experience', 'research'),
    section('volunteer', 'Volunteer Experience', 'volunteer'),
    section('references', 'References Information', 'referees'),
    section('interests', 'Interest Information', 'motivation'),
    section('languages', 'Language Skills Information', 'languages'),
    section('availability', 'Availability', 'availability'),
    section('documents', 'Documents Uploaded', 'documents'),
  ],
};
