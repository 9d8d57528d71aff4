/** @jest-environment node */
import { furtherInternship } from '@portal/contract-svc-applications-v1/questions';
import { sampleIntern, sampleVisit } from '../src/dev/sample-reviews';
import {
  keptSecondaryIntern,
  readSecondaryIntern,
  readSecondaryVisitor,
  reasonSentence,
  secondaryInternData,
  secondaryInternForm,
  secondaryInternRules,
  secondaryVisitorData,
  secondaryVisitorForm,
  secondaryVisitorRules,
} from '../src/editors/secondary';

const complete = secondaryInternForm(sampleIntern());

// The sample periods are in the future on this day.
jest.useFakeTimers({ now: new Date(2027, 0, 15) });

describe('a further internship application', () => {
  test('begins with an academic and a community referee', () => {
    expect(secondaryInternForm().references.map(({ type }) => type)).toEqual(['academic', 'community']);
  });

  test('each blank part reports its required answers', () => {
    expect(secondaryInternRules(secondaryInternForm(), 300)).toEqual({
      'interests.0.area': 'At least one interest area is required',
      personal_statement: 'Personal statement must be at least 50 characters',
      'periods.0.start_date': 'Availability period is required',
      'periods.0.end_date': 'Availability period is required',
      'references.0.full_name': 'Reference name and email are required',
      'references.0.email': 'Reference name and email are required',
      'references.1.full_name': 'Reference name and email are required',
      'references.1.email': 'Reference name and email are required',
    });
  });

  test('earlier answers are there already, and need nothing more', () => {
    expect(secondaryInternRules(complete, 300)).toEqual({});
    expect(complete.periods.map((row) => row.hours_available)).toEqual(['20', '20']);
  });

  test('blanks around a statement do not count', () => {
    const padded = { ...complete, personal_statement: ` ${'a'.repeat(49)} ` };
    expect(secondaryInternRules(padded, 300)).toHaveProperty('personal_statement');
    expect(secondaryInternRules({ ...complete, personal_statement: 'a'.repeat(50) }, 300)).toEqual({});
  });

  test('a statement over the limit of the portal is reported', () => {
    const long = { ...complete, personal_statement: 'a'.repeat(301) };
    expect(secondaryInternRules(long, 300).personal_statement).toEqual(
      'Personal statement must be 300 characters or less',
    );
  });

  test('a second period that was only begun must be finished; an untouched one is left out', () => {
    const [first] = complete.periods;
    const blank = { start_date: '', end_date: '', hours_available: '' };
    const begun = { ...blank, start_date: '2027-05-01' };
    const withRow = (row: typeof blank) => ({ ...complete, periods: first ? [first, row] : [] });
    expect(secondaryInternRules(withRow(begun), 300)).toEqual({
      'periods.1.end_date': 'Availability period is required',
    });
    expect(secondaryInternRules(withRow(blank), 300)).toEqual({});
    expect(secondaryInternData(withRow(blank)).periods).toEqual([first]);
  });

  test('invalid hours are reported, empty ones are fine', () => {
    const withHours = (hours_available: string) => ({
      ...complete,
      periods: complete.periods.map((row) => ({ ...row, hours_available })),
    });
    expect(Object.keys(secondaryInternRules(withHours('200'), 300))).toEqual([
      'periods.0.hours_available',
      'periods.1.hours_available',
    ]);
    expect(secondaryInternRules(withHours(''), 300)).toEqual({});
  });

  test("a referee's number is reported when it is invalid, and may be left out", () => {
    const [academic, community] = complete.references as [object, object];
    const withPhone = (phone: string) => ({
      ...complete,
      references: [academic, { ...community, phone }] as typeof complete.references,
    });
    expect(secondaryInternRules(withPhone('12'), 300)).toEqual({
      'references.1.phone': "The referee's phone number must be between 10 and 15 digits",
    });
    expect(secondaryInternRules(withPhone(''), 300)).toEqual({});
  });

  test('each period keeps the hours that it has', () => {
    const [first, second] = sampleIntern().period;
    const review = sampleIntern({ period: [{ ...first }, { ...second, hours_available: 35 }] });
    expect(secondaryInternData(secondaryInternForm(review)).periods).toEqual([
      { start_date: '2027-02-01', end_date: '2027-04-30', hours_available: '20' },
      { start_date: '2027-06-01', end_date: '2027-07-31', hours_available: '35' },
    ]);
  });

  test('hours kept on the device for all periods become the hours of each period', () => {
    const periods = complete.periods.map(({ start_date, end_date }) => ({ start_date, end_date }));
    expect(readSecondaryIntern({ ...complete, periods, hours_available: '24' }).periods).toMatchObject([
      { start_date: '2027-02-01', hours_available: '24' },
      { start_date: '2027-06-01', hours_available: '24' },
    ]);
    expect(readSecondaryIntern(complete)).toEqual(complete);
  });

  test('an answer to each of its questions comes back from where it was kept', () => {
    const { ask } = furtherInternship;
    const answered = Object.entries(ask).map(([key, question]) => {
      if (question.kind !== 'rows') return [key, `my ${key}`];
      const row = Object.fromEntries(Object.keys(question.of).map((name) => [name, `my ${name}`]));
      return [
        key,
        key === 'references'
          ? [
              { ...row, type: 'academic' },
              { ...row, type: 'community' },
            ]
          : [row, row],
      ];
    });
    const form = Object.fromEntries(answered) as typeof complete;
    expect(readSecondaryIntern(keptSecondaryIntern(form))).toEqual(form);
  });

  test('stored answers come back as typed, however few and however wrong', () => {
    const [period] = secondaryInternForm().periods;
    const begun = {
      ...secondaryInternForm(),
      personal_statement: ' so f',
      periods: [{ ...period, hours_available: 'x' }],
    };
    expect(readSecondaryIntern(keptSecondaryIntern(begun as typeof complete))).toEqual(begun);
    expect(readSecondaryIntern({})).toEqual(secondaryInternForm());
    expect(readSecondaryIntern({ periods: 'none', references: [null, 7] })).toEqual(secondaryInternForm());
    expect(readSecondaryVisitor({ accommodation_needed: true })).toMatchObject({
      accommodation_needed: 'yes',
      purpose: '',
    });
  });
});

