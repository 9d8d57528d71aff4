import { packed, pdfOf } from '../../../test/factories/pdfs';
import { pdfProblem } from './problem';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /A ${action} >>`;
const linkTo = (address: string) => pdfOf({ 4: link(`<< /S /URI /URI ${address} >>`) });

describe('an address that browsers read as another', () => {
  it.each([
    ['a blank before it', '( javascript:alert\\(1\\))'],
    ['blanks before the name of a machine', '(  //evil.test/a)'],
    ['a hard blank before it', '<FEFF00A0006A006100760061007300630072006900700074003A0061>'],
    ['a sign before it that some readers take for a letter', '(\\031javascript:alert\\(1\\))'],
    ['a sign of no width within it', '<FEFF006A00610076200B0061007300630072006900700074003A0061>'],
    ['a mark before it', '<FEFFFEFF00660069006C0065003A002F002F002F0061>'],
    ['a number', '1'],
    ['nothing', '99 0 R'],
  ])('is refused: %s', async (_, address) => {
    expect(await pdfProblem(linkTo(address))).toBe('active');
  });

  it.each(['( https://a.test )', '<FEFF00680074007400700073003A002F002F0061>', '(a b.html)', '/a.html'])(
    'is taken where it leads to a page all the same: %s',
    async (address) => {
      expect(await pdfProblem(linkTo(address))).toBeUndefined();
    },
  );

  it('is refused where a text that is an object by itself may be meant', async () => {
    const bytes = pdfOf(
      { 4: link('<< /S /URI /URI 12 0 R >>'), 12: '(https://a.test)' },
      '9912 0 obj (javascript:a)\nendobj\n',
    );
    expect(await pdfProblem(bytes)).toBe('active');
    expect(await pdfProblem(pdfOf({ 4: link('<< /S /URI /URI 12 0 R >>'), 12: '(https://a.test)' }))).toBe(
      undefined,
    );
  });

  it('is refused where two bases of addresses stand', async () => {
    const catalog = '<< /Type /Catalog /Pages 2 0 R /URI << /Base (a:) /Base (https://a.test) >> >>';
    expect(await pdfProblem(pdfOf({ 1: catalog }))).toBe('unreadable');
  });
});

describe('an object whose number readers take for another', () => {
  const address = link('<< /S /URI /URI 12 0 R >>');

  it.each([
    ['a comment before the word', `12 0%\nobj (javascript:a)`],
    ['a comment between its numbers', `12 %\n0 obj (javascript:a)`],
    ['a comment, and no blank before the word', `12 %\n0obj ${script}`],
    ['a sign within its number', '1-2 0 obj (javascript:a)'],
    ['a number that is cut off', `12${' '.repeat(61)}0 obj (javascript:a)`],
  ])('is refused: %s', async (_, object) => {
    expect(await pdfProblem(pdfOf({ 4: address, 13: '(https://a.test)' }, `${object}\nendobj\n`))).toMatch(
      /unreadable|active/,
    );
  });

  it.each(['Hide', 'Movie', 'Sound', 'SetOCGState', 'ResetForm', 'Trans'])(
    'may not be an action to %s, wherever it stands',
    async (kind) => {
      expect(await pdfProblem(pdfOf({}, `9912 0 obj << /S /${kind} >>\nendobj\n`))).toBe('active');
    },
  );

  it.each([link('<< /S /Named /N 12 0 R >>'), link('<< /S 12 0 R /D [3 0 R /Fit] >>')])(
    'is no kind of an action: %s',
    async (action) => {
      expect(await pdfProblem(pdfOf({ 4: action, 12: '/GoTo', 13: '/NextPage' }))).toBe('active');
    },
  );
});

describe('a stream of objects that readers read at other places', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const plain = ({ content, first = 60, count = 1, before = '\n', type = '/Type /ObjStm' }: Packing) =>
    pdfOf(
      { 4: link('20 0 R') },
      latin(
        `5 0 obj\n<< ${type} /N ${count} /First ${first} /Length ${content.length} >>\nstream${before}${content}\nendstream\nendobj\n`,
      ),
    );

  it('is refused where the rest of a line stands before its bytes', async () => {
    // Poppler and others skip the rest of the line after the word: 52 characters here.
    const shifted = `${'20 0 '.padEnd(8)}<< /S /GoTo >>`.padEnd(60) + script;
    expect(await pdfProblem(plain({ content: shifted, before: `%${'1'.repeat(50)}\n` }))).toBe('unreadable');
    expect(await pdfProblem(plain({ content: shifted, before: ' \n' }))).toBe('unreadable');
    expect(await pdfProblem(plain({ content: shifted }))).toBe('active');
  });

  it.each<[string, Packing]>([
    [
      'a number with a sign in it',
      { content: `20 1-0 ${'<< /S /GoTo >>'.padStart(20)} ${script}`, first: 7 },
    ],
    ['objects within one another', { content: `20 0 21 4 ${'<< /X (a) >>'}`, first: 10, count: 2 }],
    ['objects in another order', { content: '20 4 21 0 [1] [2]', first: 10, count: 2 }],
    ['a part of an object', { content: '20 0 [1]', first: 5, count: 0.5 }],
    ['a kind that stands twice', { content: '20 0 [1]', first: 5, type: '/Type /XRef /Type /ObjStm' }],
    ['another kind', { content: '20 0 [1]', first: 5, type: '/Type /XRef' }],
  ])('is refused: %s', async (_, packing) => {
    expect(await pdfProblem(plain(packing))).toBe('unreadable');
  });

  it('is taken where a key that decides nothing stands twice elsewhere', async () => {
    expect(await pdfProblem(pdfOf({ 4: '<< /Type /Font /Type /Font /Name /F1 >>' }))).toBeUndefined();
  });

  it('is taken as other programs write it', async () => {
    expect(await pdfProblem(plain({ content: '20 0 21 4 [1] [2]', first: 10, count: 2 }))).toBeUndefined();
    expect(await pdfProblem(pdfOf({}, packed({ 20: '<< /X 1 >>', 21: '5' })))).toBeUndefined();
  });
});

interface Packing {
  content: string;
  first?: number;
  count?: number;
  before?: string;
  type?: string;
}
