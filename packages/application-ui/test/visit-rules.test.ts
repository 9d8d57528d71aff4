/** @jest-environment node */
import { limits } from '@portal/contract-svc-applications-v1';
import {
  agreedSignature,
  interests as areas,
  declarations,
  highestEducation,
  logistics,
  skills,
  visitPurpose,
} from '@portal/contract-svc-applications-v1/questions';
import { blankVisitForm, type VisitForm } from '../src/base/form';
import { today, yearsBefore } from '../src/base/form/rule-kit';
import { visitDocumentRules } from '../src/steps/documents';
import { signInRules } from '../src/steps/personal';
import { rulesOf } from '../src/steps/questions';
import { requiredSentence, visitorRules } from '../src/steps/visitor';

const declarationRules = rulesOf(declarations);
const highestEducationRules = rulesOf(highestEducation);
const logisticsRules = rulesOf(logistics);
const agreedSignatureRules = rulesOf(agreedSignature);
const motivationRules = (answers: object, limit: number) =>
  rulesOf(areas, visitPurpose)(answers, { experience_description: limit, personal_statement: limit });
const languageRules = rulesOf(skills);
const form = (part: Partial<VisitForm> = {}): VisitForm => ({ ...blankVisitForm(), ...part });

const visitor = form({
  name: 'Jean Bosco',
  email: 'jean@example.org',
  phone: '250788123456',
  dob: '1990-04-12',
  gender: 'male',
  nationality: 'Rwandan',
  institution_name: 'Hospital',
  institution_position: 'Nurse',
  current_address: 'Kigali',
  contact_preference: 'email',
});

describe('who the visitor is', () => {
  test('all that is asked is enough, without a permanent address', () => {
    expect(visitorRules(visitor, true)).toEqual({});
    expect(requiredSentence(visitor, true)).toBeUndefined();
  });
  test('one sentence names everything that was left out', () => {
    expect(requiredSentence(form(), false)).toEqual(
      'Please fill in the following required fields: Full name, Email, Phone number, Date of birth, Gender, Nationality, National ID/Passport, Organization, Position, Current address, Contact preference',
    );
    expect(requiredSentence({ ...visitor, institution_position: '  ' }, false)).toEqual(
      'Please fill in the following required fields: National ID/Passport, Position',
    );
  });
  test('each missing answer is reported at its field too', () => {
    expect(visitorRules(form(), false)).toEqual({
      name: 'Enter your full name',
      email: 'Enter an email address in the correct format, like name@example.com',
      phone: 'Enter your phone number',
      dob: 'Enter your date of birth',
      gender: 'Select your gender, or that you prefer not to say',
      nationality: 'Select your nationality',
      national_id: 'Select your national ID or passport',
      institution_name: 'Enter your organization',
      institution_position: 'Enter your position',
      current_address: 'Enter your current address',
      contact_preference: 'Select how we should contact you',
    });
  });
  test.each([
    ['name', 'N', 'Enter your full name, with at least two letters'],
    ['institution_name', 'H', 'Enter your organization, with at least 2 characters'],
    ['institution_position', 'N', 'Enter your position, with at least 2 characters'],
    ['current_address', 'Kiga', 'Enter your current address, with at least 5 characters'],
    ['institution_name', 'H'.repeat(201), 'Must be 200 characters or less'],
  ])('%s must have a sensible length', (field, value, sentence) => {
    expect(visitorRules({ ...visitor, [field]: value }, true)).toEqual({ [field]: sentence });
  });
  test('a person who is 18 today may come, a person a day younger may not', () => {
    const eighteen = yearsBefore(today(), 18);
    expect(visitorRules({ ...visitor, dob: eighteen }, true)).toEqual({});
    const later = `${Number(eighteen.slice(0, 4)) + 1}${eighteen.slice(4).replace('-02-29', '-03-01')}`;
    expect(visitorRules({ ...visitor, dob: later }, true)).toEqual({
      dob: 'You must be at least 18 years old to apply.',
    });
  });
  test.each(['1899-12-31', '2999-01-01', '1990-02-30'])('%s is no day of birth', (dob) => {
    expect(visitorRules({ ...visitor, dob }, true)).toEqual({
      dob: 'Date of birth must be between 1 January 1900 and today',
    });
  });
  test('a disability asks for a description', () => {
    expect(visitorRules({ ...visitor, has_disability: 'yes' }, true)).toEqual({
      disability_description: 'Please describe your accessibility needs',
    });
  });
  test.each([
    ['25078812', false],
    ['250788123', false],
    ['2507881234', true],
    ['250788123456789', true],
    ['2507881234567890', false],
  ])('the phone number %s: %s', (phone, right) => {
    expect(signInRules({ ...visitor, phone })).toEqual(
      right ? {} : { phone: 'Phone number must be between 10 and 15 digits.' },
    );
  });
});

