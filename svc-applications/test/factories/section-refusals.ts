import type { Refusal } from './refusals';
import { type SectionId, sections } from './sections';

const institution = sections.I06.institutions[0];
const degree = sections.I07.degrees[0];
const honor = sections.I08.honors[0];
const course = sections.I09.course_works[0];
const period = sections.I13.periods[0];
const many = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row);
export const statement = { personal_statement: 'Why' };
const english = { language: 'English', proficiency: 'Basic' };
export const research = { area: 'Research', other: '' };

/** A section, its body beside the id, and the expected sentences. */
export const refusals: Refusal<SectionId>[] = [
  ['I05', {}, { has_disability: 'Select whether you have a disability' }],
  ['I05', { has_disability: 'perhaps' }, { has_disability: 'Select whether you have a disability' }],
  ['I05', { has_disability: 'yes' }, { disability_description: 'Please describe your accessibility needs' }],
  [
    'I05',
    { has_disability: true, description: '  ' },
    { disability_description: 'Please describe your accessibility needs' },
  ],
  [
    'I05',
    { has_disability: 'yes', description: 'x'.repeat(1001) },
    { disability_description: 'Must be 1000 characters or less' },
  ],
  ['I06', {}, { institutions: 'Add your current institution' }],
  ['I06', { institutions: [] }, { institutions: 'Add your current institution' }],
  ['I06', { institutions: 'UR' }, { institutions: 'Must be a list' }],
  ['I06', { institutions: many(21, institution) }, { institutions: 'Add at most 20' }],
  [
    'I06',
    { institutions: [institution, {}] },
    {
      'institutions.1.name': 'Enter the name of the institution',
      'institutions.1.program': 'Enter your programme of study',
      'institutions.1.degree_level': 'Select the degree level',
      'institutions.1.graduation_year': 'Enter the graduation year',
    },
  ],
  [
    'I06',
    { institutions: [{ ...institution, degree_level: 'Doctor' }] },
    { 'institutions.0.degree_level': 'Select the degree level' },
  ],
  [
    'I06',
    { institutions: [{ ...institution, graduation_year: 1899 }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'I06',
    { institutions: [{ ...institution, graduation_year: '3031' }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'I06',
    { institutions: [{ ...institution, graduation_year: 'soon' }] },
    { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
  ],
  [
    'I06',
    { institutions: [{ ...institution, name: 'x'.repeat(201) }] },
    { 'institutions.0.name': 'Must be 200 characters or less' },
  ],
  [
    'I07',
    { degrees: [{}] },
    {
      'degrees.0.name': 'Enter the name of the institution',
      'degrees.0.program': 'Enter your programme of study',
      'degrees.0.degree_level': 'Select the degree level',
      'degrees.0.graduation_date': 'Enter the graduation date',
    },
  ],
  [
    'I07',
    { degrees: [{ ...degree, degree_level: 'High School' }] },
    { 'degrees.0.degree_level': 'Select the degree level' },
  ],
  [
    'I07',
    { degrees: [{ ...degree, graduation_date: '2023-02-30' }] },
    { 'degrees.0.graduation_date': 'Enter the graduation date' },
  ],
  [
    'I08',
    { honors: [{}] },
    {
      'honors.0.name': 'Enter the name of the honor',
      'honors.0.award': 'Enter the award',
      'honors.0.date_awarded': 'Enter the date it was awarded',
    },
  ],
  [
    'I08',
    { honors: [{ ...honor, date_awarded: '1.2.2024' }] },
    { 'honors.0.date_awarded': 'Enter the date it was awarded' },
  ],
  [
    'I09',
    { course_works: [{}] },
    {
      'course_works.0.title': 'Enter the title of the course',
      'course_works.0.institution': 'Enter the institution of the course',
      'course_works.0.date_completed': 'Enter the date completed',
    },
  ],
  [
    'I09',
    { course_works: [{ ...course, title: ' ' }] },
    { 'course_works.0.title': 'Enter the title of the course' },
  ],
  [
    'I10',
    { clinic_experiences: [{ description: ' ' }] },
    { 'clinic_experiences.0.description': 'Describe the experience, or remove it' },
  ],
  [
    'I10',
    { research_experiences: [{}] },
    { 'research_experiences.0.description': 'Describe the experience, or remove it' },
  ],
  [
    'I10',
    { volunteers: [{ description: 'x'.repeat(51) }] },
    { 'volunteers.0.description': 'Description must be 50 characters or less' },
  ],
  [
    'I11',
    { ...statement, interests: [] },
    { interests: 'Please select at least one area of interest before proceeding.' },
  ],
  [
    'I11',
    { ...statement, interests: [research, { area: '' }] },
    { 'interests.1.area': 'Please select an area for Interest 2 before proceeding.' },
  ],
  [
    'I11',
    { ...statement, interests: [{ area: 'Fishing' }] },
    { 'interests.0.area': 'Please select an area for Interest 1 before proceeding.' },
  ],
  [
    'I11',
    { ...statement, interests: [research, research, { area: 'Other', other: ' ' }] },
    { 'interests.2.other': 'Please specify the "Other" area for Interest 3 before proceeding.' },
  ],
  [
    'I11',
    { interests: [research, research], ...statement },
    { 'interests.1.area': 'You have added this area already. Change it or remove it.' },
  ],
  [
    'I11',
    { interests: [research], personal_statement: '   ' },
    {
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    },
  ],
  [
    'I11',
    { interests: [research], personal_statement: 'x'.repeat(301) },
    { personal_statement: 'Personal statement must be 300 characters or less' },
  ],
  [
    'I11',
    {},
    {
      interests: 'Please select at least one area of interest before proceeding.',
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    },
  ],
  [
    'I12',
    { languages: [] },
    { languages: 'Please add at least one language with proficiency level before proceeding.' },
  ],
  [
    'I12',
    { languages: [english, {}] },
    { 'languages.1.language': 'Select a language', 'languages.1.proficiency': 'Select your proficiency' },
  ],
  [
    'I12',
    { languages: [english, { ...english, proficiency: 'Native' }] },
    { 'languages.1.language': 'You have added this language already. Change it or remove it.' },
  ],
  [
    'I12',
    { languages: [{ ...english, language: 'Klingon' }] },
    { 'languages.0.language': 'Select a language' },
  ],
  [
    'I12',
    { languages: [english], other_skills: 'x'.repeat(1001) },
    { other_skills: 'Must be 1000 characters or less' },
  ],
  ['I13', { hours_available: 20 }, { periods: 'Add at least one period when you are available' }],
  [
    'I13',
    { periods: [], hours_available: 20 },
    { periods: 'Add at least one period when you are available' },
  ],
  [
    'I13',
    { periods: many(4, period), hours_available: 20 },
    { periods: 'You can add at most three periods' },
  ],
  [
    'I13',
    { periods: [{}], hours_available: 20 },
    { 'periods.0.start_date': 'Enter the start date', 'periods.0.end_date': 'Enter the end date' },
  ],
  [
    'I13',
    { periods: [{ start_date: '2097-03-01', end_date: '2097-03-01' }], hours_available: 20 },
    { 'periods.0.end_date': 'End date must be after start date.' },
  ],
  [
    'I13',
    { periods: [period, { start_date: '2097-03-02', end_date: '2097-03-01' }], hours_available: 20 },
    { 'periods.1.end_date': 'End date must be after start date.' },
  ],
  [
    'I13',
    { periods: [{ start_date: '2020-02-01', end_date: '2020-02-20' }, period], hours_available: 20 },
    { 'periods.0.end_date': 'End date must be today or later.' },
  ],
  [
    'I13',
    { periods: many(2, period), hours_available: 20 },
    {
      'periods.1.start_date': 'Period 2 overlaps with another period. Change its dates or remove it.',
    },
  ],
  ['I13', { periods: [period] }, { hours_available: 'Please specify your weekly availability hours.' }],
  [
    'I13',
    { periods: [period], hours_available: '' },
    { hours_available: 'Please specify your weekly availability hours.' },
  ],
  [
    'I13',
    { periods: [period], hours_available: 0 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
  [
    'I13',
    { periods: [period], hours_available: 169 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
  [
    'I13',
    { periods: [period], hours_available: 7.5 },
    { hours_available: 'Weekly hours must be a whole number between 1 and 168' },
  ],
];
