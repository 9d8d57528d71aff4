import { availabilityRules } from '../src/availability';
import { disabilityRules } from '../src/disability';
import { documentRules } from '../src/documents';
import { educationRules } from '../src/education';
import { experienceRules } from '../src/experience';
import { blankInternshipForm, blankReference, formLimits, type InternshipForm } from '../src/form';
import { today, yearsBefore } from '../src/form/rule-kit';
import { motivationRules } from '../src/motivation';
import { birthSentence, isUnderAge, personalRules, signInRules } from '../src/personal';
import { referenceErrors, referenceRules } from '../src/references';
import { signatureRules } from '../src/signature';
import { languageRules, skillsRules } from '../src/skills';
import { welcomeComplete, welcomeRules } from '../src/welcome';

const form = (part: Partial<InternshipForm> = {}): InternshipForm => ({ ...blankInternshipForm(), ...part });

describe('welcome', () => {
  const all = { purpose: 'academic', agree_submission: true, agree_terms: true };
  test('a purpose and both agreements are enough', () => {
    expect(welcomeRules(all)).toEqual({});
    expect(welcomeComplete(all)).toBe(true);
  });
  test.each([
    ['purpose', { purpose: '' }],
    ['agree_submission', { agree_submission: false }],
    ['agree_terms', { agree_terms: false }],
  ])('without %s it says so there', (field, part) => {
    const sentence = 'Please select a purpose and agree to both terms.';
    expect(welcomeRules({ ...all, ...part })).toEqual({ [field]: sentence });
  });
});

describe('personal details', () => {
  const person = form({
    name: 'Amina Uwase',
    email: 'amina@example.org',
    phone: '250788123456',
    dob: '1999-04-12',
    gender: 'female',
    nationality: 'Rwandan',
    current_address: 'Kigali',
    contact_preference: 'email',
  });
  test('a whole person passes, without a permanent address', () => {
    expect(personalRules(person)).toEqual({});
  });
  test('each required answer has its own sentence', () => {
    expect(personalRules(form())).toEqual({
      name: 'Enter your full name',
      email: 'Enter an email address in the correct format, like name@example.com',
      phone: 'Phone number must be between 10 and 15 digits.',
      dob: 'Enter your date of birth',
      gender: 'Select your gender, or that you prefer not to say',
      nationality: 'Select your nationality',
      current_address: 'Enter your current address',
      contact_preference: 'Select how we should contact you',
    });
  });
  test('blanks are no answer', () => {
    expect(personalRules({ ...person, name: '   ' })).toEqual({ name: 'Enter your full name' });
  });
  test.each(['amina', 'amina@', '@example.org', 'amina@example', 'a b@example.org', 'a@b..org'])(
    '%s is no email address',
    (email) => {
      expect(Object.keys(signInRules({ email, phone: person.phone }))).toEqual(['email']);
    },
  );
  test.each(['amina@example.org', "o'neil+x@mail.example.co.rw", 'é@exämple.org'])('%s is one', (email) => {
    expect(signInRules({ email, phone: person.phone })).toEqual({});
  });
  test.each([
    ['123456789', false],
    ['1234567890', true],
    ['123456789012345', true],
    ['1234567890123456', false],
  ])('the phone number %s: %s', (phone, right) => {
    expect(signInRules({ email: person.email, phone })).toEqual(
      right ? {} : { phone: 'Phone number must be between 10 and 15 digits.' },
    );
  });
  test('18 years old today may apply, tomorrow may not', () => {
    expect(birthSentence('2008-11-21', '2026-11-21')).toBeUndefined();
    expect(birthSentence('2008-11-22', '2026-11-21')).toBe('You must be at least 18 years old to apply.');
    expect(isUnderAge('2008-11-22', '2026-11-21')).toBe(true);
    expect(isUnderAge('2008-11-21', '2026-11-21')).toBe(false);
  });
  test.each(['1899-12-31', '2026-11-22', '1999-02-30', '12.04.1999'])('%s is no day of birth', (dob) => {
    const sentence = 'Date of birth must be between 1 January 1900 and today';
    expect(birthSentence(dob, '2026-11-21')).toBe(sentence);
  });
  test('what is too long is told, never cut', () => {
    expect(personalRules({ ...person, name: 'x'.repeat(201) })).toEqual({
      name: 'Must be 200 characters or less',
    });
    expect(personalRules({ ...person, permanent_address: 'x'.repeat(1001) })).toEqual({
      permanent_address: 'Must be 1000 characters or less',
    });
  });
});

describe('disability', () => {
  test('no needs nothing more, also when something was written before', () => {
    expect(disabilityRules({ has_disability: 'no', disability_description: '' })).toEqual({});
    expect(disabilityRules({ has_disability: 'no', disability_description: 'x'.repeat(2000) })).toEqual({});
  });
  test('yes needs a description', () => {
    expect(disabilityRules({ has_disability: 'yes', disability_description: ' ' })).toEqual({
      disability_description: 'Please describe your accessibility needs',
    });
  });
  test('an answer is needed', () => {
    expect(disabilityRules({ has_disability: '', disability_description: '' })).toEqual({
      has_disability: 'Select whether you have a disability',
    });
  });
});

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
      'course_works.0.date_completed': 'Enter the date of completion',
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
  test('at least one language with its proficiency', () => {
    const sentence = 'Please add at least one language with proficiency level before proceeding.';
    expect(languageRules({ languages: [] })).toEqual({ languages: sentence });
    expect(languageRules({ languages: [{ language: '', proficiency: '' }] })).toEqual({
      'languages.0.language': sentence,
    });
  });
  test('a half row says which half is missing', () => {
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
      'references.0.letter': 'Select the reference letter',
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
    expect(documentRules(() => false)).toEqual({
      'documents.cv': 'Select your CV',
      'documents.cover_letter': 'Select your cover letter',
      'documents.transcript': 'Select your transcript or proof of enrolment',
      'documents.criminal_record': 'Select your criminal record',
    });
    expect(documentRules((type) => type !== 'other')).toEqual({});
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
