import { makePdf } from '@portal/test-kit';
import { pdfProblem } from './pdf';

const pdfText = (...lines: string[]) => Buffer.from(lines.join('\n'), 'latin1');

/** A small PDF written by hand, so that a test can damage each part. */
function pdfOf({
  trailer = '<< /Size 1 /Root 1 0 R >>',
  offset,
}: {
  trailer?: string;
  offset?: number;
} = {}) {
  const body = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const at = offset ?? body.length;
  return pdfText(`${body}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`);
}

const xrefStream = (dictionary: string) => {
  const body = '%PDF-1.7\n';
  return pdfText(
    `${body}9 0 obj\n<< /Type /XRef ${dictionary} >>\nstream\nxxxx\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF`,
  );
};

describe('the check of a PDF', () => {
  it('takes a real PDF of one page or of many', async () => {
    expect(await pdfProblem(await makePdf())).toBeUndefined();
    expect(await pdfProblem(await makePdf({ pages: 12, bytes: 200_000 }))).toBeUndefined();
  });

  it('takes a cross-reference table at the end, and a cross-reference stream', async () => {
    expect(await pdfProblem(pdfOf())).toBeUndefined();
    expect(await pdfProblem(xrefStream('/Size 3'))).toBeUndefined();
  });

  it('takes a repaired file, whose end points nowhere', async () => {
    expect(await pdfProblem(pdfOf({ offset: 3 }))).toBeUndefined();
  });

  it('takes white space after the end, and nothing before the beginning', async () => {
    expect(await pdfProblem(Buffer.concat([await makePdf(), pdfText('\n\n\n')]))).toBeUndefined();
    expect(await pdfProblem(Buffer.concat([pdfText('<script>\n'), await makePdf()]))).toBe('notPdf');
  });

  it('recognises an empty file', async () => {
    expect(await pdfProblem(Buffer.alloc(0))).toBe('empty');
  });

  it('recognises a file that is no PDF, whatever its name', async () => {
    expect(await pdfProblem(pdfText('PK\u0003\u0004 a Word document'))).toBe('notPdf');
    expect(await pdfProblem(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe('notPdf');
    expect(await pdfProblem(Buffer.concat([Buffer.alloc(2000, 32), pdfOf()]))).toBe('notPdf');
  });

  it('recognises a PDF that asks for a password', async () => {
    expect(await pdfProblem(await makePdf({ password: 'secret' }))).toBe('locked');
    expect(await pdfProblem(xrefStream('/Size 3 /Encrypt 5 0 R'))).toBe('locked');
    expect(await pdfProblem(pdfOf({ trailer: '<< /Size 1 /Encrypt<< /V 4 >> >>' }))).toBe('locked');
    expect(await pdfProblem(pdfOf({ trailer: '<< /Encrypt 2 0 R >>', offset: 3 }))).toBe('locked');
  });

  it('does not take the word /Encrypt on a page for encryption', async () => {
    expect(await pdfProblem(pdfOf({ trailer: '<< /Size 1 /EncryptMetadata false >>' }))).toBeUndefined();
    const mentions = Buffer.concat([pdfText('%PDF-1.7\n% /Encrypt 5 0 R\n'), pdfOf().subarray(9)]);
    expect(await pdfProblem(mentions)).toBeUndefined();
  });

  it('recognises a PDF that was cut off', async () => {
    const whole = await makePdf({ pages: 3 });
    expect(await pdfProblem(whole.subarray(0, whole.length - 40))).toBe('unreadable');
    expect(await pdfProblem(pdfText('%PDF-1.7'))).toBe('unreadable');
    expect(await pdfProblem(pdfText('%PDF-1.7\n%%EOF'))).toBe('unreadable');
  });
});
