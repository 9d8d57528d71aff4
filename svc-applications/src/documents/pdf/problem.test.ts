import { makePdf } from '@portal/test-kit';
import { pdfOf, rewritten } from '../../../test/factories/pdfs';
import { pdfProblem } from './problem';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('the check of a PDF', () => {
  it('takes a real PDF of one page or of many', async () => {
    expect(await pdfProblem(await makePdf())).toBeUndefined();
    expect(await pdfProblem(await makePdf({ pages: 12, bytes: 200_000 }))).toBeUndefined();
  });

  it('takes a file whose end points nowhere', async () => {
    const bytes = latin(
      pdfOf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n3'),
    );
    expect(await pdfProblem(bytes)).toBeUndefined();
  });

  it('looks for the header in the first kilobyte, as readers do', async () => {
    const before = (length: number) => Buffer.concat([Buffer.alloc(length, 32), pdfOf()]);
    expect(await pdfProblem(before(1))).toBeUndefined();
    expect(await pdfProblem(before(1024 - 5))).toBeUndefined();
    expect(await pdfProblem(before(1024 - 4))).toBe('notPdf');
  });

  it('takes whatever stands behind the end, but for objects', async () => {
    const behind = (text: string) => Buffer.concat([pdfOf(), latin(text)]);
    expect(await pdfProblem(behind('\n\n\n'))).toBeUndefined();
    expect(await pdfProblem(behind('<p>A page of the server</p>'.repeat(200)))).toBeUndefined();
    expect(await pdfProblem(behind('<script>var startxref = 12;</script>'))).toBeUndefined();
    expect(await pdfProblem(behind('\u001a\u001a'))).toBeUndefined();
    expect(await pdfProblem(behind('9 0 obj << >> endobj'))).toBe('unreadable');
  });

  it('recognises an empty file', async () => {
    expect(await pdfProblem(Buffer.alloc(0))).toBe('empty');
  });

  it('recognises a file that is no PDF, whatever its name', async () => {
    expect(await pdfProblem(latin('PK\u0003\u0004 a Word document'))).toBe('notPdf');
    expect(await pdfProblem(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe('notPdf');
  });

  it('recognises a PDF that asks for a password, and takes one that is locked against copying alone', async () => {
    const bytes = pdfOf();
    expect(await pdfProblem(await makePdf({ password: 'secret' }))).toBe('locked');
    for (const packed of [false, true]) {
      expect(await pdfProblem(await rewritten(bytes, { encrypted: true, packed, userPassword: 'a' }))).toBe(
        'locked',
      );
      expect(await pdfProblem(await rewritten(bytes, { encrypted: true, packed }))).toBeUndefined();
    }
  });

  it('recognises a PDF that only some receivers can open', async () => {
    const bytes = latin(
      pdfOf().toString('latin1').replace('/Root', '/Encrypt << /Filter /Adobe.PubSec /V 4 >> /Root'),
    );
    expect(await pdfProblem(bytes)).toBe('locked');
  });

  it('does not take the word /Encrypt for encryption', async () => {
    expect(
      await pdfProblem(pdfOf({ 4: '<< /EncryptMetadata false /Title (/Encrypt 5 0 R) >>' })),
    ).toBeUndefined();
    expect(await pdfProblem(pdfOf({}, '% /Encrypt 5 0 R\n'))).toBeUndefined();
  });

  it('takes a file that lacks its end mark, or the last signs of it, alone', async () => {
    const whole = pdfOf();
    for (const less of [2, 4, 6, 7])
      expect(await pdfProblem(whole.subarray(0, whole.length - less))).toBeUndefined();
  });

  it('refuses a file without a page, which opens in no reader', async () => {
    const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
    const empty = pdfOf({ 2: pages, 3: '<< /Type /Metadata >>' });
    expect(await pdfProblem(empty)).toBe('unreadable');
  });

  it('recognises a PDF that was cut off', async () => {
    const whole = await makePdf({ pages: 3 });
    expect(await pdfProblem(whole.subarray(0, whole.length - 40))).toBe('unreadable');
    expect(await pdfProblem(latin('%PDF-1.7'))).toBe('unreadable');
    expect(await pdfProblem(latin('%PDF-1.7\n%%EOF'))).toBe('unreadable');
    expect(
      await pdfProblem(latin('%PDF-1.7\n<script>\ntrailer << /Root 1 0 R >>\nstartxref\n1\n%%EOF')),
    ).toBe('unreadable');
  });
});
