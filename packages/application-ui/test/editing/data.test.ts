/** @jest-environment node */
import { sampleIntern, sampleVisit } from '../../src/dev/sample-reviews';
import { internship, visit } from '../../src/editors/editing/programme';
import {
  changedSections,
  dataFromForm,
  errorsAtFields,
  errorsIn,
  tabOfPath,
} from '../../src/editors/editing/section';

const context = { limits: { experience_description: 50, personal_statement: 300 } };

describe('an internship application in the editor', () => {
  const form = internship.fromReview(sampleIntern());
  const members = (now: typeof form) =>
    changedSections(internship.sections, form, now).map(({ member }) => member);
  const dataOf = (now: typeof form) => dataFromForm(changedSections(internship.sections, form, now), now);

  test('reads what is stored as it would have been typed', () => {
    expect(form).toMatchObject({
      name: 'Ineza Mukamana',
      phone: '250788123456',
      country_code: '+250',
      phone_typed: '788123456',
      has_disability: 'no',
      permanent_address: '',
    });
    expect(form.institutions[0]?.graduation_year).toBe('2027');
    expect(form.references.map(({ full_name }) => full_name)).toEqual([
      'Dr. Jean Habimana',
      'Sr. Marie Uwase',
    ]);
  });

  test('sends nothing while nothing is typed', () => {
    expect(members({ ...form })).toEqual([]);
    expect(members({ ...form, name: ' Ineza Mukamana ' })).toEqual([]);
  });

  test('only the sections that were changed are sent', () => {
    const changed = { ...form, current_address: ' Musanze ', other_skills: 'First aid' };
    expect(dataOf(changed)).toEqual({
      intern_details: {
        full_name: 'Ineza Mukamana',
        email: 'ineza@example.com',
        phone_number: '250788123456',
        date_of_birth: '2001-04-09',
        gender: 'female',
        nationality: 'Rwandan',
        current_address: 'Musanze',
        permanent_address: '',
        contact_preference: 'email',
      },
      other_skills: 'First aid',
    });
  });

  test('a graduation year is a number, or nothing', () => {
    const [institution] = form.institutions;
    const withYear = (graduation_year: string) =>
      dataOf({ ...form, institutions: institution ? [{ ...institution, graduation_year }] : [] });
    expect(withYear(' 2028 ')).toMatchObject({ institution: [{ graduation_year: 2028 }] });
    expect(withYear('')).toMatchObject({ institution: [{ graduation_year: null }] });
  });

  test('each period keeps the hours a week that it has, and is sent with them', () => {
    const [spring, summer] = sampleIntern().period;
    const stored = internship.fromReview(
      sampleIntern({ period: [{ ...spring }, { ...summer, hours_available: 35 }] }),
    );
    expect(stored.periods.map((row) => row.hours_available)).toEqual(['20', '35']);
    const later = stored.periods.map((row, index) =>
      index === 0 ? { ...row, end_date: '2027-05-07' } : row,
    );
    const changed = { ...stored, periods: later };
    expect(dataFromForm(changedSections(internship.sections, stored, changed), changed)).toEqual({
      period: [
        { start_date: '2027-02-01', end_date: '2027-05-07', hours_available: 20 },
        { start_date: '2027-06-01', end_date: '2027-07-31', hours_available: 35 },
      ],
    });
  });

  test('what is wrong with the hours stands at the period that has them', () => {
    const periods = form.periods.map((row, index) => ({
      ...row,
      hours_available: index === 1 ? '200' : '24',
    }));
    const sections = changedSections(internship.sections, form, { ...form, periods });
    expect(errorsIn(sections, { ...form, periods }, context)).toEqual({
      'periods.1.hours_available': 'Weekly hours must be a whole number between 1 and 168',
    });
  });

  test('hours kept on the device for all periods become the hours of each period', () => {
    const { periods } = internship.shape({ ...form, hours_available: '24' });
    expect(periods.map((row) => row.hours_available)).toEqual(['24', '24']);
    expect(internship.shape(form)).toEqual(form);
  });

  test('rules check only changed answers', () => {
    const changed = { ...form, personal_statement: '' };
    const sections = changedSections(internship.sections, form, changed);
    expect(errorsIn(sections, { ...changed, languages: [] }, context)).toEqual({
      personal_statement:
        'Personal statement is required. Please provide your personal statement before proceeding.',
    });
  });

  test("the server's sentences find their fields", () => {
    const result = {
      'intern_details.full_name': 'a',
      'institution.0.name': 'b',
      'course_work.1.title': 'c',
      'disability.description': 'd',
      'period.0.hours_available': 'e',
      'references.1.email': 'f',
      personal_statement: 'g',
      honours: 'h',
    };
    const found = errorsAtFields(internship.sections, form, result);
    expect(found).toEqual({
      name: 'a',
      'institutions.0.name': 'b',
      'course_works.1.title': 'c',
      disability_description: 'd',
      'periods.0.hours_available': 'e',
      'references.1.email': 'f',
      personal_statement: 'g',
      honors: 'h',
    });
    expect(Object.keys(found).map((path) => tabOfPath(internship.sections, path))).toEqual([
      'personal',
      'education',
      'education',
      'disability',
      'availability',
      'references',
      'interests',
      'education',
    ]);
  });

  test('a single filled-in reference has index 0 on the server, wherever it is in the form', () => {
    const blank = {
      ...form.references[0],
      full_name: '',
      institution: '',
      email: '',
      phone: '',
      relationship: '',
    };
    const alone: typeof form = { ...form, references: [blank, form.references[1]] };
    expect(errorsAtFields(internship.sections, alone, { 'references.0.email': 'x' })).toEqual({
      'references.1.email': 'x',
    });
    expect(dataOf(alone)).toMatchObject({ references: [{ type: 'community' }] });
  });
});

describe('a visit application in the editor', () => {
  const form = visit.fromReview(sampleVisit());
  const dataOf = (now: typeof form) => dataFromForm(changedSections(visit.sections, form, now), now);

  test('reads what is stored as it would have been typed', () => {
    expect(form).toMatchObject({
      purpose: 'institutional',
      has_visited: 'no',
      needs_visa_assistance: 'yes',
      people_participated: '3',
      hours_available: '30',
      institution_name: 'Hospice Africa',
      accommodation_needed: '',
    });
  });

  test('new dates change the visit and its period', () => {
    expect(dataOf({ ...form, visit_end_date: '2027-03-20' })).toMatchObject({
      logistics: { visit_end_date: '2027-03-20', is_institution: true, people_participated: 3 },
      period: [{ start_date: '2027-03-01', end_date: '2027-03-20', hours_available: 30 }],
    });
  });

  test('a blank answer about the journey is nothing', () => {
    expect(dataOf({ ...form, travel_from_city: ' ' })).toMatchObject({
      logistics: { travel_from_city: null, travel_from_country: 'Uganda' },
    });
  });

  test('whether accommodation is needed is sent once it is answered', () => {
    expect(dataOf({ ...form, travel_from_city: '' }).logistics).not.toHaveProperty('accommodation_needed');
    expect(dataOf({ ...form, accommodation_needed: 'no' })).toMatchObject({
      logistics: { accommodation_needed: 'no' },
    });
  });

  test("the server's sentences find their fields", () => {
    const result = {
      'visitor_info.institution_name': 'a',
      'period.0.end_date': 'b',
      'logistics.people_participated': 'c',
      'intern_details.phone_number': 'd',
    };
    expect(errorsAtFields(visit.sections, form, result)).toEqual({
      institution_name: 'a',
      visit_end_date: 'b',
      people_participated: 'c',
      phone: 'd',
    });
  });
});