describe('education', () => {
  const first = { name: 'University', program: 'Nursing', degree_level: 'Master', graduation_year: '' };
  const ask = (part: Partial<typeof first>) =>
    highestEducationRules({ institutions: [{ ...first, ...part }], previous_degrees: '' });
  const sentence = 'Please complete your highest level of education information before proceeding.';
  test('institution, programme and level are enough', () => expect(ask({})).toEqual({}));
  test.each(['name', 'program', 'degree_level'])('a missing %s is reported there', (field) => {
    expect(ask({ [field]: ' ' })).toEqual({ [`institutions.0.${field}`]: sentence });
  });
  test('nothing at all is reported once, and beside it what else is missing', () => {
    expect(highestEducationRules(form({ institutions: [] }))).toEqual({
      'institutions.0.name': sentence,
      'institutions.0.program': 'Enter your programme of study',
      'institutions.0.degree_level': 'Select the degree level',
    });
  });
  test('a year that is given must be valid', () => {
    expect(ask({ graduation_year: '2015' })).toEqual({});
    expect(ask({ graduation_year: '1899' })).toEqual({
      'institutions.0.graduation_year': 'Graduation year must be between 1900 and 3030',
    });
  });
  test('asks for the length of further studies', () => {
    expect(highestEducationRules({ institutions: [first], previous_degrees: 'a'.repeat(1001) })).toEqual({
      previous_degrees: 'Must be 1000 characters or less',
    });
  });
  test('asks for at least one language with its proficiency', () => {
    expect(languageRules(form())).toEqual({
      'languages.0.language': 'Please add at least one language with proficiency level before proceeding.',
    });
    expect(languageRules({ languages: [{ language: 'French', proficiency: '' }] })).toEqual({
      'languages.0.proficiency': 'Select your proficiency',
    });
  });
});

describe('what the visit is for', () => {
  const goals = { interests: [{ area: 'Research', other: '' }], personal_statement: 'To learn.' };
  test('an interest and a statement are enough', () => expect(motivationRules(goals, 300)).toEqual({}));
  test('no interest', () => {
    expect(motivationRules({ ...goals, interests: [{ area: '', other: '' }] }, 300)).toEqual({
      'interests.0.area': 'Please select at least one area of interest before proceeding.',
    });
  });
  test('a second interest without its area, and Other without a description', () => {
    const interests = [
      { area: 'Other', other: ' ' },
      { area: '', other: '' },
    ];
    expect(motivationRules({ ...goals, interests }, 300)).toEqual({
      'interests.0.other': 'Please specify the "Other" area for Interest 1 before proceeding.',
      'interests.1.area': 'Please select an area for Interest 2 before proceeding.',
    });
  });
  test.each(['', ' \n\t '])('a statement of blanks is none', (personal_statement) => {
    expect(motivationRules({ ...goals, personal_statement }, 300)).toEqual({
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    });
  });
  test('300 characters fit, 301 do not', () => {
    expect(motivationRules({ ...goals, personal_statement: 'a'.repeat(300) }, 300)).toEqual({});
    expect(motivationRules({ ...goals, personal_statement: 'a'.repeat(301) }, 300)).toEqual({
      personal_statement: 'Personal statement must be 300 characters or less',
    });
  });
});

