import {
  fold,
  initialBit,
  initialsOf,
  nameKey,
  searchParts,
  searchWords,
} from '../application/search-words/words';
import { searchTerms } from './search';

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

  it('are found from within: a name by its ends, an address from each place before its @, a domain by itself', () => {
    expect(searchParts(searchWords({ ...amina, email: 'au.x@ur.ac.rw' }))).toEqual([
      ...['u.x@ur.ac.rw', '.x@ur.ac.rw', 'x@ur.ac.rw'],
      ...['@r.ac.rw', '@.ac.rw', '@ac.rw', '@c.rw', '@.rw'],
      ...['mina', 'ina', 'na', 'wase', 'ase', 'se'],
    ]);
  });

  it('store nothing twice: what stands in the address is found there', () => {
    const parts = searchParts(searchWords({ ...amina, email: 'amina.uwase@ur.rw' }));
    expect(parts).toContain('ina.uwase@ur.rw');
    expect(parts).not.toContain('ina');
    expect(parts).not.toContain('ase');
  });

  it('have no parts of a single letter, none of two letters of a domain, and none of a phone number', () => {
    const few = { name: 'Bo Li Ann', email: 'b@x.y', phone: '250788123456' };
    expect(searchParts(searchWords(few))).toEqual(['nn']);
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

  const part = (typed: string) =>
    searchTerms(typed, 'intern').flatMap((term) => (term.kind === 'words' ? [term.part] : []));

  it('of two letters and more is a part of a word, but not of a domain', () => {
    expect(part('Was')).toEqual([
      { text: 'was', ranges: [{ from: 'was', to: 'was\u{10FFFF}' }], inDomain: false },
    ]);
    expect(part('wa')).toMatchObject([{ text: 'wa' }]);
    expect(part('王小')).toMatchObject([{ text: '王小' }]);
    expect(part('王')).toEqual([undefined]);
  });

  it('of digits is no part', () => expect(part('788123')).toEqual([undefined]));

  it('of a part of an address stands anywhere in it; what begins with @ begins a domain', () => {
    expect(part('ina.u@exa')).toMatchObject([{ text: 'ina.u@exa', inDomain: true }]);
    expect(part('mple.org')).toMatchObject([
      { text: 'mple.org', inDomain: true, ranges: [{ from: 'mple.org' }, { from: '@mple.org' }] },
    ]);
    expect(part('@mple.org')).toEqual([undefined]);
    expect(part('u@')).toMatchObject([{ text: 'u@', inDomain: true }]);
  });

  it('in all programmes takes the programme of a reference', () => {
    expect(searchTerms('VIS-12')).toEqual([{ kind: 'id', id: 12, type: 'visitor' }]);
    expect(searchTerms('APP-12')).toEqual([{ kind: 'id', id: 12 }]);
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
