import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** The objects of a plain PDF with one empty page, by number. */
const plain: Readonly<Record<number, string>> = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
};

/** A complete PDF with these objects added or replaced, and these bytes before its table. */
export function pdfOf(objects: Readonly<Record<number, string>> = {}, more: Buffer | string = ''): Buffer {
  const all = { ...plain, ...objects };
  const parts: Uint8Array[] = [latin('%PDF-1.7\n')];
  for (const [number, content] of Object.entries(all))
    parts.push(latin(`${number} 0 obj\n${content}\nendobj\n`));
  parts.push(typeof more === 'string' ? latin(more) : more);
  const body = Buffer.concat(parts);
  const offsets = Object.keys(all).map((number) => body.indexOf(`${number} 0 obj`));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = Math.max(...Object.keys(all).map(Number)) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${Object.keys(all)
    .map((number, index) => `${number} 1\n${rows[index]}`)
    .join('')}`;
  return Buffer.concat([
    body,
    latin(`${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

/** An object stream with these objects, given by number and content. */
export function packed(objects: Readonly<Record<number, string>>, more = '/Filter /FlateDecode'): Buffer {
  let at = 0;
  const heads: string[] = [];
  for (const [number, content] of Object.entries(objects)) {
    heads.push(`${number} ${at}`);
    at += content.length + 1;
  }
  const head = `${heads.join(' ')} `;
  const content = deflateSync(latin(head + Object.values(objects).join(' ')));
  const first = `<< /Type /ObjStm /N ${heads.length} /First ${head.length} /Length ${content.length} ${more} >>`;
  return Buffer.concat([latin(`90 0 obj\n${first}\nstream\r\n`), content, latin('\nendstream\nendobj\n')]);
}

/** The file as another program writes it: with object streams, and encrypted with an empty password. */
export async function rewritten(
  bytes: Uint8Array,
  { encrypted = false, packed: useObjectStreams = false, userPassword = '' } = {},
): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { preserveXFA: true, updateMetadata: false });
  if (encrypted) document.encrypt({ userPassword, ownerPassword: 'owner', permissions: { copying: false } });
  return Buffer.from(await document.save({ useObjectStreams }));
}

/** A PDF of 66 KB whose object streams inflate to 64 MB of objects that are read one by one. */
export function bomb(unit = '/a'): Buffer {
  const size = 8 * 1024 * 1024 - 64;
  const streams = Array.from({ length: 8 }, (_, index) => {
    const head = `${40 + index} 0 `;
    const content = deflateSync(Buffer.concat([latin(`${head}[`), Buffer.alloc(size, unit), latin(']')]), {
      level: 9,
    });
    const words = `<< /Type /ObjStm /N 1 /First ${head.length} /Length ${content.length} /Filter /FlateDecode >>`;
    return Buffer.concat([
      latin(`${20 + index} 0 obj\n${words}\nstream\n`),
      content,
      latin('\nendstream\nendobj\n'),
    ]);
  });
  return pdfOf({}, Buffer.concat(streams));
}
