import type { ApiError } from '../api-error';
import { fakeShell } from '../dev';
import { downloadFile, saveFile } from './download';
import type { Operation } from './operation';

const session = { token: 'abc', user: { id: 7, role: 'admin' } };
const REPORT = 'GET /api/admin/reports/download-pdf' as Operation<{
  parameters: { query?: { status?: string } };
}>;
type Piece = string | Error;

/** A server that sends these pieces in order; an Error breaks the connection. */
function serverSends(pieces: Piece[], headers: Record<string, string> = {}, status = 200) {
  const left = [...pieces];
  const read = async () => {
    const piece = left.shift();
    if (piece instanceof Error) throw piece;
    return piece === undefined
      ? { done: true }
      : { done: false, value: Uint8Array.from(piece, (letter) => letter.charCodeAt(0)) };
  };
  const answer = {
    ok: status < 300,
    status,
    headers: new Headers(headers),
    body: { getReader: () => ({ read }) },
    text: async () => pieces.join(''),
  };
  const fetched = jest.fn(async (_path: string, _options: RequestInit) => answer as unknown as Response);
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

const failureOf = (file: Promise<unknown>): Promise<ApiError> =>
  file.then(
    () => {
      throw new Error('It came through');
    },
    (error: ApiError) => error,
  );

test("a file arrives in pieces, with the token, under the server's name", async () => {
  const fetched = serverSends(['%PDF', '-1.7'], {
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'attachment; filename="report-2026-11-21.pdf"',
  });
  const bytes: number[] = [];
  const file = await downloadFile(fakeShell({ session }), REPORT, {}, 'report.pdf', {
    onBytes: (count) => bytes.push(count),
  });
  expect(file.name).toBe('report-2026-11-21.pdf');
  expect(file.content).toMatchObject({ size: 8, type: 'application/pdf' });
  expect(bytes).toEqual([4, 8]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer abc' });
});

test('what a file is about can be sent along', async () => {
  const fetched = serverSends(['ID']);
  const TABLE = 'POST /api/admin/bulk-acts/export' as Operation<unknown>;
  await downloadFile(fakeShell({ session }), TABLE, {}, 'table.csv', { body: { ids: [1, 2] } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"ids":[1,2]}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test.each([
  [`attachment; filename="INT-12_?.pdf"; filename*=UTF-8''INT-12_%E7%8E%8B.pdf`, 'INT-12_王.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment', 'report.pdf'],
])('the name in %s', async (disposition, name) => {
  serverSends(['x'], { 'Content-Disposition': disposition });
  expect(await downloadFile(fakeShell(), REPORT, {}, 'report.pdf')).toMatchObject({ name });
});

test('a download that breaks off is a failure', async () => {
  serverSends(['%PDF', new TypeError('terminated')]);
  const error = await failureOf(downloadFile(fakeShell(), REPORT, {}, 'report.pdf'));
  expect(error).toMatchObject({ kind: 'network', status: 0 });
});

test('a file shorter than announced is a failure, unless it was compressed on the wire', async () => {
  serverSends(['%PDF'], { 'Content-Length': '9' });
  expect(await failureOf(downloadFile(fakeShell(), REPORT, {}, 'report.pdf'))).toMatchObject({
    kind: 'network',
  });
  serverSends(['%PDF'], { 'Content-Length': '9', 'Content-Encoding': 'br' });
  expect((await downloadFile(fakeShell(), REPORT, {}, 'report.pdf')).content.size).toBe(4);
});

test("a refusal has the server's message, and an expired session ends", async () => {
  serverSends([JSON.stringify({ message: 'Please sign in again.' })], {}, 401);
  const shell = fakeShell({ session });
  const error = await failureOf(downloadFile(shell, REPORT, {}, 'report.pdf'));
  expect(error).toMatchObject({ kind: 'answer', status: 401, message: 'Please sign in again.' });
  expect(shell.calls).toContainEqual(['session.end', 'expired']);
});

test('it can be cancelled', async () => {
  serverSends(['%PDF', new DOMException('', 'AbortError')]);
  const stop = new AbortController();
  const file = downloadFile(fakeShell(), REPORT, {}, 'report.pdf', {
    signal: stop.signal,
    onBytes: () => stop.abort(),
  });
  expect(await failureOf(file)).toMatchObject({ kind: 'aborted' });
});

test('a downloaded file is saved under its name', () => {
  const clicked: [string, string][] = [];
  URL.createObjectURL = () => 'blob:report';
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  };
  jest.useFakeTimers();
  saveFile({ name: 'report.pdf', content: new Blob(['x']) });
  expect(clicked).toEqual([['blob:report', 'report.pdf']]);
  expect(document.querySelector('a')).toBeNull();
});
