import { ApiError } from '../api-error';
import { fakeShell } from '../dev';
import { createApiClient } from './client';

/** Replaces the browser's request; the test decides its course. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  headers: Record<string, string> = {};

  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  send() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});

const session = { token: 'abc', user: { id: 7, role: 'intern' } };

test('an upload reports its progress and answers like any call', async () => {
  const percents: number[] = [];
  const api = createApiClient(fakeShell({ session }));
  const sent = api.upload('/api/documents', new FormData(), {
    onProgress: (percent) => percents.push(percent),
  });
  FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 3 });
  FakeRequest.last.answer(200, { version: 4 });
  expect(await sent).toEqual({ status: 200, body: { version: 4 } });
  expect(percents).toEqual([33, 100]);
  expect(FakeRequest.last.headers.Authorization).toBe('Bearer abc');
});

test('an upload can be cancelled', async () => {
  const cancel = new AbortController();
  const sent = createApiClient(fakeShell()).upload('/api/documents', new FormData(), {
    signal: cancel.signal,
  });
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
});

test('an upload cancelled before it began is not sent', async () => {
  const sent = createApiClient(fakeShell()).upload('/api/x', new FormData(), { signal: AbortSignal.abort() });
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
});

test('a refused file brings the reason', async () => {
  const sent = createApiClient(fakeShell()).upload('/api/documents', new FormData());
  FakeRequest.last.answer(422, { message: 'Check', errors: { cv: ['must be a PDF'] } });
  const error = await sent.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).errors).toEqual({ cv: ['must be a PDF'] });
});

test('a lost connection is reported as a lost connection', async () => {
  const sent = createApiClient(fakeShell()).upload('/api/documents', new FormData());
  FakeRequest.last.onerror();
  await expect(sent).rejects.toMatchObject({ kind: 'network', status: 0 });
});
