import { dayFromYear, knownLevel } from './given';

const noText = { toString: 'x', valueOf: 1 };

test('a language level is recognised by its other names', () => {
  expect(knownLevel({ proficiency: 'beginner' })).toEqual({ proficiency: 'Basic' });
  expect(knownLevel({ proficiency: 'Fluent' })).toEqual({ proficiency: 'Fluent' });
});

test('a year alone becomes its first day', () => {
  expect(dayFromYear('graduation_date', 'graduation_year')({ graduation_year: 2020 })).toEqual({
    graduation_year: 2020,
    graduation_date: '2020-01-01',
  });
});

test('a value without a text stays as it is, for its schema to refuse', () => {
  expect(knownLevel({ proficiency: noText })).toEqual({ proficiency: noText });
  const row = { graduation_year: noText };
  expect(dayFromYear('graduation_date', 'graduation_year')(row)).toEqual(row);
});
