/** @jest-environment node */

import examples from 'libphonenumber-js/examples.mobile.json';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import { dialCountries } from './countries';
import { contactPhone, fullPhone } from './full-phone';
import { typedPhone } from './typed-phone';

describe('phone numbers as people write them', () => {
  test.each([
    ['Rwanda', '+250', '788 123 456', '250788123456'],
    ['Rwanda', '+250', '(788) 123-456', '250788123456'],
    ['Rwanda', '+250', '0788 123 456', '250788123456'],
    ['Rwanda', '+250', '+250 788 123 456', '250788123456'],
    ['Rwanda', '+250', '+250 0788 123 456', '250788123456'],
    ['Rwanda', '+250', '00250788123456', '250788123456'],
    ['Rwanda', '+250', '250788123456', '250788123456'],
    ['Burundi', '+257', '79 12 34 56', '25779123456'],
    ['Burundi', '+257', '257 79 12 34 56', '25779123456'],
    ['Burundi', '+257', '079 12 34 56', '25779123456'],
    ['Burkina Faso', '+226', '22670123456', '22670123456'],
    ['Norway', '+47', '47 412 34 567', '4741234567'],
    ['Norway, a number that begins as its code', '+47', '471 23 456', '4747123456'],
    ['Singapore', '+65', '6581234567', '6581234567'],
    ['Congo, where the zero belongs to the number', '+242', '06 612 3456', '242066123456'],
    ['Italy, likewise', '+39', '06 1234 5678', '390612345678'],
    ['Hungary, where 06 is dialled at home', '+36', '06 20 123 4567', '36201234567'],
    ['Russia, where it is 8', '+7', '8 912 345 67 89', '79123456789'],
    ['Kazakhstan, whose numbers begin as its code', '+7', '701 234 5678', '77012345678'],
    ['Kazakhstan', '+7', '7 701 234 5678', '77012345678'],
    ['the United States', '+1', '1 202 555 0123', '12025550123'],
    ['Germany', '+49', '49 1512 3456789', '4915123456789'],
    ['another country than the chosen', '+250', '+44 20 7946 0000', '442079460000'],
    ['a landline', '+250', '0252 588 888', '250252588888'],
    ['a number that is too short', '+250', '78812', '25078812'],
    ['a code that no country has', '+999', '0123 456', '9990123456'],
    ['nothing', '+250', '', ''],
  ])('%s: %s and %s', (_, code, typed, digits) => {
    expect(fullPhone(code, typed)).toBe(digits);
  });

  it('of all countries, as a library of numbers writes them', () => {
    // At home an Argentine number has other digits in its middle; in Belarus 80 is dialled before a part of the
    // numbers.
    const otherAtHome = ['AR', 'BY'];
    const wrong = dialCountries().flatMap(({ country, code }) => {
      const example = getExampleNumber(country as CountryCode, examples);
      if (!example) return [];
      const digits = example.number.slice(1);
      const written = [example.nationalNumber, example.formatInternational(), digits, `00${digits}`];
      if (!otherAtHome.includes(country)) written.push(example.formatNational());
      return written
        .filter((typed) => fullPhone(code, typed) !== digits)
        .map((typed) => `${country} ${typed}`);
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['0788 123 456', '+250788123456'],
  ['788123456', '+250788123456'],
  ['+250 0788 123 456', '+250788123456'],
  ['250 788 123 456', '+250788123456'],
  ['0044 20 7946 0000', '+442079460000'],
  ['254712345678', '254712345678'],
  ['0252 588 888', '+250252588888'],
  ['+250 78', '+250 78'],
  ['12', '12'],
  ['', ''],
])('a referee’s number %s becomes %s beside the applicant’s Rwandan one', (typed, kept) => {
  expect(contactPhone('+250', typed)).toBe(kept);
});

it('stored digits are shown beside their country', () => {
  expect(typedPhone('250788123456', '+250')).toBe('788123456');
  expect(typedPhone('442079460000', '+250')).toBe('442079460000');
});
