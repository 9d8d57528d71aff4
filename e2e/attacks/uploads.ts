import { makeZip } from '@portal/test-kit';
import type { Actors } from './actors';
import { type Aim, rightRequest } from './aims';
import { type Answer, type Ask, judged } from './answers';
import { type FormFile, formOf, thePdf } from './forms';
import { harmfulFiles } from './harmful-files';

const megabyte = 1024 * 1024;
const bytesOf = (words: string) => Buffer.from(words);
const zip = (name: string) => makeZip({ '[Content_Types].xml': '<Types/>', [name]: 'MZ' });

interface BadFile {
  what: string;
  name: string;
  bytes: () => Buffer;
  type?: string;
  expected: readonly number[];
}

const pdfOf = (bytes: number): Buffer => Buffer.concat([thePdf(), Buffer.alloc(bytes - thePdf().length, 10)]);

/** Files whose content does not match their names. */
const badFiles: readonly BadFile[] = [
  { what: 'nothing', name: 'empty.pdf', bytes: () => Buffer.alloc(0), expected: [422] },
  {
    what: 'a page',
    name: 'cv.pdf',
    bytes: () => bytesOf('<html><script>alert(1)</script>'),
    expected: [422],
  },
  {
    what: 'a page that says PDF',
    name: 'cv.pdf',
    bytes: () => bytesOf('%PDF-1.7\n<script>'),
    expected: [422],
  },
  { what: 'a program', name: 'cv.docx', bytes: () => bytesOf('MZ\x90\x00'), expected: [422] },
  { what: 'an archive', name: 'cv.docx', bytes: () => zip('evil.exe'), expected: [422] },
  { what: 'a sheet', name: 'cv.docx', bytes: () => zip('xl/workbook.xml'), expected: [422] },
  {
    what: 'an archive that speaks of a document',
    name: 'a.docx',
    bytes: () => zip('word/evil.exe'),
    expected: [422],
  },
  {
    what: 'an old container without a document',
    name: 'cv.doc',
    bytes: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    expected: [422],
  },
  { what: 'a drawing', name: 'id.svg', bytes: () => bytesOf('<svg onload="alert(1)"/>'), expected: [422] },
  { what: 'an animation', name: 'id.png', bytes: () => bytesOf('GIF89a'), expected: [422] },
  {
    what: 'a page that is called a PDF',
    name: 'cv.html',
    bytes: () => bytesOf('<html>'),
    type: 'application/pdf',
    expected: [422],
  },
  ...harmfulFiles.map(({ bytes, ...file }) => ({ ...file, bytes: () => bytes, expected: [422] })),
];

const mostOf = ({ target }: Aim): number => (target.kinds === 'documents' ? 10 : 5) * megabyte;

/** Names with tricks: a name is shown to people and never used as a path. */
const trickyNames = [
  '../../../../etc/passwd.pdf',
  'C:\\windows\\system32\\cv.pdf',
  '\u202efdp.exe\u0000.pdf',
  '"; filename="x.html',
  'a\r\nSet-Cookie: a=b\r\n\r\n<html>.pdf',
  `${'x'.repeat(4000)}.pdf`,
  '....',
  '  ',
  '=cmd|calc!A1.pdf',
  '%2e%2e%2fcv.pdf',
];

/** Files that every upload refuses. */
export async function badUploads(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const { form: _, ...request } = rightRequest(aim, actors);
  const fields = aim.target.fields?.(actors.ids) ?? {};
  const [field = ''] = aim.target.files ?? [];
  const send = (files: FormFile[], more = {}) =>
    ask({ ...request, form: formOf({ ...fields, ...more }, files) });
  for (const { what, name, bytes, type = 'application/octet-stream', expected } of badFiles) {
    problems.push(...judged(what, await send([{ field, name, bytes: bytes(), type }]), expected));
  }
  const large = { field, name: 'cv.pdf', bytes: pdfOf(mostOf(aim) + 1) };
  problems.push(...judged('one byte too much', await send([large]), [413]));
  const elsewhere = { field: 'password_hash', name: 'cv.pdf', bytes: thePdf() };
  // Without a file the letter may be accepted, since one may be stored already.
  const none = aim.target.files?.[0] === 'letter' ? [200, 422] : [422];
  problems.push(...judged('in a field that is none', await send([elsewhere]), none));
  problems.push(...judged('no file at all', await send([]), none));
  const file = { field, name: 'cv.pdf', bytes: thePdf() };
  problems.push(...judged('a field of 2 MB', await send([file], { note: 'x'.repeat(2 * megabyte) }), [413]));
  for (const id of Object.keys(fields).filter((name) => name.endsWith('_id'))) {
    for (const wrong of ['', '0', '-1', 'abc', '9'.repeat(30), "1' OR '1'='1"]) {
      const answer = await send([file], { [id]: wrong });
      problems.push(...judged(`${id} is ${wrong}`, answer, [404, 422]));
    }
  }
  return problems;
}

const boundary = 'a-boundary';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`;

/** Malformed forms. */
export async function badForms(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const { form: _, ...request } = rightRequest(aim, actors);
  const type = `multipart/form-data; boundary=${boundary}`;
  const wrong = { expected: [400, 422] };
  const attacks = [
    { what: 'JSON', raw: '{}', type: 'application/json', expected: [415] },
    { what: 'no boundary', raw: head, type: 'multipart/form-data', expected: [400, 415, 422] },
    { what: 'another boundary', raw: head, type: `${type}-other`, ...wrong },
    { what: 'half a file', raw: `${head}%PDF-1.7`, type, ...wrong },
    { what: 'rubbish', raw: '\u0000\u0001', type, ...wrong },
    { what: 'nothing', raw: '', type, ...wrong },
  ];
  for (const { what, expected, ...body } of attacks) {
    problems.push(...judged(what, await ask({ ...request, ...body }), expected));
  }
  return problems;
}

/** Sends two files in one field: at most one of them may be stored. */
export async function twoFiles(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const { form: _, ...request } = rightRequest(aim, actors);
  const [field = ''] = aim.target.files ?? [];
  const file = { field, name: 'cv.pdf', bytes: thePdf() };
  const form = formOf(aim.target.fields?.(actors.ids) ?? {}, [file, { ...file, name: 'other.pdf' }]);
  return judged('two files', await ask({ ...request, form }), [200, 413, 422]);
}

const storedNames = ({ text }: Answer): string[] =>
  [...text.matchAll(/"original_name":"((?:[^"\\]|\\.)*)"/g)].map(([, name]) => JSON.parse(`"${name}"`));

/** Checks that tricks in a file's name are removed. */
export async function trickyUploads(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const { form: _, ...request } = rightRequest(aim, actors);
  const [field = ''] = aim.target.files ?? [];
  for (const name of trickyNames) {
    const form = formOf(aim.target.fields?.(actors.ids) ?? {}, [{ field, name, bytes: thePdf() }]);
    const answer = await ask({ ...request, form });
    const what = `a file called ${JSON.stringify(name).slice(0, 40)}`;
    problems.push(...judged(what, answer, [200]));

    for (const stored of storedNames(answer).filter(
      (one) => /[/\\\p{Cc}\u202e]|^\.|^$/u.test(one) || one.length > 255,
    ))
      problems.push(`${what} is stored as ${JSON.stringify(stored)}`);
  }
  return problems;
}
