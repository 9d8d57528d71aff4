import { reasonsFor, type Traits } from './hints';

const amina: Traits = {
  name: 'Amina Uwase',
  email: 'amina@example.org',
  phone: '250788000111',
  dateOfBirth: '1999-04-12',
};
const stranger: Traits = {
  name: 'Eric Habimana',
  email: 'eric@example.org',
  phone: '250788000222',
  dateOfBirth: '1998-01-01',
};
const reasons = (other: Partial<Traits>, sharesFile = false) =>
  reasonsFor(amina, { ...stranger, ...other }, sharesFile);

describe('why two applications may be of the same person', () => {
  it('names what they have in common, the strongest first', () => {
    expect(reasons({ phone: amina.phone }, true)).toEqual(['document', 'phone']);
    expect(reasons({ email: 'AMINA@example.org', dateOfBirth: amina.dateOfBirth })).toEqual([
      'email',
      'birth_date',
    ]);
  });

  it('knows a name in another order, with accents, or with one more middle name', () => {
    for (const name of ['Uwase Amina', 'AMÍNA UWASE', 'Amina Grace Uwase'])
      expect(reasons({ name })).toEqual(['name']);
  });

  it('returns nothing for strangers, for a birthday alone, or for a name of one word', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ dateOfBirth: amina.dateOfBirth })).toEqual([]);
    expect(reasonsFor({ ...amina, name: 'Amina' }, { ...stranger, name: 'Amina' }, false)).toEqual([]);
  });
});
