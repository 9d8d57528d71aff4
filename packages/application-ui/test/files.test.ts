import { fileFault, identityRule, simpleRule, wizardRule } from '../src/editors/editing/upload-targets';
import { identitySentence, pdfSentence, uploadSentence } from '../src/steps/documents';

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'cv.pdf') => new File([content], name);
const refusal = (status: number, more: object = {}) => ({ status, message: 'told by the server', ...more });

const end = '\nstartxref\n0\n%%EOF\n';
const whole = `%PDF-1.7${end}`;

describe('a file before it is sent', () => {
  test('a PDF is fine, whatever its name', async () => {
    expect(await pdfSentence('cv', file(whole, 'scan 1.PDF'))).toBeNull();
  });
  test('an empty file is refused', async () => {
    expect(await pdfSentence('cv', file(''))).toEqual('CV is empty');
  });
  test('another file with the ending of a PDF is refused', async () => {
    expect(await pdfSentence('cover_letter', file('hello'))).toEqual('Cover letter must be a PDF');
  });
  test('5 MB fit, one byte more does not', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
    bytes.set(new TextEncoder().encode(whole));
    expect(await pdfSentence('transcript', file(bytes))).toEqual(
      'Transcript or proof of enrolment must be smaller than 5MB. Scan it again in grey at 150 dpi, or take photos of the paper',
    );
    expect(await pdfSentence('transcript', file(bytes.slice(0, -1)))).toBeNull();
  });
  test.each([
    ['1 0 obj << /AcroForm << /XFA 2 0 R >> >> endobj', 'is a form that only some programs can show'],
    ['1 0 obj << /S /JavaScript /JS (a) >> endobj', 'contains scripts, commands or attached files'],
    [
      `1 0 obj << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >> endobj
       trailer << /Encrypt 1 0 R /ID [<00> <00>] >>`,
      'is password protected',
    ],
  ])('what the service would refuse is found when it is chosen: %#', async (objects, sentence) => {
    const chosen = () => file(`%PDF-1.7\n${objects}${end}`, 'id.pdf');
    expect(String(await pdfSentence('cv', chosen()))).toContain(`CV ${sentence}`);
    expect(String(await identitySentence('national_id', chosen()))).toContain(sentence);
    for (const rule of [identityRule, simpleRule, wizardRule])
      expect(String((await fileFault(chosen(), rule))?.sentence)).toContain(`File ${sentence}`);
  });
  test('a file that was cut off is found, too', async () => {
    expect(String(await pdfSentence('cv', file('%PDF-1.7\n1 0 obj << >>')))).toContain(
      'CV could not be read',
    );
  });
  test('a file that is gone from the device is asked for again', async () => {
    const gone = file('%PDF-1.7', 'cv of 2025.pdf');
    gone.slice = () => {
      throw new DOMException('The file could not be found', 'NotFoundError');
    };
    expect(await pdfSentence('cv', gone)).toBe(
      'cv of 2025.pdf was changed or moved and can no longer be read. Choose it again',
    );
  });
});

describe('a file that did not arrive', () => {
  test("the server's own sentence is shown, such as that it is locked", () => {
    const errors = { cv: ['CV is password protected'] };
    expect(uploadSentence('cv', refusal(422, { errors }))).toEqual('CV is password protected');
  });
  test('a refusal of something else shows nothing about the file', () => {
    expect(uploadSentence('letter', refusal(422, { errors: { email: ['wrong'] } }))).toBeNull();
  });
  test('everything else asks to try again', () => {
    expect(uploadSentence('criminal_record', refusal(0))).toEqual(
      'Criminal record could not be uploaded, try again',
    );
    expect(uploadSentence('cv', refusal(413))).toEqual(
      'CV must be smaller than 5MB. Scan it again in grey at 150 dpi, or take photos of the paper',
    );
    expect(uploadSentence('cv', refusal(409))).toEqual('told by the server');
  });
});
