import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { packed, pdfOf, rewritten } from '../../../test/factories/pdfs';
import { pdfProblem } from './problem';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** An encrypted file that opens without a password, written without object streams, with a later version appended. */
async function lockedWith(more: (file: string) => string): Promise<Buffer> {
  const bytes = await rewritten(pdfOf(), { encrypted: true });
  return Buffer.concat([bytes, latin(more(bytes.toString('latin1')))]);
}

const end = 'startxref\n0\n%%EOF\n';
const trailerOf = (file: string) => /trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(file)?.[1] ?? '';
const lockOf = (file: string) => /\/Encrypt (\d+) 0 R/.exec(trailerOf(file))?.[1] ?? '';
const lockObjectOf = (file: string) =>
  new RegExp(`\\n${lockOf(file)} 0 obj([\\s\\S]*?)endobj`).exec(file)?.[1] ?? '';

describe('a file that is locked in two ways', () => {
  it.each<[string, (file: string) => string]>([
    [
      'another object with the number of the lock',
      (file) =>
        `${lockOf(file)} 0 obj << /Filter /Standard /V 1 >>\nendobj\ntrailer ${trailerOf(file)}\n${end}`,
    ],
    [
      'the lock behind a second reference',
      (file) => `${lockOf(file)} 0 obj 99 0 R\nendobj\ntrailer ${trailerOf(file)}\n${end}`,
    ],
    [
      'another first id',
      (file) => `trailer ${trailerOf(file).replace(/\/ID\s*\[\s*<[^>]*>/, '/ID [<00>')}\n${end}`,
    ],
    ['no id', (file) => `trailer ${trailerOf(file).replace(/\/ID\s*\[[^\]]*\]/, '')}\n${end}`],
    [
      'another lock in a trailer without its first object',
      (file) => `trailer << /Encrypt 99 0 R >>\ntrailer ${trailerOf(file)}\n${end}`,
    ],
  ])('is refused: %s', async (_, more) => {
    expect(await pdfProblem(await lockedWith(more))).toBe('unreadable');
  });

  it.each([
    ['a key of the lock stands twice', /\/P (-\d+)/, '/P $1 /P -4'],
    ['texts are locked in another way than streams', /\/StrF \/StdCF/, '/StrF /Identity'],
  ])('is refused where %s', async (_, words, others) => {
    const file = (await rewritten(pdfOf(), { encrypted: true })).toString('latin1');
    const changed = file.replace(words, others);
    expect(changed).not.toBe(file);
    expect(await pdfProblem(latin(changed))).toBe('unreadable');
  });

  it('is refused where a reference within the lock may lead to two things', async () => {
    const file = (await rewritten(pdfOf(), { encrypted: true })).toString('latin1');
    const indirect = file.replace(/\/P (-\d+)/, '/P 99 0 R');
    expect(indirect).not.toBe(file);
    expect(await pdfProblem(latin(indirect))).toBe('unreadable');
  });

  it('is taken where a later version repeats lock and id', async () => {
    const again = await lockedWith(
      (file) => `${lockOf(file)} 0 obj${lockObjectOf(file)}endobj\ntrailer ${trailerOf(file)}\n${end}`,
    );
    expect(await pdfProblem(again)).toBeUndefined();
  });

  it('is taken as other programs write it, also one that is saved again', async () => {
    const honest = join(__dirname, '../../../test/samples/honest/locked-copying-rc4-128.pdf');
    const document = await PDFDocument.load(await readFile(honest), { password: '' });
    document.encrypt({ userPassword: '', ownerPassword: 'owner' });
    expect(await pdfProblem(Buffer.from(await document.save()))).toBeUndefined();
  });
});

describe('what an action defines in other objects', () => {
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /A 5 0 R >>';

  it.each<[string, Record<number, string>]>([
    ['behind two references', { 4: link, 5: '6 0 R', 6: '<< /S /Hide >>' }],
    ['behind three, of two versions', { 4: link, 5: '6 0 R', 6: '7 0 R', 7: '<< /S 8 0 R >>', 8: '/Hide' }],
    [
      'a thread of another file, wherever it stands',
      { 4: '<< /S /Thread /F (\\\\\\\\evil.test\\\\a.pdf) >>' },
    ],
    ['the same with its kind elsewhere', { 4: '<< /S 5 0 R /F (a.pdf) >>', 5: '/Thread' }],
  ])('is judged: %s', async (_, objects) => {
    expect(await pdfProblem(pdfOf(objects))).toBe('active');
    expect(await pdfProblem(pdfOf({}, packed(objects)))).toBe('active');
  });

  it('is refused behind references without an end', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [String(5 + index), `${6 + index} 0 R`]),
    );
    expect(await pdfProblem(pdfOf({ 4: link, ...chain }))).toBe('unreadable');
    expect(await pdfProblem(pdfOf({ 4: link, 5: '6 0 R', 6: '5 0 R' }))).toBeUndefined();
  });

  it('is refused where an object has a comment between its numbers', async () => {
    const action = '<< /S /Hide >>';
    expect(await pdfProblem(pdfOf({ 4: link }, `5 % 1\n0 obj ${action} endobj\n`))).toBe('unreadable');
    expect(await pdfProblem(pdfOf({ 4: link }, `5 0 % 1 0\nobj ${action} endobj\n`))).toBe('unreadable');
    expect(await pdfProblem(pdfOf({ 4: link }, `5 0 % 1\nobj ${action} endobj\n`))).toBe('unreadable');
  });
});
