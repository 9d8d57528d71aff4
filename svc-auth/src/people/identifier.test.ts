import { normaliseEmail, normalisePhone, readIdentifier } from './identifier';

describe('who is meant', () => {
  it('takes an email address in any case and with blanks around it', () => {
    expect(normaliseEmail('  Amina.K@Example.ORG ')).toBe('amina.k@example.org');
  });

  it.each([
    ['+250 788 123 456', '250788123456'],
    ['00250788123456', '250788123456'],
    ['(250) 788-123-456', '250788123456'],
    ['0788123456', '0788123456'],
  ])('reads the phone number %s as %s', (typed, digits) => {
    expect(normalisePhone(typed)).toBe(digits);
  });

  it('tells an email address from a phone number by its @', () => {
    expect(readIdentifier('Amina@example.org')).toEqual({ kind: 'email', value: 'amina@example.org' });
    expect(readIdentifier('+250 788 123 456')).toEqual({ kind: 'phone', value: '250788123456' });
  });
});
