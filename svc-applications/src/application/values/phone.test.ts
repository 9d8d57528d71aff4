import { phoneCountry, phoneInWords, wholePhone } from '@portal/contract-svc-applications-v1/values/phone';
import { isDoubtfulPhone, meantPhone } from '@portal/contract-svc-applications-v1/values/stored-phone';

describe('a phone number with its dial code', () => {
  it.each([
    ['+250 (788) 123-456', '250788123456'],
    ['00250788123456', '250788123456'],
    ['2507881234', '2507881234'],
    ['123456789012345', '123456789012345'],
    ['+254 (0) 712 345 678', '254712345678'],
    ['Tel: +254 712 345 678', '254712345678'],
    ['\u202a+254 712 345678\u202c', '254712345678'],
    ['254712345678', '254712345678'],
  ])('%s is kept as digits', (typed, digits) => {
    expect(wholePhone(typed)).toBe(digits);
  });

  it.each([
    ['+250 250788123456', '250788123456'],
    ['+1 1 2025550123', '12025550123'],
    ['+44 447911123456', '447911123456'],
  ])('%s loses the second dial code', (typed, digits) => {
    expect(wholePhone(typed)).toBe(digits);
  });

  it.each(['250252588888', '77012345678', '33333123456', '224621123456', '995599123456'])(
    '%s is no doubled code',
    (number) => {
      expect(wholePhone(number)).toBe(number);
    },
  );

  it.each([
    ['+376 312345', '376312345'],
    ['+299 221234', '299221234'],
    ['+47 412 34 567', '4741234567'],
    ['+500 51234', '50051234'],
  ])('%s of a small country is whole', (typed, digits) => {
    expect(wholePhone(typed)).toBe(digits);
  });

  it.each([
    '',
    '250788123',
    '2507881234567890',
    'none',
    '+250 788 123 456 ext. 12',
    '250788123456x12',
    '0788123456/0788123457',
  ])('%p is none', (typed) => {
    expect(wholePhone(typed)).toBeUndefined();
  });

  it.each(['0788123456', '0788 123 456', '(0788) 123-456', '07881234567', '٠٧٨٨١٢٣٤٥٦', '788123456'])(
    '%s has no code of a country, and is no whole number',
    (typed) => {
      expect(wholePhone(typed)).toBeUndefined();
    },
  );

  it('is shown as people read it', () => {
    expect(phoneInWords('254712345678')).toBe('+254 712 345678');
    expect(phoneCountry('254712345678')).toBe('KE');
    expect(phoneInWords('123456789012345')).toBe('+123456789012345');
  });
});

describe('a stored number', () => {
  it.each([
    ['250254712345678', '254712345678'],
    ['4407700900123', '447700900123'],
    ['25725779123456', '25779123456'],
    ['2500788123456', '250788123456'],
    ['25099978', '25099978'],
    ['250788123456', '250788123456'],
    ['254712345678', '254712345678'],
    ['2507881234', '2507881234'],
    ['376312345', '376312345'],
    ['', ''],
  ])('%s means %s', (stored, meant) => {
    expect(meantPhone(stored)).toBe(meant);
  });

  it.each([
    ['250254712345678', true],
    ['254254712345678', true],
    ['4407700900123', true],
    ['2507881234', true],
    ['0788123456', true],
    ['250788123456', false],
    ['376312345', false],
    ['', false],
  ])('%s is doubtful: %s', (stored, doubtful) => {
    expect(isDoubtfulPhone(stored)).toBe(doubtful);
  });
});
