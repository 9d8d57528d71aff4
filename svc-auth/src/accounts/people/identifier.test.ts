import { normaliseEmail, readIdentifier } from './identifier';

describe('an identifier', () => {
  it('may be an email address in any case, with blanks around it', () => {
    expect(normaliseEmail('  Amina.K@Example.ORG ')).toBe('amina.k@example.org');
  });

  it('is an email address if it contains an @, else a phone number', () => {
    expect(readIdentifier('Amina@example.org')).toEqual({ kind: 'email', value: 'amina@example.org' });
    expect(readIdentifier('+250 788 123 456')).toMatchObject({ kind: 'phone', value: '250788123456' });
  });
});
