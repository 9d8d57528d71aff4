import { isSamePhone, normalisePhone, storedForms } from './phone';

it.each([
  ['+250 788 123 456', '250788123456'],
  ['00250788123456', '250788123456'],
  ['(250) 788-123-456', '250788123456'],
  ['0788123456', '0788123456'],
])('of the phone number %s the digits are %s', (typed, digits) => {
  expect(normalisePhone(typed)).toBe(digits);
});

describe('a phone number that somebody signs in with', () => {
  it.each(['0788 000 111', '788000111', '+250 788 000 111', '250788000111', '00250 788 000 111'])(
    '%s is the number of the form',
    (typed) => {
      expect(storedForms(typed)[0]).toBe('250788000111');
    },
  );

  it.each([
    ['+257 79 12 34 56', '25779123456'],
    ['25779123456', '25779123456'],
    ['+242 06 612 3456', '242066123456'],
  ])('%s, of another country, is found as %s', (typed, digits) => {
    expect(storedForms(typed)).toContain(digits);
  });

  it('is found by what an earlier release stored', () => {
    expect(storedForms('+257 79 12 34 56')).toContain('25725779123456');
    expect(storedForms('+242 06 612 3456')).toContain('24266123456');
  });

  it.each([
    ['+254 712 345 678', '250254712345678'],
    ['254712345678', '250254712345678'],
    ['(+254) 712 345 678', '256254712345678'],
  ])('%s is found behind the dial code of another country, as %s', (typed, stored) => {
    expect(storedForms(typed)[0]).toBe('254712345678');
    expect(storedForms(typed)).toContain(stored);
  });

  it.each([
    ['\u202a+254 712 345678\u202c', '254712345678'],
    ['Tel: +254 712 345 678', '254712345678'],
    ['\uff0b254712345678', '254712345678'],
    ['+254 (0) 712 345 678', '254712345678'],
    ['+44 (0)7700 900123', '447700900123'],
    ['٠٧٨٨١٢٣٤٥٦', '250788123456'],
    ['+376 312345', '376312345'],
    ['+299 221234', '299221234'],
  ])('%s means %s', (typed, digits) => {
    expect(storedForms(typed)[0]).toBe(digits);
  });

  it('may be nonsense', () => {
    expect(storedForms('12')).toEqual(['12']);
    expect(storedForms('')).toEqual(['']);
  });
});

describe('the number of an account', () => {
  it.each([
    ['25725779123456', '25779123456'],
    ['22622670123456', '22670123456'],
    ['24266123456', '242066123456'],
    ['250788123456', '250788123456'],
    ['250254712345678', '254712345678'],
    ['256254712345678', '254712345678'],
    ['2540712345678', '254712345678'],
    ['4407700900123', '447700900123'],
  ])('%s is %s', (stored, given) => {
    expect(isSamePhone(stored, given)).toBe(true);
    expect(isSamePhone(given, stored)).toBe(true);
  });

  it.each([
    ['250788123456', '250788123457'],
    ['250788123456', '788123456'],
    ['25779123456', '25079123456'],
    ['7701234567', '77012345678'],
  ])('%s is not %s', (stored, given) => {
    expect(isSamePhone(stored, given)).toBe(false);
  });
});
