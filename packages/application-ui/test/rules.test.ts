/** @jest-environment node */
import {
  availability,
  clinicalExperience,
  courses,
  degrees,
  honors,
  interests,
  researchExperience,
  type Section,
  schools,
  signature,
  skills,
  statement,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { blankInternshipForm, blankReference, formLimits, type InternshipForm } from '../src/base/form';
import { today, yearsBefore } from '../src/base/form/rule-kit';
import { documentRules } from '../src/steps/documents';
import { ownersRulesOf, rulesOf } from '../src/steps/questions';
import { referenceErrors, referenceRules } from '../src/steps/references';

const educationRules = rulesOf(schools, degrees, honors, courses);
const limited = (limit: number) => ({ experience_description: limit, personal_statement: limit });
const experienceRules = (answers: object, limit: number) =>
  rulesOf(clinicalExperience, researchExperience, volunteerExperience)(answers, limited(limit));
const motivationRules = (answers: object, limit: number) =>
  rulesOf(interests, statement)(answers, limited(limit));
const skillsRules = rulesOf(skills);
const availabilityRules = rulesOf(availability);
const signatureRules = rulesOf(signature);

const form = (part: Partial<InternshipForm> = {}): InternshipForm => ({ ...blankInternshipForm(), ...part });

describe('education', () => {
  const institution = { name: 'UR', program: 'Nursing', degree_level: 'Bachelor', graduation_year: '2027' };
  test('the current institution is needed, each part of it', () => {
    expect(educationRules(form())).toEqual({
      'institutions.0.name': 'Enter the name of the institution',
      'institutions.0.program': 'Enter your programme of study',
      'institutions.0.degree_level': 'Select the degree level',
      'institutions.0.graduation_year': 'Enter the graduation year',
    });
    expect(educationRules(form({ institutions: [] }))).toEqual({
      institutions: 'Add your current institution',
    });
  });
  test.each([
    ['1899', false],
    ['1900', true],
    ['3030', true],
    ['3031', false],
    ['20x7', false],
  ])('the graduation year %s: %s', (graduation_year, right) => {
    expect(educationRules(form({ institutions: [{ ...institution, graduation_year }] }))).toEqual(
      right ? {} : { 'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030' },
    );
  });
  test('an optional row that was added needs all of its fields', () => {
    const errors = educationRules(
      form({
        institutions: [institution],
        degrees: [{ name: '', program: '', degree_level: '', graduation_date: '' }],
        honors: [{ name: '', award: '', date_awarded: '' }],
        course_works: [{ title: '', institution: '', date_completed: '' }],
      }),
    );
    expect(errors).toEqual({
      'degrees.0.name': 'Enter the name of the institution',
      'degrees.0.program': 'Enter your programme of study',
      'degrees.0.degree_level': 'Select the degree level',
      'degrees.0.graduation_date': 'Enter the graduation date',
      'honors.0.name': 'Enter the name of the honor',
      'honors.0.award': 'Enter the award',
      'honors.0.date_awarded': 'Enter the date it was awarded',
      'course_works.0.title': 'Enter the title of the course',
      'course_works.0.institution': 'Enter the institution of the course',
      'course_works.0.date_completed': 'Enter the date completed',
    });
  });
});

describe('experience', () => {
  test('none at all is fine', () => expect(experienceRules(form(), 50)).toEqual({}));
  test('an added row wants its description, within the limit', () => {
    const answers = form({
      clinic_experiences: [{ description: '' }],
      research_experiences: [{ description: 'x'.repeat(51) }],
      volunteers: [{ description: 'x'.repeat(50) }],
    });
    expect(experienceRules(answers, 50)).toEqual({
      'clinic_experiences.0.description': 'Describe the experience, or remove it',
      'research_experiences.0.description': 'Description must be 50 characters or less',
    });
  });
  test('an administrator may raise the limits', () => {
    expect(formLimits({ experience_description: 80 })).toEqual({
      experience_description: 80,
      personal_statement: 300,
    });
    expect(experienceRules(form({ volunteers: [{ description: 'x'.repeat(80) }] }), 80)).toEqual({});
  });
});

describe('motivation', () => {
  const interests = [{ area: 'Education', other: '' }];
  test('an area and a statement are needed', () => {
    expect(motivationRules(form(), 300)).toEqual({
      'interests.0.area': 'Please select at least one area of interest before proceeding.',
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    });
  });
  test('each further row wants its area, and Other its words', () => {
    const rows = [...interests, { area: '', other: '' }, { area: 'Other', other: ' ' }];
    expect(motivationRules(form({ interests: rows, personal_statement: 'Because' }), 300)).toEqual({
      'interests.1.area': 'Please select an area for Interest 2 before proceeding.',
      'interests.2.other': 'Please specify the "Other" area for Interest 3 before proceeding.',
    });
  });
  test('300 characters fit, 301 do not, blanks around them do not count', () => {
    const statement = (length: number) => form({ interests, personal_statement: ` ${'x'.repeat(length)} ` });
    expect(motivationRules(statement(300), 300)).toEqual({});
    expect(motivationRules(statement(301), 300)).toEqual({
      personal_statement: 'Personal statement must be 300 characters or less',
    });
  });
});

describe('skills', () => {
  test('asks for at least one language with its proficiency', () => {
    const sentence = 'Please add at least one language with proficiency level before proceeding.';
    expect(skillsRules({ languages: [] })).toEqual({ languages: sentence });
    expect(skillsRules({ languages: [{ language: '', proficiency: '' }] })).toEqual({
      'languages.0.language': sentence,
    });
  });
  test('a half-filled row reports which half is missing', () => {
    const languages = [
      { language: 'English', proficiency: '' },
      { language: '', proficiency: 'Basic' },
    ];
    expect(skillsRules({ languages, other_skills: '' })).toEqual({
      'languages.0.proficiency': 'Select your proficiency',
      'languages.1.language': 'Select a language',
    });
  });
});

describe('availability', () => {
  const period = { start_date: '2027-06-01', end_date: '2027-08-31' };
  test('one to three periods, each with both days, and the hours', () => {
    expect(availabilityRules(form())).toEqual({
      'periods.0.start_date': 'Enter the start date',
      'periods.0.end_date': 'Enter the end date',
      hours_available: 'Please specify your weekly availability hours.',
    });
    expect(availabilityRules({ periods: [], hours_available: '20' })).toEqual({
      periods: 'Add at least one period when you are available',
    });
    expect(availabilityRules({ periods: Array(4).fill(period), hours_available: '20' })).toEqual({
      periods: 'You can add at most three periods',
    });
    expect(availabilityRules({ periods: Array(3).fill(period), hours_available: '20' })).toEqual({});
  });
  test('days in the past, periods that overlap and rows that repeat are reported to the owner', () => {
    const at = (start_date: string, end_date: string) => ({ start_date, end_date });
    const toOwner = (section: Section, answers: object) =>
      ownersRulesOf(section)(answers, undefined, '2027-06-15');
    const periods = [at('2027-05-01', '2027-06-14'), period, at('2027-08-31', '2027-09-30')];
    expect(toOwner(availability, { periods, hours_available: '20' })).toEqual({
      'periods.0.end_date': 'End date must be today or later.',
      'periods.1.start_date': 'Period 2 overlaps with another period. Change its dates or remove it.',
    });
    expect(toOwner(availability, { periods: [period], hours_available: '20' })).toEqual({});
    const twice = { language: 'French', proficiency: 'Basic' };
    expect(toOwner(skills, { languages: [twice, twice], other_skills: '' })).toEqual({
      'languages.1.language': 'You have added this language already. Change it or remove it.',
    });
    const areas = [
      { area: 'Open', other: 'Surgery' },
      { area: 'Open', other: '' },
      { area: 'Other', other: 'Surgery' },
      { area: 'Other', other: ' surgery' },
      { area: 'Other', other: 'Radiology' },
    ];
    const already = 'You have added this area already. Change it or remove it.';
    expect(toOwner(interests, { interests: areas })).toEqual({
      'interests.1.area': already,
      'interests.3.area': already,
    });
    expect(skillsRules({ languages: [twice, twice], other_skills: '' })).toEqual({});
  });
  test('the end comes after the start', () => {
    const periods = [{ start_date: '2027-06-01', end_date: '2027-06-01' }];
    expect(availabilityRules({ periods, hours_available: '20' })).toEqual({
      'periods.0.end_date': 'End date must be after start date.',
    });
  });
  test.each(['0', '169', '7.5', 'many'])('%s hours a week cannot be', (hours_available) => {
    expect(availabilityRules({ periods: [period], hours_available })).toEqual({
      hours_available: 'Weekly hours must be a whole number between 1 and 168',
    });
  });
});

describe('references', () => {
  test('name, institution, email and letter are needed; phone and relationship are not', () => {
    expect(referenceRules('academic', blankReference('academic'), false)).toEqual({
      'references.0.full_name': "Enter the referee's full name",
      'references.0.institution': "Enter the referee's institution",
      'references.0.email': "Enter the referee's email address in the correct format, like name@example.com",
      'references.0.letter': 'Select your academic reference letter',
    });
  });
  test('the community reference has an organization', () => {
    const reference = { ...blankReference('community'), full_name: 'Grace', email: 'grace@example.org' };
    expect(referenceRules('community', reference, true)).toEqual({
      'references.1.organization': "Enter the referee's organization",
    });
  });
  test('a phone number that is given must be one', () => {
    const reference = {
      ...blankReference('academic'),
      full_name: 'Jean',
      institution: 'UR',
      email: 'jean@example.org',
    };
    expect(referenceRules('academic', { ...reference, phone: '12345' }, true)).toEqual({
      'references.0.phone': "The referee's phone number must be between 10 and 15 digits",
    });
    expect(referenceRules('academic', { ...reference, phone: '+250 (788) 123-456' }, true)).toEqual({});
    // A number beside the applicant's country: the error counts digits as the question below the field does.
    expect(
      referenceRules('academic', { ...reference, phone: '07881234567' }, true, { country_code: '+250' }),
    ).toEqual({
      'references.0.phone':
        'The number has one digit too many. Correct it, or choose “Yes” below the field if it is right',
    });
    const self =
      'You cannot be your own referee. Name somebody else, with their own email address and phone number.';
    const own = (email: string, phone = '') =>
      referenceRules('academic', { ...reference, email, phone: '+250 788 123 456' }, true, { email, phone });
    expect(own(reference.email.toUpperCase())).toEqual({ 'references.0.email': self });
    expect(
      referenceRules('academic', { ...reference, phone: '+250 788 123 456' }, true, {
        email: 'somebody@example.org',
        phone: '250788123456',
      }),
    ).toEqual({ 'references.0.phone': self });
  });
  test("the server's sentences find their place in the form", () => {
    expect(referenceErrors('community', { letter: 'is empty', email: 'wrong' })).toEqual({
      'references.1.letter': 'is empty',
      'references.1.email': 'wrong',
    });
  });
});

describe('documents and signature', () => {
  test('four are required, each asked for by its name', () => {
    expect(documentRules({ isThere: () => false, problem: () => undefined })).toEqual({
      'documents.cv': 'Select your CV',
      'documents.cover_letter': 'Select your cover letter',
      'documents.transcript': 'Select your transcript or proof of enrolment',
      'documents.criminal_record': 'Select your criminal record',
    });
    expect(documentRules({ isThere: (type) => type !== 'other', problem: () => undefined })).toEqual({});
  });
  test('the signature is needed', () => {
    expect(signatureRules({ signature: ' ' })).toEqual({
      signature: 'Please provide your signature before submitting.',
    });
    expect(signatureRules({ signature: 'Amina Uwase' })).toEqual({});
  });
});

test('years before a day, also on 29 February', () => {
  expect(yearsBefore('2026-11-21', 18)).toBe('2008-11-21');
  expect(yearsBefore('2028-02-29', 18)).toBe('2010-02-28');
  expect(today(new Date(2026, 0, 5))).toBe('2026-01-05');
});
