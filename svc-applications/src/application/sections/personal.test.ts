import { birthProblem } from '@portal/contract-svc-applications-v1/questions';
import { check } from '@portal/service-kit/http';
import Joi from 'joi';
import { latestToday } from '../questions/today';
import { personalFields } from './personal';

const schema = Joi.object(personalFields);
const amina = {
  name: 'Amina Uwase',
  email: 'Amina@Example.org ',
  phone: '+250 (788) 123-456',
  dob: '2001-05-17',
  gender: 'prefer',
  nationality: 'Rwandan',
  current_address: 'KG 7 Avenue',
  contact_preference: 'email',
};
const problemsOf = (changes: object) => check(schema, { ...amina, ...changes });

describe('the date of birth', () => {
  const today = '2026-11-21';
  it('accepts a person who turns 18 today, and refuses a person who turns 18 tomorrow', () => {
    expect(birthProblem('2008-11-21', today)).toBeUndefined();
    expect(birthProblem('2008-11-22', today)).toBe('age');
  });
  it('accepts a person born on 29 February from 1 March on', () => {
    expect(birthProblem('2008-02-29', '2026-02-28')).toBe('age');
    expect(birthProblem('2008-02-29', '2026-03-01')).toBeUndefined();
  });
  it('reaches from 1900 to today', () => {
    expect(birthProblem('1900-01-01', today)).toBeUndefined();
    expect(birthProblem('1899-12-31', today)).toBe('range');
    expect(birthProblem('2026-11-21', today)).toBe('age');
    expect(birthProblem('2026-11-22', today)).toBe('range');
    expect(birthProblem('2001-02-30', today)).toBe('range');
    expect(birthProblem('17.5.2001', today)).toBe('range');
  });
  it('goes by the time zone where the day begins first', () => {
    expect(latestToday(new Date('2026-11-21T09:59:00Z'))).toBe('2026-11-21');
    expect(latestToday(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22');
  });
});

describe('the personal set', () => {
  it('is stored in one form: emails in small letters, phones as digits, one value for an undisclosed gender', () => {
    expect(schema.validate(amina).value).toMatchObject({
      email: 'amina@example.org',
      phone: '250788123456',
      gender: 'prefer_not',
      permanent_address: null,
    });
  });

  it.each([
    ['name', '', 'Enter your full name'],
    ['name', '   ', 'Enter your full name'],
    ['name', 7, 'Enter your full name'],
    ['name', 'x'.repeat(201), 'Must be 200 characters or less'],
    ['email', 'nobody', 'Enter an email address in the correct format, like name@example.com'],
    ['phone', '', 'Enter your phone number'],
    ['phone', '0788123456', 'Start the phone number with its country code, like +250 788 123 456'],
    ['phone', '250788123', 'Phone number must be between 10 and 15 digits.'],
    ['phone', '2507881234567890', 'Phone number must be between 10 and 15 digits.'],
    ['phone', '7'.repeat(50), 'Phone number must be between 10 and 15 digits.'],
    ['dob', '', 'Enter your date of birth'],
    ['dob', '1899-12-31', 'Date of birth must be between 1 January 1900 and today'],
    ['dob', '2020-01-01', 'You must be at least 18 years old to apply.'],
    ['gender', 'unknown', 'Select your gender, or that you prefer not to say'],
    ['nationality', null, 'Select your nationality'],
    ['current_address', '', 'Enter your current address'],
    ['permanent_address', 'x'.repeat(1001), 'Must be 1000 characters or less'],
    ['contact_preference', 'pigeon', 'Select how we should contact you'],
  ])('says what is wrong with %s %p', (field, value, sentence) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: [sentence] });
  });

  it('reports all problems at once', () => {
    expect(Object.keys(check(schema, {}) ?? {}).sort()).toEqual(
      Object.keys(personalFields)
        .filter((field) => field !== 'permanent_address')
        .sort(),
    );
  });
});
