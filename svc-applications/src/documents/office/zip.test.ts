import { makeZip } from '@portal/test-kit';
import { zipOf } from '../../../test/factories/zips';
import { contentInZip, entriesOfZip } from './zip';

const endBytes = 22;
const zip = makeZip({ 'word/a.xml': '<a/>', 'word/b.xml': '<b/>' });
const latin = (text: string) => Buffer.from(text, 'latin1');

/** The archive with other bytes at some positions. */
function changed(change: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(zip);
  change(bytes);
  return bytes;
}

/** The archive with a comment, and with the comment's length in its end record. */
function commented(comment: Buffer, length = comment.length): Buffer {
  const bytes = Buffer.concat([zip, comment]);
  bytes.writeUInt16LE(length, zip.length - endBytes + 20);
  return bytes;
}

describe('an archive', () => {
  it.each<[string, Buffer]>([
    ['as it is', zip],
    ['with a comment', commented(latin('made by hand'))],
  ])('is read %s', (_, bytes) => {
    expect(entriesOfZip(bytes).map(({ name }) => name)).toEqual(['word/a.xml', 'word/b.xml']);
  });

  it('is read with a sheet in it that is an archive', () => {
    const files = { 'word/embeddings/a.xlsx': zip, 'word/b.xml': '<b/>' };
    expect(entriesOfZip(makeZip(files))).toHaveLength(2);
  });

  it.each<[string, Buffer]>([
    ['two end records', commented(zip.subarray(zip.length - endBytes))],
    ['an end record in its comment', commented(latin(`PK\x05\x06${'x'.repeat(30)}`))],
    ['a comment that is longer than it says', commented(latin('abc'), 2)],
    ['a comment that is shorter than it says', commented(latin('abc'), 4)],
    ['another name before the content', changed((bytes) => bytes.write('c', bytes.indexOf('a.xml')))],
    ['another length of the name', changed((bytes) => bytes.writeUInt16LE(9, 26))],
    ['another size before the content', changed((bytes) => bytes.writeUInt32LE(3, 22))],
    ['another packed size', changed((bytes) => bytes.writeUInt32LE(3, 18))],
    ['another compression', changed((bytes) => bytes.writeUInt16LE(8, 8))],
    ['fewer files than its directory', changed((bytes) => bytes.writeUInt16LE(1, bytes.length - 12))],
    ['a directory elsewhere', changed((bytes) => bytes.writeUInt32LE(1, bytes.length - 10))],
  ])('is not read with %s', (_, bytes) => {
    expect(entriesOfZip(bytes)).toEqual([]);
  });
});

const names = (bytes: Buffer) => entriesOfZip(bytes).map(({ name }) => name);
const [a, b] = [
  { name: 'word/a.xml', content: '<a/>' },
  { name: 'word/b.xml', content: '<b/>' },
];
/** An extra field with a name in Unicode. */
const unicodeName = (name: string) =>
  Buffer.concat([Buffer.from([0x75, 0x70, 5 + name.length, 0, 1, 0, 0, 0, 0]), latin(name)]);

describe('an archive that is read from its beginning', () => {
  it.each<[string, Parameters<typeof zipOf>]>([
    ['compressed files', [[{ ...a, deflated: true }, b]]],
    ['sizes behind the content', [[{ ...a, deflated: true, descriptor: 'marked' }, b]]],
    ['the same without a mark', [[{ ...a, deflated: true, descriptor: 'plain' }, b]]],
    ['the same with long sizes', [[{ ...a, deflated: true, descriptor: 'long' }, b]]],
    ['room for later changes', [[{ ...a, extra: Buffer.from([0x20, 0xa2, 2, 0, 0, 0]) }, b]]],
    ['its name in Unicode', [[{ ...a, extra: unicodeName('word/a.xml') }, b]]],
    ['a part for its folder', [[{ name: 'word/', content: '' }, a, b]]],
  ])('has what its directory has: %s', (_, [files]) => {
    const bytes = zipOf(files);
    expect(names(bytes).filter((name) => !name.endsWith('/'))).toEqual(['word/a.xml', 'word/b.xml']);
    expect(entriesOfZip(bytes).map((entry) => contentInZip(bytes, entry, 100)?.toString())).toContain('<a/>');
  });

  it.each<[string, Buffer]>([
    ['a file before all that the directory lacks', zipOf([{ ...a, hidden: true }, b])],
    ['one between them', zipOf([a, { name: 'word/c.xml', content: '<c/>', hidden: true }, b])],
    ['one behind them', zipOf([a, b, { name: 'word/c.xml', content: '<c/>', hidden: true }])],
    ['bytes between them', zipOf([{ ...a, behind: latin('x') }, b])],
    ['bytes where sizes would stand', zipOf([{ ...a, deflated: true, behind: Buffer.alloc(16) }, b])],
    ['another name in Unicode', zipOf([{ ...a, extra: unicodeName('word/c.xml') }, b])],
    ['the same before the content alone', zipOf([{ ...a, extraInFile: unicodeName('word/c.xml') }, b])],
    ['a broken extra field', zipOf([{ ...a, extra: Buffer.from([1, 0, 9, 0]) }, b])],
    ['sizes behind a content without compression', zipOf([{ ...a, descriptor: 'marked' }, b])],
    ['a pointer to another directory', zipOf([a, { ...b, comment: locator() }])],
    ['another compression', zipOf([{ ...a, method: 12 }, b])],
    ['a file that is encrypted', zipOf([{ ...a, flags: 1 }, b])],
  ])('is not read with %s', (_, bytes) => {
    expect(names(bytes)).toEqual([]);
  });

  it.each([
    'word\\a.xml',
    '/word/a.xml',
    '../a.xml',
    'word//a.xml',
    'word/a.xml.',
    'word/a.xml/[0].piece',
    'w\u00f6rd/a.xml',
    'c:a.xml',
    'a\u0000.xml',
    '%2e%2e/a.xml',
    '%zz',
  ])('is not read with a name that programs read differently: %j', (name) => {
    expect(names(zipOf([{ ...a, name }, b]))).toEqual([]);
  });

  it('is known by names as programs compare them', () => {
    expect(names(zipOf([{ ...a, name: 'Word/%61.XML' }]))).toEqual(['word/a.xml']);
    expect(names(zipOf([{ ...a, name: 'w\u00f6rd.xml', flags: 0x800 }]))).toEqual(['w\u00f6rd.xml']);
  });

  it('ends each content where its compression ends', () => {
    const trailing = zipOf([{ ...a, deflated: true, trailing: latin('PK') }, b]);
    const [first] = entriesOfZip(trailing);
    expect(first && contentInZip(trailing, first, 100)).toBeUndefined();
  });
});

/** The record before the end record, as in archives of more than 4 GB. */
function locator(): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.write('PK\x06\x07', 'latin1');
  return bytes;
}
