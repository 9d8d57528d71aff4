import type { Refusal } from './refusals';
import { type SectionId, sections } from './sections';

const institution = sections.saveInstitutions.institutions[0];
const degree = sections.saveDegrees.degrees[0];
const honor = sections.saveHonors.honors[0];
const course = sections.saveCoursework.course_works[0];
const period = sections.saveAvailability.periods[0];
const many = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row);
export const statement = { personal_statement: 'Why' };
const english = { language: 'English', proficiency: 'Basic' };
export const research = { area: 'Research', other: '' };

/** A section, its body besides the id, and the expected sentences. */
export const refusals: Refusal<SectionId>[] = [
  ['saveDisability', {}, { has_disability: 'Select whether you have a disability' }],
  [
    'saveDisability',
    { has_disability: 'perhaps' },
    { has_disability: 'Select whether you have a disability' },
  ],
  [
    'saveDisability',
    { has_disability: 'yes' },
    { disability_description: 'Please describe your accessibility needs' },
  ],
  [
    'saveDisability',
    { has_disability: true, description: '  ' },
    { disability_description: 'Please describe your accessibility needs' },
  ],
  [
    'saveDisability',
    { has_disability: 'yes', description: 'x'.repeat(1001) },
    { disability_description: 'Must be 1000 characters or less' },
  ],
  ['saveInstitutions', {}, { institutions: 'Add your current institution' }],
  ['saveInstitutions', { institutions: [] }, { institutions: 'Add your current institution' }],
  ['saveInstitutions', { institutions: 'UR' }, { institutions: 'Must be a list' }],
  ['saveInstitutions', { institutions: many(21, institution) }, { institutions: 'Add at most 20' }],
  [
    'saveInstitutions',
    { institutions: [institution, {}] },
    {
      'institutions.1.name': 'Enter the name of the institution',
      'institutions.1.program': 'Enter your programme of study',
      'institutions.1.degree_level': 'Select the degree level',
      'institutions.1.graduation_year': 'Enter the graduation year',
    },
  ],
  [
    'saveInstitutions',
    { institutions: [{ ...institution, degree_level: 'Doctor' }] },
    { 'institutions.0.degree_level': 'Select the degree level' },
  ],
  [
    'saveInstitutions',
    { institutions: [{ ...institution, graduation_year: 1899 }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'saveInstitutions',
    { institutions: [{ ...institution, graduation_year: '3031' }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'saveInstitutions',
    { institutions: [{ ...institution, graduation_year: 'soon' }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'saveInstitutions',
    { institutions: [{ ...institution, name: 'x'.repeat(201) }] },
    { 'institutions.0.name': 'Must be 200 characters or less' },
  ],
  [
    'saveDegrees',
    { degrees: [{}] },
    {
      'degrees.0.name': 'Enter the name of the institution',
      'degrees.0.program': 'Enter your programme of study',
      'degrees.0.degree_level': 'Select the degree level',
      'degrees.0.graduation_date': 'Enter the graduation date',
    },
  ],
  [
    'saveDegrees',
    { degrees: [{ ...degree, degree_level: 'High School' }] },
    { 'degrees.0.degree_level': 'Select the degree level' },
  ],
  [
    'saveDegrees',
    { degrees: [{ ...degree, graduation_date: '2023-02-30' }] },
    { 'degrees.0.graduation_date': 'Enter the graduation date' },
  ],
  [
    'saveHonors',
    { honors: [{}] },
    {
      'honors.0.name': 'Enter the name of the honor',
      'honors.0.award': 'Enter the award',
      'honors.0.date_awarded': 'Enter the date it was awarded',
    },
  ],
  [
    'saveHonors',
    { honors: [{ ...honor, date_awarded: '1.2.2024' }] },
    { 'honors.0.date_awarded': 'Enter the date it was awarded' },
  ],
  [
    'saveCoursework',
    { course_works: [{}] },
    {
      'course_works.0.title': 'Enter the title of the course',
      'course_works.0.institution': 'Enter the institution of the course',
      'course_works.0.date_completed': 'Enter the date completed',
    },
  ],
  [
    'saveCoursework',
    { course_works: [{ ...course, title: ' ' }] },
    { 'course_works.0.title': 'Enter the title of the course' },
  ],
  [
    'saveExperience',
    { clinic_experiences: [{ description: ' ' }] },
    { 'clinic_experiences.0.description': 'Describe the experience, or remove it' },
  ],
  [
    'saveExperience',
    { research_experiences: [{}] },
    { 'research_experiences.0.description': 'Describe the experience, or remove it' },
  ],
  [
    'saveExperience',
    { volunteers: [{ description: 'x'.repeat(51) }] },
    { 'volunteers.0.description': 'Description must be 50 characters or less' },
  ],
  [
    'saveInterests',
    { ...statement, interests: [] },
    { interests: 'Please select at least one area of interest before proceeding.' },
  ],
  [
    'saveInterests',
    { ...statement, interests: [research, { area: '' }] },
    { 'interests.1.area': 'Please select an area for Interest 2 before proceeding.' },
  ],
  [
    'saveInterests',
    { ...statement, interests: [{ area: 'Fishing' }] },
    { 'interests.0.area': 'Please select an area for Interest 1 before proceeding.' },
  ],
  [
    'saveInterests',
    { ...statement, interests: [research, research, { area: 'Other', other: ' ' }] },
    { 'interests.2.other': 'Please specify the "Other" area for Interest 3 before proceeding.' },
  ],
  [
    'saveInterests',
    { interests: [research, research], ...statement },
    { 'interests.1.area': 'You have added this area already. Change it or remove it.' },
  ],
  [
    'saveInterests',
    { interests: [research], personal_statement: '   ' },
    {
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    },
  ],
  [
    'saveInterests',
    { interests: [research], personal_statement: 'x'.repeat(301) },
    { personal_statement: 'Personal statement must be 300 characters or less' },
  ],
  [
    'saveInterests',
    {},
    {
      interests: 'Please select at least one area of interest before proceeding.',
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    },
  ],
  [
    'saveLanguages',
    { languages: [] },
    { languages: 'Please add at least one language with proficiency level before proceeding.' },
  ],
  [
    'saveLanguages',
    { languages: [english, {}] },
    { 'languages.1.language': 'Select a language', 'languages.1.proficiency': 'Select your proficiency' },
  ],
  [
    'saveLanguages',
    { languages: [english, { ...english, proficiency: 'Native' }] },
    { 'languages.1.language': 'You have added this language already. Change it or remove it.' },
  ],
  [
    'saveLanguages',
    { languages: [{ ...english, language: 'Klingon' }] },
    { 'languages.0.language': 'Select a language' },
  ],
  [
    'saveLanguages',
    { languages: [english], other_skills: 'x'.repeat(1001) },
    { other_skills: 'Must be 1000 characters or less' },
  ],
  [
    'saveAvailability',
    { hours_available: 20 },
    { periods: 'Add at least one period when you are available' },
  ],
  [
    'saveAvailability',
    { periods: [], hours_available: 20 },
    { periods: 'Add at least one period when you are available' },
  ],
  [
    'saveAvailability',
    { periods: many(4, period), hours_available: 20 },
    { periods: 'You can add at most three periods' },
  ],
  [
    'saveAvailability',
    { periods: [{}], hours_available: 20 },
    { 'periods.0.start_date': 'Enter the start date', 'periods.0.end_date': 'Enter the end date' },
  ],
  [
    'saveAvailability',
    { periods: [{ start_date: '2097-03-01', end_date: '2097-03-01' }], hours_available: 20 },
    { 'periods.0.end_date': 'End date must be after start date.' },
  ],
  [
    'saveAvailability',
    { periods: [period, { start_date: '2097-03-02', end_date: '2097-03-01' }], hours_available: 20 },
    { 'periods.1.end_date': 'End date must be after start date.' },
  ],
  [
    'saveAvailability',
    { periods: [{ start_date: '2020-02-01', end_date: '2020-02-20' }, period], hours_available: 20 },
    { 'periods.0.end_date': 'End date must be today or later.' },
  ],
  [
    'saveAvailability',
    { periods: many(2, period), hours_available: 20 },
    {
      'periods.1.start_date': 'Period 2 overlaps with another period. Change its dates or remove it.',
    },
  ],
  [
    'saveAvailability',
    { periods: [period] },
    { hours_available: 'Please specify your weekly availability hours.' },
  ],
  [
    'saveAvailability',
    { periods: [period], hours_available: '' },
    { hours_available: 'Please specify your weekly availability hours.' },
  ],
  [
    'saveAvailability',
    { periods: [period], hours_available: 0 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
  [
    'saveAvailability',
    { periods: [period], hours_available: 169 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
  [
    'saveAvailability',
    { periods: [period], hours_available: 7.5 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
];