describe('logistics', () => {
  const visit = form({
    purpose: 'personal',
    visit_start_date: '2027-03-01',
    visit_end_date: '2027-03-05',
    hours_available: '20',
    has_visited: 'no',
  });
  const institutional = { ...visit, purpose: 'institutional' };
  test('dates, hours and whether one was here are enough', () => {
    expect(logisticsRules(visit)).toEqual({});
    expect(logisticsRules({ ...institutional, people_participated: '4' })).toEqual({});
  });
  test('each missing answer is reported', () => {
    expect(logisticsRules(form())).toEqual({
      visit_start_date: 'Please provide both visit start and end dates.',
      visit_end_date: 'Please provide both visit start and end dates.',
      hours_available: 'Please specify your weekly availability hours.',
      has_visited: 'Please indicate if you have visited before.',
    });
  });
  test.each(['2027-03-01', '2027-02-28'])('an end on %s is not after the start', (visit_end_date) => {
    expect(logisticsRules({ ...visit, visit_end_date })).toEqual({
      visit_end_date: 'Visit end date must be after start date.',
    });
  });
  test.each(['0', '169', '2.5', 'many'])('%s is no number of hours a week', (hours_available) => {
    expect(logisticsRules({ ...visit, hours_available })).toEqual({
      hours_available: 'Weekly hours must be a whole number between 1 and 168',
    });
  });
  test.each(['', '0', '-1'])('an institution that sends "%s" people', (people_participated) => {
    expect(logisticsRules({ ...institutional, people_participated })).toEqual({
      people_participated: 'Please specify the number of people participating for institutional visits.',
    });
    expect(logisticsRules({ ...visit, people_participated })).toEqual({});
  });
  test.each(['1.5', String(limits.participants.max + 1)])('%s people are too many, or half', (count) => {
    expect(logisticsRules({ ...institutional, people_participated: count })).toEqual({
      people_participated: 'Number of participants must be a whole number between 1 and 200',
    });
  });
  test('an emergency contact is optional, but must be reachable', () => {
    expect(
      logisticsRules({ ...visit, emergency_contact_phone: '123', emergency_contact_email: 'a@b' }),
    ).toEqual({
      emergency_contact_phone: "Your emergency contact's phone number must be between 10 and 15 digits",
      emergency_contact_email:
        "Enter your emergency contact's email address in the correct format, like name@example.com",
    });
  });
  test('a city of 201 characters is reported, not cut', () => {
    expect(logisticsRules({ ...visit, travel_from_city: 'a'.repeat(201) })).toEqual({
      travel_from_city: 'Must be 200 characters or less',
    });
  });
});

describe('documents', () => {
  const cv = 'CV/Professional Bio is required. Please upload your CV.';
  const letter = 'Institutional letter is required for institutional visits.';
  const stored =
    (...types: string[]) =>
    (type: string) =>
      types.includes(type);
  test.each([
    ['personal', [], { 'documents.cv': cv }],
    ['personal', ['cv'], {}],
    ['institutional', [], { 'documents.cv': cv, 'documents.letter': letter }],
    ['institutional', ['cv', 'other'], { 'documents.letter': letter }],
    ['institutional', ['cv', 'letter'], {}],
  ])('a %s visit with %j', (purpose, types, errors) => {
    const uploads = { isThere: stored(...types), problem: () => undefined };
    expect(visitDocumentRules({ purpose }, uploads)).toEqual(errors);
  });
});

describe('declaration and signature', () => {
  const all = { declaration_accuracy: true, declaration_conduct: true, declaration_data_processing: true };
  test('all three are enough', () => expect(declarationRules(all)).toEqual({}));
  test.each(Object.keys(all))('a missing %s is reported there', (declaration) => {
    expect(declarationRules({ ...all, [declaration]: false })).toEqual({
      [declaration]: 'Please agree to all declarations before proceeding.',
    });
  });
  test('a signature and the agreement', () => {
    expect(agreedSignatureRules({ signature: 'Jean Bosco', agreement: true })).toEqual({});
    expect(agreedSignatureRules({ signature: '  ', agreement: false })).toEqual({
      signature: 'Please provide your signature before submitting.',
      agreement: 'Please agree to the terms and conditions before submitting.',
    });
  });
});