describe('a further visit', () => {
  test('each blank part reports its required answers', () => {
    expect(secondaryVisitorRules(secondaryVisitorForm())).toEqual({
      institution_name: 'Institution name is required',
      institution_position: 'Position is required',
      purpose: 'Purpose of visit is required',
      visit_start_date: 'Visit dates are required',
      visit_end_date: 'Visit dates are required',
    });
  });

  test('may not end before it begins', () => {
    const form = { ...secondaryVisitorForm(sampleVisit()), visit_end_date: '2027-02-01' };
    expect(secondaryVisitorRules(form)).toEqual({
      visit_end_date: 'Visit end date must be after start date.',
    });
  });

  test('may not begin before today', () => {
    const form = { ...secondaryVisitorForm(sampleVisit()), visit_start_date: '2027-01-14' };
    expect(secondaryVisitorRules(form)).toEqual({
      visit_start_date: 'Visit start date must be today or later.',
    });
    expect(secondaryVisitorRules({ ...form, visit_start_date: '2027-01-15' })).toEqual({});
  });

  test('is sent without blanks around the answers', () => {
    const form = { ...secondaryVisitorForm(), institution_name: ' Hospice ', accommodation_needed: 'yes' };
    expect(secondaryVisitorData(form)).toMatchObject({
      institution_name: 'Hospice',
      accommodation_needed: 'yes',
    });
  });
});

describe('the reason for another application', () => {
  test.each([
    ['  ', 'Please provide a reason for your request'],
    ['Too short', 'Please provide a more detailed reason (at least 20 characters)'],
    [`  ${'a'.repeat(19)}  `, 'Please provide a more detailed reason (at least 20 characters)'],
    ['a'.repeat(1001), 'Reason cannot exceed 1000 characters'],
  ])('%j is told', (reason, sentence) => {
    expect(reasonSentence(reason)).toEqual(sentence);
  });
  test('20 to 1000 characters are fine', () => {
    expect(reasonSentence('a'.repeat(20))).toBeUndefined();
    expect(reasonSentence('a'.repeat(1000))).toBeUndefined();
  });
});
