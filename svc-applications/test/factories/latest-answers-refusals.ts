import type { RefusedCase } from './latest-answers';

/** A text of this length. */
export const textOfLength = (length: number) => 'x'.repeat(length);
const t = {
  statement: 'Personal statement is required. Please provide your personal statement before proceeding.',
  tooLong: expect.stringContaining('300'),
  any: expect.any(String),
};

/** Answers of an internship that become wrong after their step was stored. */
export const refusedCases: RefusedCase[] = [
  {
    what: 'the statement is emptied',
    typed: { personal_statement: '' },
    named: { personal_statement: t.statement },
  },
  {
    what: 'the statement is null',
    typed: { personal_statement: null },
    named: { personal_statement: t.statement },
  },
  {
    what: 'the statement is too long',
    typed: { personal_statement: textOfLength(301) },
    named: { personal_statement: t.tooLong },
  },
  {
    what: 'the name is emptied',
    typed: { name: ' ', contact_preference: 'owl' },
    named: { name: t.any, contact_preference: t.any },
  },
  {
    what: 'somebody is too young',
    typed: { dob: '2020-01-01' },
    named: { dob: expect.stringContaining('18') },
  },
  { what: 'the date of birth is emptied', typed: { dob: '' }, named: { dob: t.any } },
  {
    what: 'a need is not described',
    typed: { has_disability: 'yes' },
    named: { disability_description: t.any },
  },
  {
    what: 'disability is emptied',
    typed: { has_disability: '' },
    named: { has_disability: 'Select whether you have a disability' },
  },
  {
    what: 'a period is over and a language stands there twice',
    typed: {
      periods: [{ start_date: '2020-02-01', end_date: '2020-02-20' }],
      languages: [
        { language: 'French', proficiency: 'Basic' },
        { language: 'French', proficiency: 'Native' },
      ],
    },
    named: {
      'languages.1.language': 'You have added this language already. Change it or remove it.',
      'periods.0.end_date': 'End date must be today or later.',
    },
  },
  {
    what: 'the institutions are emptied',
    typed: { institutions: [] },
    named: { institutions: 'Add your current institution' },
  },
  {
    what: 'the programme of a school is emptied',
    typed: {
      institutions: [{ name: 'UR', program: '', degree_level: 'Bachelor', graduation_year: '20x7' }],
    },
    named: { 'institutions.0.program': t.any, 'institutions.0.graduation_year': t.any },
  },
  {
    what: 'the year of a school is null',
    typed: {
      institutions: [{ name: 'UR', program: 'Law', degree_level: 'Bachelor', graduation_year: null }],
    },
    named: { 'institutions.0.graduation_year': t.any },
  },
  {
    what: 'a degree has no day',
    typed: {
      degrees: [{ name: 'UR', program: 'Law', degree_level: 'Bachelor', graduation_date: '' }],
    },
    named: { 'degrees.0.graduation_date': t.any },
  },
  {
    what: 'an honor has no award',
    typed: { honors: [{ name: 'Prize', award: '', date_awarded: '2024-03-02' }] },
    named: { 'honors.0.award': t.any },
  },
  {
    what: 'a course has no title',
    typed: { course_works: [{ title: '', institution: 'UR', date_completed: '2024-12-12' }] },
    named: { 'course_works.0.title': t.any },
  },
  {
    what: 'an experience is too long',
    typed: { clinic_experiences: [{ description: textOfLength(51) }], volunteers: [{ description: '' }, {}] },
    named: { 'clinic_experiences.0.description': expect.stringContaining('50') },
  },
  {
    what: 'the interests are emptied',
    typed: { interests: [] },
    named: { interests: 'Please select at least one area of interest before proceeding.' },
  },
  {
    what: 'another interest is not told',
    typed: { interests: [{ area: 'Other', other: '' }] },
    named: { 'interests.0.other': t.any },
  },
  {
    what: 'the languages are emptied',
    typed: { languages: [{ language: '', proficiency: '' }] },
    named: { languages: 'Please add at least one language with proficiency level before proceeding.' },
  },
  {
    what: 'the periods are emptied',
    typed: { periods: [] },
    named: { periods: 'Add at least one period when you are available' },
  },
  {
    what: 'a period ends before it begins',
    typed: { periods: [{ start_date: '2097-09-01', end_date: '2097-08-01' }] },
    named: { 'periods.0.end_date': t.any },
  },
  {
    what: 'the hours are emptied',
    typed: { hours_available: null },
    named: { hours_available: t.any },
  },
  {
    what: 'a referee is renamed: the letter is not theirs',
    typed: {
      references: [
        { type: 'academic', full_name: 'Dr New', institution: 'UR', email: 'new@example.org' },
        {
          type: 'community',
          full_name: 'Dr Jean Bosco',
          organization: 'Red Cross',
          email: 'jean.bosco@example.org',
          phone: '250788123456',
          relationship: 'Lecturer',
        },
      ],
    },
    named: { 'references.0.letter': 'Select your recommendation letter' },
  },
  {
    what: 'the references are emptied',
    typed: { references: [] },
    named: {
      'references.0.full_name': "Enter the referee's full name",
      'references.0.institution': t.any,
      'references.0.email': t.any,
      'references.0.letter': t.any,
      'references.1.full_name': "Enter the referee's full name",
      'references.1.organization': t.any,
      'references.1.email': t.any,
      'references.1.letter': t.any,
    },
  },
];
