import { makeZip } from '@portal/test-kit';
import { entriesOfZip } from './zip';

const endBytes = 22;
const zip = makeZip({ 'word/a.xml': '<a/>', 'word/b.xml': '<b/>' });
const latin = (text: string) => Buffer.from(text, 'latin1');

/** The archive with other bytes at these places. */
function changed(change: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(zip);
  change(bytes);
  return bytes;
}

/** The archive with a comment, and the length that its end record has for it. */
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
    const files = { 'word/embeddings/a.xlsx': zip.toString('latin1'), 'word/b.xml': '<b/>' };
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
