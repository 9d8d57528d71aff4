import { part, type Reading, type ReadTab } from './reading';

const tabs = [
  part('personal', 'Personal'),
  part('education', 'Education', 'institutions'),
  part('degrees', 'Degrees'),
  part('coursework', 'Coursework', 'courses'),
  part('honours', 'Honours', 'honors'),
  part('clinical', 'Clinical', 'clinical-experience'),
  part('research', 'Research', 'research-experience'),
  part('volunteer', 'Volunteer', 'volunteer-experience'),
  part('interests', 'Interests', 'motivation'),
  part('languages', 'Languages', 'skills'),
  part('availability', 'Availability'),
  part('references', 'References'),
  part('documents', 'Documents'),
];

const together = (key: string, title: string, ...keys: string[]): ReadTab => ({
  key,
  title,
  parts: keys.flatMap((wanted) => tabs.filter((one) => one.key === wanted)),
});

export const internshipReading: Reading = {
  tabs,
  staffTabs: [
    together('personal', 'Personal', 'personal'),
    together('education', 'Education', 'education', 'degrees', 'coursework', 'honours'),
    together('interests', 'Interests', 'interests'),
    together('languages', 'Languages', 'languages'),
    together('availability', 'Availability', 'availability'),
    together('experience', 'Experience', 'clinical', 'research', 'volunteer'),
    together('references', 'References', 'references'),
    together('documents', 'Documents', 'documents'),
  ],
  page: [
    part('personal', 'Intern Personal Information'),
    part('education', 'Institution Information', 'institutions'),
    part('degrees', 'Degrees Information'),
    part('coursework', 'Coursework', 'courses'),
    part('honours', 'Honours & Awards', 'honors'),
    part('clinical', 'Clinical Experience', 'clinical-experience'),
    part('research', 'Research Experience', 'research-experience'),
    part('volunteer', 'Volunteer Experience', 'volunteer-experience'),
    part('references', 'References Information', 'referees'),
    part('interests', 'Interest Information', 'motivation'),
    part('languages', 'Language Skills Information', 'skills'),
    part('availability', 'Availability'),
    part('documents', 'Documents Uploaded'),
  ],
};
