import { PDFParser } from '@cantoo/pdf-lib';
import { pdfOf } from '../../../test/factories/pdfs';
import { pdfProblem } from './problem';

const many = 4000;
const end = 'endstream endobj\n';

interface Bytes {
  next(): number;
}
const { bytes: stream } = new PDFParser(new Uint8Array(1)) as unknown as { bytes: Bytes };
const prototype = Object.getPrototypeOf(stream) as Bytes;
const { next } = prototype;

/** Counts how often the reader takes characters, repetitions included; above the limit the reader is ended. */
function countSigns(limit: number): () => number {
  let signs = 0;
  prototype.next = function (this: Bytes) {
    signs += 1;
    if (signs > limit) throw new Error('Read again and again');
    return next.call(this);
  };
  return () => signs;
}

afterEach(() => {
  prototype.next = next;
  jest.restoreAllMocks();
});

describe('a file whose signs could be read again and again is given up before', () => {
  it.each<[string, string]>([
    ['objects in one comment', `${' obj%'.repeat(many)}\n<< >>`],
    ['objects with numbers in one comment', `${'9 0 obj%'.repeat(many)}\n<< >>`],
    ['numbers before one comment', `${'9 0 obj 1 2 %'.repeat(many)}\n<< >>`],
    ['what follows an object', `${'9 0 obj<<>>%'.repeat(many)}\n`],
    ['tables in one comment', `${'trailer%'.repeat(many)}\n<< >>`],
    ['texts within texts', `${'9 0 obj('.repeat(many)}${')'.repeat(many)}`],
    ['lists within texts', `${'9 0 obj<<>>'.repeat(1)}${' obj[('.repeat(many)}${')]'.repeat(many)}`],
  ])('%s', async (_, content) => {
    const bytes = pdfOf({}, `${content}\n`);
    const signs = countSigns(12 * bytes.length);
    expect([undefined, 'unreadable']).toContain(await pdfProblem(bytes));
    expect(signs()).toBeLessThanOrEqual(12 * bytes.length);
  });

  it.each<[string, string]>([
    ['streams that share their end', `${'9 0 obj<</N 0/First 0>>stream\n'.repeat(many)}${end}`],
    ['streams without an end', '9 0 obj<</N 0/First 0>>stream\n'.repeat(many)],
  ])('%s', async (_, content) => {
    const search = jest.spyOn(Buffer.prototype, 'indexOf');
    expect(await pdfProblem(pdfOf({}, content))).toBe('unreadable');
    expect(search.mock.calls.filter(([mark]) => mark === 'endstream').length).toBeLessThan(10);
  });
});

it('a file with a long comment in each object is read', async () => {
  const objects = Array.from(
    { length: 300 },
    (_, index) => `${100 + index} 0 obj % ${'x'.repeat(900)}\n<< >>\nendobj\n`,
  );
  expect(await pdfProblem(pdfOf({}, objects.join('')))).toBeUndefined();
});
