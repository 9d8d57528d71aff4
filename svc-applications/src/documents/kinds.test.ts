import { makeZip } from '@portal/test-kit';
import { anyDocument } from './kinds';

const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const docx = makeZip(document);

describe('a text in an archive', () => {
  it('is known by the parts that its directory names', () => {
    expect(anyDocument(docx)).toMatchObject({ extension: 'docx' });
    expect(anyDocument(Buffer.concat([docx, Buffer.from('a')]))).toMatchObject({ extension: 'docx' });
  });

  it.each<[string, Buffer]>([
    ['a spreadsheet', makeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
    [
      'an archive that only speaks of one',
      makeZip({ 'readme.txt': '[Content_Types].xml word/document.xml' }),
    ],
    ['an archive with a folder of that name', makeZip({ '[Content_Types].xml': '', 'word/evil.exe': 'MZ' })],
    ['one with macros', makeZip({ ...document, 'word/vbaProject.bin': 'x' })],
    ['half of one', docx.subarray(0, docx.length - 30)],
    ['one whose directory leads out of it', Buffer.concat([docx.subarray(40)])],
    ['its beginning alone', Buffer.from('PK\x03\x04', 'latin1')],
  ])('%s is none', (_, bytes) => {
    const made = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), bytes.subarray(4)]);
    expect(anyDocument(made)).toBe('notDocument');
  });
});
