import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { buildProgram } from '@portal/build-config/service-build';
import { silentLogger } from '@portal/service-kit/logging';
import { makeZip, temporaryFolder } from '@portal/test-kit';
import { entryOf, packedZip, zipOf } from '../../../test/factories/packed-zips';
import { sheetOf } from '../../../test/factories/sheets';
import { checkLimits, type FileChecks, startChecks } from './checks';
import { usageOf } from './usage';

/** Uses fast compression: a bomb that takes seconds to make would cost more than the check that it tests. */
const pack = (content: Buffer): Buffer => deflateRawSync(content, { level: 1 });
/** The most bytes that an upload call accepts. */
const mostBytes = 10 * 1024 * 1024;
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const text = (content: string) => `<w:document xmlns:w="${word}"><w:body>${content}</w:body></w:document>`;
const kinds = { '[Content_Types].xml': '<Types/>' };
const packed = (files: Record<string, string | Buffer>) => packedZip({ ...kinds, ...files }, pack);
const document = (content: string) => packed({ 'word/document.xml': text(content) });
const megabytes = (count: number, unit: string) =>
  unit.repeat(Math.floor((count * 1024 * 1024) / unit.length));
/** A packed workbook within a packed text, nested this many times. */
const nested = (levels: number): Buffer =>
  levels === 0
    ? Buffer.from('x')
    : packed({ 'word/document.xml': text(''), 'word/embeddings/a.xlsx': nested(levels - 1) });

/** 60 files of 60 MB, all stored at the same place in the archive. */
function overlapping(): Buffer {
  const large = (name: string) => entryOf(name, Buffer.alloc(60 * 1024 * 1024, ' '), pack);
  const first = large('word/document.xml');
  const others = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    name: Buffer.from(`word/h${index}.xml`),
  }));
  const list = [entryOf('[Content_Types].xml', Buffer.from('<Types/>'), pack), first, ...others];
  return zipOf(list, [undefined, undefined, ...others.map(() => 0)] as number[]);
}

/** An archive in which the content of each file is the whole next file, quoted by stored blocks (Fifield's form). */
function quoted(): Buffer {
  const kernel = deflateRawSync(Buffer.alloc(40 * 1024 * 1024));
  const entries = [entryOf('[Content_Types].xml', Buffer.from('<Types/>'), pack)];
  let tail = Buffer.from(kernel);
  for (let level = 0; level < 50; level += 1) {
    const quote = Buffer.from([
      0,
      tail.length & 255,
      (tail.length >> 8) & 255,
      ~tail.length & 255,
      (~tail.length >> 8) & 255,
    ]);
    tail = Buffer.concat([quote, tail.subarray(0, 40_000), kernel]);
    entries.push({
      name: Buffer.from(`word/h${level}.xml`),
      packed: tail,
      bytes: 41_000_000,
      checksum: level,
    });
  }
  return zipOf(entries);
}

/** An archive of a text and so many more parts with equal content that there are `count` in all. */
const many = (count: number, nameOf = (at: number) => `word/${at}.xml`, content = Buffer.from('<a/>')) => {
  const one = entryOf('', content, pack);
  const others = Array.from({ length: count - 2 }, (_, at) => ({ ...one, name: Buffer.from(nameOf(at)) }));
  const plain = entryOf('word/document.xml', Buffer.from(text('')), pack);
  return zipOf([entryOf('[Content_Types].xml', Buffer.from('<Types/>'), pack), plain, ...others]);
};

