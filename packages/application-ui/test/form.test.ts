/** @jest-environment node */

import { nationalities, nationalitiesBy } from '@portal/contract-svc-applications-v1/nationalities';
import names from 'i18n-nationality/langs/en.json';
import { blankInternshipForm, readInternshipForm, storedForm } from '../src/base/form';
import { describeField } from '../src/base/form/describe-internship';
import {
  formatDay,
  formatInstant,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWeekday,
} from '../src/base/language/format';
import { storageHref } from '../src/base/review';

describe('a stored form', () => {
  test('nothing stored reads as the blank form', () => {
    expect(readInternshipForm(null)).toEqual(blankInternshipForm());
    expect(readInternshipForm({ institutions: 'nonsense', agree_terms: 'perhaps', dob: 7 })).toMatchObject({
      institutions: blankInternshipForm().institutions,
      agree_terms: false,
    });
  });
  test('what the server stored reads back into what was typed', () => {
    const form = readInternshipForm({
      name: 'Amina',
      phone: '250788123456',
      country_code: '250',
      gender: 'prefer',
      has_disability: true,
      hours_available: 30,
      institutions: [{ name: 'UR', graduation_year: 2027, surprise: 1 }],
      references: [{ full_name: 'Jean' }],
      application_id: 7,
    });
    expect(form).toMatchObject({
      country_code: '+250',
      phone_typed: '788123456',
      gender: 'prefer_not',
      has_disability: 'yes',
      hours_available: '30',
      institutions: [{ name: 'UR', program: '', degree_level: '', graduation_year: '2027' }],
      application_id: 7,
    });
    expect(form.references[0]).toMatchObject({ type: 'academic', full_name: 'Jean', email: '' });
    expect(form.references[1]).toMatchObject({ type: 'community', full_name: '' });
  });
  test('the request leaves out ids and values that belong to this device', () => {
    const stored = storedForm(blankInternshipForm());
    for (const key of ['phone_typed', 'user_id', 'application_id', 'intern_details_id']) {
      expect(stored).not.toHaveProperty(key);
    }
    expect(stored).toHaveProperty('country_code', '+250');
  });
});

test('every answer can be shown in words beside another copy of it', () => {
  expect(describeField('purpose').text('personal')).toBe('Personal Professional Development');
  expect(describeField('has_disability').text('yes')).toBe('Yes');
  expect(describeField('agree_terms').text(true)).toBe('Yes');
  expect(describeField('dob').text('1999-04-12')).toBe('12 April 1999');
  expect(
    describeField('interests').text([
      { area: 'Open', other: '' },
      { area: 'Other', other: 'Music' },
    ]),
  ).toBe('Open to All; Other, Music');
  for (const key of Object.keys(storedForm(blankInternshipForm()))) {
    if (['email', 'phone', 'country_code'].includes(key)) continue;
    expect(describeField(key).label).not.toBe(key);
  }
});

test('days and instants read as people write them', () => {
  expect(formatDay('2027-02-01')).toBe('1 February 2027');
  expect(formatDay(null)).toBe('');
  expect(formatDay('soon')).toBe('soon');
  expect(formatInstant('2026-11-21T12:00:00Z')).toBe('21 November 2026');
  expect(formatWeekday('2026-11-21T12:00:00Z', 'UTC')).toMatch(/^Saturday,? 21 November 2026$/);
  expect(formatTime('2026-11-21T05:02:00Z', 'UTC')).toBe('05:02');
});

test('a day or a time of the portal’s zone stands beside the reader’s where theirs is another', () => {
  // The tests run in universal time.
  expect(formatInstant('2026-11-21T12:00:00Z', 'Africa/Kigali')).toBe('21 November 2026');
  expect(formatInstant('2026-11-21T23:30:00Z', 'Africa/Kigali')).toBe(
    '22 November 2026 (21 November 2026 where you are)',
  );
  expect(formatShortDay('2026-11-21T23:30:00Z', 'Africa/Kigali')).toBe(
    '22\u00a0Nov\u00a02026 (21\u00a0Nov\u00a02026 where you are)',
  );
  expect(formatMoment('2026-11-21T12:02:00Z', 'Africa/Kigali')).toBe(
    '21 November 2026 at 14:02 (12:02 where you are)',
  );
  expect(formatMoment('2026-11-21T23:30:00Z', 'Africa/Kigali')).toBe(
    '22 November 2026 at 01:30 (21 November 2026 at 23:30 where you are)',
  );
  expect(formatWeekday('2026-11-21T23:30:00Z', 'Africa/Kigali')).toMatch(/^Sunday,? 22 November 2026$/);
});

test('the list of nationalities is complete: every country with people of its own', () => {
  expect(nationalities.length).toBeGreaterThan(230);
  expect(nationalities).toEqual(
    expect.arrayContaining([
      'Rwandan',
      'Congolese (Democratic Republic of the Congo)',
      'South Sudanese',
      'Kosovar',
    ]),
  );
  expect(nationalities).not.toContain('Bouvet Island');
  expect(new Set(nationalities).size).toBe(nationalities.length);
});

test('nationalities are those of the library, but for names of countries and unusual forms', () => {
  const codes = nationalitiesBy((code) => code);
  const corrected = Object.entries(names.nationalities).filter(([code, demonym]) => codes[demonym] !== code);
  expect(
    corrected
      .map(([code]) => code)
      .sort()
      .join(' '),
  ).toBe('AE AG BA BM DJ GI GL HK MO PG PR PS SS TM VU WF XK YE');
});

test('a stored file opens under the storage path, whatever its name', () => {
  expect(storageHref('7/my cv #1.pdf')).toBe('/api/storage/7/my%20cv%20%231.pdf');
});
