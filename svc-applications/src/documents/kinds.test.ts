import { makeZip } from '@portal/test-kit';
import { anyDocument } from './kinds';

const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const docx = makeZip(document);

describe('a text in an archive', () => {
  it('is known by the parts that its directory names', async () => {
    expect(await anyDocument(docx)).toMatchObject({ extension: 'docx' });
    expect(await anyDocument(Buffer.concat([docx, Buffer.from('a')]))).toMatchObject({ extension: 'docx' });
  });

  it.each<[string, Buffer]>([
    ['a spreadsheet', makeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
    [
      'an archive that only speaks of one',
      makeZip({ 'readme.txt': '[Content_Types].xml word/document.xml' }),
    ],
    ['an archive with a folder of that name', makeZip({ '[Content_Types].xml': '', 'word/evil.exe': 'MZ' })],
    ['half of one', docx.subarray(0, docx.length - 30)],
    ['one whose directory leads out of it', Buffer.concat([docx.subarray(40)])],
    ['its beginning alone', Buffer.from('PK\x03\x04', 'latin1')],
  ])('%s is none', async (_, bytes) => {
    const made = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), bytes.subarray(4)]);
    expect(await anyDocument(made)).toBe('notDocument');
  });

  it.each<[string, Buffer]>([
    ['programs beside it', makeZip({ ...document, 'word/vbaProject.bin': 'x' })],
    [
      'programs under another name',
      makeZip({
        ...document,
        '[Content_Types].xml': '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
      }),
    ],
    [
      'a main part that says so',
      makeZip({
        ...document,
        '[Content_Types].xml': '<Override ContentType="x.document.macroEnabled.main+xml"/>',
      }),
    ],
  ])('is refused with %s', async (_, bytes) => {
    expect(await anyDocument(bytes)).toBe('macros');
  });

  it('with more parts than any text is refused without a look at them', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, part) => [`word/part${part}.xml`, '']));
    expect(await anyDocument(makeZip({ ...document, ...many }))).toBe('notDocument');
  });
});

describe('an old text', () => {
  /** An old container with these directory entries, of 128 bytes each: name and kind. */
  const doc = (...entries: [string, number][]) => {
    const head = Buffer.alloc(512);
    head.write('d0cf11e0a1b11ae1', 'hex');
    const directory = entries.map(([name, kind]) => {
      const entry = Buffer.alloc(128);
      entry.write(name, 'utf16le');
      entry.writeUInt16LE(name.length * 2 + 2, 64);
      entry[66] = kind;
      return entry;
    });
    return Buffer.concat([head, ...directory]);
  };

  it('is taken without programs, even where it writes about them', async () => {
    const body = Buffer.from('Macros and VBA', 'utf16le');
    expect(await anyDocument(Buffer.concat([doc(['WordDocument', 2]), body]))).toMatchObject({
      extension: 'doc',
    });
  });

  it('is refused with programs', async () => {
    expect(await anyDocument(doc(['WordDocument', 2], ['Macros', 1]))).toBe('macros');
    expect(await anyDocument(doc(['WordDocument', 2], ['_VBA_PROJECT', 2]))).toBe('macros');
  });
});
