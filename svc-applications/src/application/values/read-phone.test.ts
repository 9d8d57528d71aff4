import { dialCodeOf } from '@portal/contract-svc-applications-v1/values/dial-code';
import { keptPhone, readPhone } from '@portal/contract-svc-applications-v1/values/phone';
import { dialCodes } from '@portal/contract-svc-applications-v1/values/stored-phone';
import examples from 'libphonenumber-js/examples.mobile.json';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js/max';

describe('phone numbers as people write them', () => {
  test.each([
    ['Rwanda', '+250', '788 123 456', '250788123456'],
    ['Rwanda', '+250', '(788) 123-456', '250788123456'],
    ['Rwanda', '+250', '0788 123 456', '250788123456'],
    ['Rwanda', '+250', '+250 788 123 456', '250788123456'],
    ['Rwanda', '+250', '+250 0788 123 456', '250788123456'],
    ['Rwanda', '+250', '00250788123456', '250788123456'],
    ['Rwanda', '+250', '250788123456', '250788123456'],
    ['Rwanda', '+250', '250 0788 123 456', '250788123456'],
    ['Rwanda, a landline', '+250', '0252 588 888', '250252588888'],
    ['Kenya', '+254', '0712 345 678', '254712345678'],
    ['Kenya', '+254', '0722 123 456', '254722123456'],
    ['Burundi', '+257', '79 12 34 56', '25779123456'],
    ['Burundi', '+257', '257 79 12 34 56', '25779123456'],
    ['Burundi', '+257', '079 12 34 56', '25779123456'],
    ['Burkina Faso', '+226', '22670123456', '22670123456'],
    ['Norway', '+47', '47 412 34 567', '4741234567'],
    ['Norway, a number that begins as its code', '+47', '471 23 456', '4747123456'],
    ['Singapore', '+65', '6581234567', '6581234567'],
    ['Congo, where the zero belongs to the number', '+242', '06 612 3456', '242066123456'],
    ['Italy, likewise', '+39', '06 1234 5678', '390612345678'],
    ['Italy, with brackets around it', '+250', '+39 (0)6 1234 5678', '390612345678'],
    ['Hungary, where 06 is dialled at home', '+36', '06 20 123 4567', '36201234567'],
    ['Russia, where it is 8', '+7', '8 912 345 67 89', '79123456789'],
    ['Kazakhstan, whose numbers begin as its code', '+7', '701 234 5678', '77012345678'],
    ['Kazakhstan', '+7', '7 701 234 5678', '77012345678'],
    ['the United States', '+1', '1 202 456 1414', '12024561414'],
    ['the United States, dialling abroad', '+1', '011 254 712 345 678', '254712345678'],
    ['Germany', '+49', '49 1512 3456789', '4915123456789'],
    ['another country than the chosen', '+250', '+44 20 7946 0000', '442079460000'],
    ['a small country', '+250', '+376 312345', '376312345'],
    ['a small country', '+376', '312345', '376312345'],
    ['a small country', '+250', '+299 221234', '299221234'],
    ['brackets around the code', '+250', '(+254) 712 345 678', '254712345678'],
    ['brackets around 00', '+250', '(00254) 712 345 678', '254712345678'],
    ['a zero in brackets', '+250', '+254 (0) 712 345 678', '254712345678'],
    ['a zero in brackets', '+250', '+44 (0)7700 900123', '447700900123'],
    ['a label', '+250', 'Tel: +254 712 345 678', '254712345678'],
    ['a label in another script', '+250', 'тел. +254 712 345 678', '254712345678'],
    ['a label of the web', '+250', 'tel:+254-712-345-678', '254712345678'],
    ['a remark', '+250', '+254 712 345 678 (WhatsApp)', '254712345678'],
    ['a full-width plus sign', '+250', '\uff0b254712345678', '254712345678'],
    [
      'full-width digits',
      '+250',
      '\uff10\uff17\uff18\uff18\uff11\uff12\uff13\uff14\uff15\uff16',
      '250788123456',
    ],
    ['Arabic digits', '+250', '٠٧٨٨١٢٣٤٥٦', '250788123456'],
    ['Persian digits', '+250', '۰۷۸۸۱۲۳۴۵۶', '250788123456'],
    ['Devanagari digits', '+250', '+२५४ ७१२ ३४५ ६७८', '254712345678'],
    ['mathematical digits', '+250', '𝟬𝟳𝟴𝟴𝟭𝟮𝟯𝟰𝟱𝟲', '250788123456'],
    ['a plus sign behind, as scripts from right to left show it', '+250', '254712345678+', '254712345678'],
    ['marks of direction', '+250', '\u202a+254 712 345678\u202c', '254712345678'],
    ['a mark of order in the middle', '+250', '0788\ufeff123\u200b456', '250788123456'],
    ['apostrophes between digits', '+250', "0788'123\u2019456", '250788123456'],
    ['underlines between digits', '+250', '+250_788_123_456', '250788123456'],
    ['square brackets around the code', '+250', '[+254] 712 345 678', '254712345678'],
    ['digits as keys', '+250', '0788 123 45\ufe0f6\ufe0f\u20e3', '250788123456'],
    ['dashes and blanks of print', '+250', '0788\u2011123\u00a0456', '250788123456'],
  ])('%s: %s and %s', (_, code, typed, digits) => {
    expect(readPhone(typed, code)).toEqual({ kind: 'sure', digits });
  });

  it.each([
    ['the whole number of another country', '+250', '254712345678', '254712345678', {}],
    ['the same with signs', '+250', '254-712-345-678', '254712345678', {}],
    ['a number that no network of the country has', '+250', '0712 345 678', '250712345678', {}],
    ['one digit too many', '+250', '0788 123 4567', '2507881234567', { excess: 1 }],
    ['the same with its code', '+250', '+250 788 123 4567', '2507881234567', { excess: 1 }],
    ['the same with its code and the zero', '+250', '+250 0788 123 4567', '25007881234567', { excess: 1 }],
    ['the same with the digits of its code alone', '+250', '2507881234567', '2507881234567', { excess: 1 }],
    ['two digits missing', '+250', '+250 788 1234', '2507881234', { excess: -2 }],
    ['one digit missing, of another country', '+250', '+254 712 345 67', '25471234567', { excess: -1 }],
    ['an extension', '+250', '+250 788 123 456 ext. 5', '250788123456', { extension: '5' }],
    ['an extension of two words', '+250', '0788 123 456, poste no 12', '250788123456', { extension: '12' }],
    [
      'an extension behind one digit too many',
      '+250',
      '0788 123 4567 x5',
      '2507881234567',
      {
        excess: 1,
        extension: '5',
      },
    ],
    ['a code that no country has', '+250', '+999 123 456 789', '999123456789', {}],
  ])('%s is asked about', (_, code, typed, digits, why) => {
    expect(readPhone(typed, code)).toEqual({ kind: 'ask', digits, ...why });
  });

  it('a code that no country has is none with too few digits', () => {
    expect(readPhone('0123 456', '+999')).toEqual({ kind: 'none', digits: '' });
  });

  it('what was kept of an answer to the question is sure', () => {
    for (const digits of ['254712345678', '250712345678', '2507881234567', '999123456789'])
      expect(readPhone(keptPhone(digits), '+250')).toEqual({ kind: 'sure', digits });
    expect(keptPhone('250788123456')).toBe('+250788123456');
  });

  it.each([
    '',
    '78812',
    'none',
    '*182#',
    '1-800-FLOWERS',
    '0788123456 / 0788123457',
    '0788 123 456 or 0788 123 457',
  ])('%p is none', (typed) => {
    expect(readPhone(typed, '+250').kind).toBe('none');
  });

  it('of all countries, as a library of numbers writes them', () => {
    const wrong = getCountries().flatMap((country: CountryCode) => {
      const example = getExampleNumber(country, examples);
      if (!example) return [];
      const code = `+${getCountryCallingCode(country)}`;
      const digits = example.number.slice(1);
      const written = [example.nationalNumber, example.formatInternational(), digits, `00${digits}`];
      written.push(example.formatNational());
      return written
        .filter((typed) => readPhone(typed, code).digits !== digits)
        .map((typed) => `${country} ${typed}: ${JSON.stringify(readPhone(typed, code))}, not ${digits}`);
    });
    expect(wrong).toEqual([]);
  });
});

it('the first digits alone identify the dial code of every country', () => {
  for (const code of dialCodes) expect(dialCodeOf(`${code}712345678`)).toBe(`+${code}`);
  expect(dialCodeOf('0788123456')).toBeUndefined();
  expect(dialCodeOf('')).toBeUndefined();
});
