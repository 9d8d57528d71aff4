import { makeZip } from '@portal/test-kit';
import { recognise } from './recognise';

const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' };
const docx = makeZip(document);
const anyDocument = (bytes: Buffer) => recognise(bytes, 'document');

describe('a text in an archive', () => {
  it('is known by the parts that its directory names', async () => {
    expect(await anyDocument(docx)).toMatchObject({ extension: 'docx' });
    // Programs search for the end record in different ways if anything follows it.
    expect(await anyDocument(Buffer.concat([docx, Buffer.from('a')]))).toBe('notDocument');
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
    ['one that defines entities', makeZip({ ...document, 'word/document.xml': '<!DOCTYPE a []><a/>' })],
    ['one that is no XML', makeZip({ ...document, 'word/document.xml': '<a><b></a>' })],
  ])('%s is none', async (_, bytes) => {
    const made = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), bytes.subarray(4)]);
    expect(await anyDocument(made)).toBe('notDocument');
  });

  it('with more parts than any text is refused without a look at them', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, part) => [`word/part${part}.xml`, '']));
    expect(await anyDocument(makeZip({ ...document, ...many }))).toBe('notDocument');
  });

  it('that inflates without end is given up', async () => {
    const large = `<a>${' '.repeat(40 * 1024 * 1024)}</a>`;
    expect(await anyDocument(makeZip({ ...document, 'word/a.xml': large, 'word/b.xml': large }))).toBe(
      'notDocument',
    );
  });

  it('of nothing but entries is not walked through', async () => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    const tail = Buffer.alloc(22);
    tail.write('PK\x05\x06', 'latin1');
    tail.writeUInt16LE(0xffff, 10);
    const bytes = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(1024 * 1024, entry), tail]);
    bytes.writeUInt32LE(4, bytes.length - 6);
    expect(await anyDocument(bytes)).toBe('notDocument');
  });
});

it('a picture is known where pictures are taken', async () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  expect(await recognise(png, 'pdfOrPicture')).toEqual({ mimeType: 'image/png', extension: 'png' });
  expect(await recognise(png, 'pdf')).toBe('notPdf');
  expect(await recognise(Buffer.from('GIF89a'), 'pdfOrPicture')).toBe('notPdfOrPicture');
});
