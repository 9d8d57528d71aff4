/** @jest-environment node */
import { person as asked, disability, welcome } from '@portal/contract-svc-applications-v1/questions';
import { blankInternshipForm, type InternshipForm } from '../src/base/form';
import { isUnderAge, signInRules } from '../src/steps/personal';
import { rulesOf } from '../src/steps/questions';
import { welcomeComplete } from '../src/wizards/wizard/welcome-complete';

const welcomeRules = rulesOf(welcome);
const personalRules = rulesOf(asked);
const disabilityRules = rulesOf(disability);
const birthSentence = (dob: string, day: string) => personalRules({ dob }, undefined, day).dob;
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
      phone: 'Enter your phone number',
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
  test('a text that is too long is refused, never cut', () => {
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
