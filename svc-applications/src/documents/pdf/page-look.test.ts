import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfFault } from '@portal/contract-svc-applications-v1/files/pdf-look';
import { packed, pdfOf, rewritten } from '../../../test/factories/pdfs';
import { pdfProblem } from './problem';

/** The check that pages make before sending a PDF: whatever it finds, the service must find as well. */
const onPage = (bytes: Buffer) => pdfFault(bytes.toString('latin1'));

const honest = join(__dirname, '../../../test/samples/honest');
const files = readdirSync(honest).filter((file) => file.endsWith('.pdf'));

it.each(files)('takes %s, as the service does', async (file) => {
  expect(await onPage(readFileSync(join(honest, file)))).toBeUndefined();
});

const form = { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA 4 0 R >> >>' };
const script = { 4: '<< /S /JavaScript /JS (app.alert(1)) >>' };

it.each<[string, Buffer | Promise<Buffer>]>([
  ['xfa', pdfOf(form)],
  ['xfa', pdfOf({}, packed({ 4: '<< /Fields [] /XFA 5 0 R >>' }))],
  ['xfa', rewritten(pdfOf(form), { packed: true })],
  ['active', pdfOf(script)],
  ['active', rewritten(pdfOf(script), { packed: true })],
  ['active', pdfOf({ 4: '<< /#4aS (a) /S /#4aavaScript >>' })],
  ['active', pdfOf({ 4: '<< /Type /EmbeddedFile /Length 1 >>\nstream\na\nendstream' })],
  ['locked', rewritten(pdfOf(), { encrypted: true, userPassword: 'secret' })],
  ['locked', rewritten(pdfOf(), { encrypted: true, userPassword: 'secret', packed: true })],
  ['unreadable', pdfOf().subarray(0, -30)],
])('finds what is %s, as the service does', async (fault, made) => {
  const bytes = await made;
  expect([await onPage(bytes), await pdfProblem(bytes)]).toEqual([fault, fault]);
});

it.each([
  ['in a text', { 4: '<< /Title (a \\( /XFA b) /T2 (((/JS))) >>' }],
  ['in a comment', { 4: '<< /X 1 % /XFA\n>>' }],
  ['in the bytes of a stream', { 4: '<< /Length 9 >>\nstream\n<< /XFA >>\nendstream' }],
  ['as the beginning of another name', { 4: '<< /XFAx /JSon >>' }],
])('takes the name %s', async (_, objects) => {
  const bytes = pdfOf(objects as Record<number, string>);
  expect([await onPage(bytes), await pdfProblem(bytes)]).toEqual([undefined, undefined]);
});
