import { searchTerms } from './search';
import { fold, initialBit, initialsOf, nameKey, searchWords } from './words';

const amina = { name: 'Amina Uwase', email: 'amina.u@example.org', phone: '250788123456' };

const ranges = (typed: string) =>
  searchTerms(typed, 'intern').flatMap((term) =>
    term.kind === 'words' ? term.ranges.map(({ from }) => from) : [],
  );

describe('the words of an application', () => {
  it('are the words of the name and of the address, and the phone number from both ends', () => {
    expect(searchWords(amina)).toEqual([
      'amina',
      'uwase',
      'amina.u@example.org',
      'u',
      '@example.org',
      '>250788123456',
      '<654321887052',
    ]);
  });

  it.each([
    ['Élodie', 'elodie'],
    ['ÅSA', 'asa'],
    ['Łukasz Đorđe', 'lukasz dorde'],
    ['Strauß', 'strauss'],
    ['İbrahim', 'ibrahim'],
    ['ﬁsh', 'fish'],
    ['Nguyễn', 'nguyen'],
    ['Ольга', 'ольга'],
    ['王小明', '王小明'],
  ])('%s is found as %s', (written, found) => {
    expect(fold(written)).toBe(found);
  });

  it('an apostrophe is dropped, a hyphen separates words', () => {
    expect(searchWords({ ...amina, name: 'Jean-Bosco N’Golo' }).slice(0, 3)).toEqual([
      'jean',
      'bosco',
      'ngolo',
    ]);
    expect(nameKey(' Jean-Bosco  N’Golo')).toBe('jean bosco ngolo');
  });

  it('have a bit for each first letter', () => {
    const bits = initialsOf(searchWords(amina));
    const has = (letter: string) => Math.floor(bits / (initialBit(letter) ?? 0)) % 2 === 1;
    expect([...'au'].map(has)).toEqual([true, true]);
    expect([...'bexz2'].map(has)).toEqual([false, false, false, false, false]);
    expect(initialBit('é')).toBeUndefined();
  });
});

describe('a typed search', () => {
  it('of blanks has no conditions', () => expect(searchTerms('  ', 'intern')).toEqual([]));

  it('has a condition for each word', () => {
    expect(ranges('  UWASE  Ami ')).toEqual(['uwase', 'ami']);
  });

  it.each(['INT-12', 'INT-012', 'int-012', 'APP-012', 'app-12'])('%s is an id', (typed) => {
    expect(searchTerms(typed, 'intern')).toEqual([{ kind: 'id', id: 12 }]);
  });

  it.each(['2', '002'])('%s is an id, or a word that begins so', (typed) => {
    expect(searchTerms(typed, 'intern')).toEqual([expect.objectContaining({ id: 2 })]);
  });

  it.each(['VIS-12', 'INT-99999999999', 'INT-0'])('%s is no internship', (typed) => {
    expect(searchTerms(typed, 'intern')).toEqual([{ kind: 'nothing' }]);
  });

  it('of digits finds an id, or the beginning or the end of a phone number', () => {
    expect(searchTerms('123456', 'intern')).toEqual([
      expect.objectContaining({ kind: 'words', id: 123_456 }),
    ]);
    expect(ranges('123456')).toEqual(['123456', '>123456', '<654321']);
    expect(ranges('+250 788-123 456')).toEqual(['250788123456', '>250788123456', '<654321887052']);
    expect(ranges('0788 123 456')).toContain('<654321887');
    expect(ranges('25078')).toEqual(['25078']);
    expect(searchTerms('7', 'intern')).toEqual([{ kind: 'initial', bit: initialBit('7'), id: 7 }]);
  });

  it('finds an address, or a part of an address', () => {
    expect(ranges('Amina.U@example')).toEqual(['amina.u@example']);
    expect(ranges('@example.org')).toEqual(['@example.org']);
    expect(ranges('example.org')).toEqual(['example.org', '@example.org']);
    expect(ranges('J.Bosco')).toEqual(['bosco']);
  });

  it('takes wildcards as plain letters', () => {
    expect(ranges('ami%')).toEqual(['ami%']);
    expect(ranges('%')).toEqual(['%']);
    expect(ranges('a_b')).toEqual(['a_b']);
  });

  it.each(["'", '--', "';", '\\', '"()*+'])('%s has no words, so nothing is found', (typed) => {
    expect(searchTerms(typed, 'intern')).toEqual([{ kind: 'nothing' }]);
  });
});
