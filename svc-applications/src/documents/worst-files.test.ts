import { deflateRawSync } from 'node:zlib';
import { makePdf } from '@portal/test-kit';
import { anyDocument } from './kinds';
import { pdfProblem } from './pdf';
import { sliceBytes, TooMuchWork, Work } from './work';

/** The size limit of every upload. */
const largest = 10 * 1024 * 1024;
/** The limit of searched bytes for each byte of the largest file, inflated streams included. */
const workPerByte = 7;

const end = '\nstartxref\n3\n%%EOF\n';
const filled = (unit: Buffer | string, before = 'trailer ') => {
  const head = Buffer.from(`%PDF-1.7\n${before}`, 'latin1');
  return Buffer.concat([head, Buffer.alloc(largest - head.length - end.length, unit), Buffer.from(end)]);
};

/** Many streams that begin with the same empty blocks: inflating each of them reads the rest of the file. */
const emptyBlocks = () => {
  const start = Buffer.concat([
    Buffer.from('1 0 obj<</First 1/Filter/FlateDecode>>stream\n\x78\x9c', 'latin1'),
    Buffer.alloc(500, Buffer.from([0, 0, 0, 255, 255])),
  ]);
  return filled(start);
};
const bomb = () => {
  const zeros = deflateRawSync(Buffer.alloc(8 * 1024 * 1024, '/S /P '));
  return filled(
    Buffer.concat([Buffer.from('1 0 obj<</First 1/Filter/FlateDecode>>stream\n\x78\x9c', 'latin1'), zeros]),
  );
};

class Counted extends Work {
  slices = 0;
  largestStep = 0;
  override spend(bytes: number): Promise<void> {
    this.slices += 1;
    this.largestStep = Math.max(this.largestStep, bytes);
    return super.spend(bytes);
  }
}

const files: [string, () => Buffer][] = [
  ['nothing but trailers', () => filled('trailer ')],
  ['nothing but tables', () => filled('/XRef ')],
  ['nothing but objects', () => filled(' obj stream')],
  ['nothing but locks that are none', () => filled('/EncryptX')],
  ['nothing but names', () => filled('/')],
  ['nothing but actions', () => filled('/S/P')],
  ['nothing but actions with comments', () => filled(`/S%${'x'.repeat(390)}\n`)],
  ['nothing but names in disguise', () => filled('/#53#53#53')],
  ['one name', () => filled('a', 'trailer /')],
  ['white space', () => filled(' ', 'trailer /S')],
  ['nothing but packed objects', () => filled('1 0 obj<</First 1>>stream\n')],
  ['packed objects that are empty without end', emptyBlocks],
  ['packed objects that grow', bomb],
];

describe.each(files)('the largest file of %s', (_, make) => {
  it('costs work in proportion to its size, in small pieces', async () => {
    const work = new Counted(workPerByte * largest);
    const found = await pdfProblem(make(), work);
    expect(['unreadable', undefined]).toContain(found);
    // The piece of work that passes the limit is the last.
    expect(work.done).toBeLessThanOrEqual(workPerByte * largest + work.largestStep);
    expect(work.slices).toBeGreaterThanOrEqual((largest - sliceBytes) / sliceBytes / 2);
  });
});

it('a file that needs too much work is given up', async () => {
  const work = new Work(1000);
  await expect(work.spend(1001)).rejects.toThrow(TooMuchWork);
  expect(await pdfProblem(await makePdf(), new Work(10))).toBe('unreadable');
});

it('other work runs after each slice', async () => {
  let turns = 0;
  let over = false;
  const others = () => {
    turns += 1;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  await pdfProblem(filled('a')).finally(() => {
    over = true;
  });
  expect(turns).toBeGreaterThan(100);
});

it('an archive of nothing but entries is not walked through', async () => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  const tail = Buffer.alloc(22);
  tail.write('PK\x05\x06', 'latin1');
  tail.writeUInt16LE(0xffff, 10);
  const bytes = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(largest - 26, entry), tail]);
  bytes.writeUInt32LE(4, bytes.length - 6);
  expect(await anyDocument(bytes)).toBe('notDocument');
});