const bombs: [string, () => Buffer][] = [
  ['64 MB of blanks', () => document(megabytes(63, ' '))],
  ['64 MB of small elements', () => document(megabytes(60, '<w:t/>'))],
  ['64 MB of elements with attributes', () => document(megabytes(60, '<w:t w:a="1" w:b="2"/>'))],
  [
    'a million elements within each other',
    () => document('<w:t>'.repeat(1_000_000) + '</w:t>'.repeat(1_000_000)),
  ],
  [
    'an element with a million attributes',
    () => document(`<w:t ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
  ],
  [
    'a million namespaces',
    () => document(Array.from({ length: 500_000 }, (_, at) => `<w:t xmlns:a${at}="${at}"/>`).join('')),
  ],
  [
    'namespaces within each other',
    () => document(Array.from({ length: 50_000 }, (_, at) => `<w:t xmlns:a${at}="${at}">`).join('')),
  ],
  ['an attribute of 60 MB', () => document(`<w:t a="${megabytes(60, 'a')}"/>`)],
  [
    'a million fields within each other',
    () => document('<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(1_000_000)),
  ],
  ['codes of fields of 60 MB', () => document(`<w:instrText>${megabytes(60, 'IF ')}</w:instrText>`)],
  [
    'a laugh of entities',
    () =>
      packed({
        'word/document.xml': `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(10_000)}">]>${text('&a;'.repeat(100_000))}`,
      }),
  ],
  ['signs by number, 60 MB', () => document(megabytes(60, '&#x41;'))],
  [
    'a million links',
    () =>
      packed({
        'word/document.xml': text(''),
        'word/_rels/document.xml.rels': `<Relationships>${'<Relationship Id="a" Type="b/hyperlink" Target="https://a.test" TargetMode="External"/>'.repeat(600_000)}</Relationships>`,
      }),
  ],
  ['a text in a text, 200 times', () => nested(200)],
  [
    'sheets that inflate to 60 MB each',
    () =>
      packed(
        Object.fromEntries([
          ['word/document.xml', text('')],
          ...Array.from({ length: 20 }, (_, at) => [
            `word/embeddings/${at}.xlsx`,
            sheetOf({ 'xl/worksheets/sheet1.xml': `<a>${megabytes(3, 'a')}</a>` }),
          ]),
        ]),
      ),
  ],
  ['65,535 parts', () => many(65_535)],
  ['4,096 parts', () => many(4096)],
  ['parts that lie at the same place', overlapping],
  ['parts that quote each other', quoted],
  [
    'a picture of lines of 60 MB',
    () =>
      packed({ 'word/document.xml': text(''), 'word/media/a.svg': `<svg>${megabytes(60, '<g/>')}</svg>` }),
  ],
  [
    'a picture with a style of 60 MB',
    () =>
      packed({
        'word/document.xml': text(''),
        'word/media/a.svg': `<svg><style>${megabytes(60, 'url( ')}</style></svg>`,
      }),
  ],
  [
    '4,000 packed pictures whose heads inflate',
    () => many(4002, (at) => `word/media/${at}.png`, Buffer.alloc(300_000)),
  ],
];

describe('a text of Word that costs much to read', () => {
  let checks: FileChecks;
  let folder: string;
  beforeAll(async () => {
    const program = await buildProgram(join(__dirname, '../../..'), 'src/documents/check/check.ts');
    folder = temporaryFolder();
    checks = startChecks({ program, logger: silentLogger, limits: checkLimits });
  });
  afterAll(() => checks?.stop());

  const check = async (bytes: Buffer) => {
    const path = join(folder, 'bomb.docx');
    await writeFile(path, bytes);
    return checks.check({ path, accepts: 'document', sender: { network: 'a', person: 'a' } });
  };
  const spent = () => checks.processes().map((pid) => [pid, usageOf(pid)?.processorMs ?? 0] as const);

  it.each<[string, () => Buffer]>([
    ['parts that lie at the same place', overlapping],
    ['parts that quote each other', quoted],
    ['65,535 parts', () => many(65_535)],
    ['a text in a text', () => nested(3)],
  ])('%s: is refused', async (_, make) => {
    expect(typeof (await check(make()))).toBe('string');
  });

  it.each(bombs)('%s: costs no more than the limit, and the next file is read', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(mostBytes);
    const before = new Map(spent());
    await check(bytes);
    // A process that ran to the limit is gone; one that still exists has used less.
    for (const [pid, ms] of spent())
      expect(ms - (before.get(pid) ?? 0)).toBeLessThan(checkLimits.processorMs + 500);
    expect(await check(makeZip({ ...kinds, 'word/document.xml': text('') }))).toMatchObject({
      extension: 'docx',
    });
  });
});
