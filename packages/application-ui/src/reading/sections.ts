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

/** A tab that holds several sections. */
export interface FullTab {
  key: string;
  title: string;
  sections: readonly Section[];
}

const named = (key: string) => tabSections.intern.filter((one) => one.key === key);
const fullTab = (key: string, title: string, ...keys: string[]): FullTab => ({
  key,
  title,
  sections: keys.flatMap(named),
});

/** An internship as staff read it: what belongs together in one tab. */
export const staffTabs: readonly FullTab[] = [
  fullTab('personal', 'Personal', 'personal'),
  fullTab('education', 'Education', 'education', 'degrees', 'coursework', 'honours'),
  fullTab('interests', 'Interests', 'interests'),
  fullTab('languages', 'Languages', 'languages'),
  fullTab('availability', 'Availability', 'availability'),
  fullTab('experience', 'Experience', 'clinical', 'research', 'volunteer'),
  fullTab('references', 'References', 'references'),
  fullTab('documents', 'Documents', 'documents'),
];

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
